import { CryptoDigestAlgorithm, digestStringAsync } from 'expo-crypto';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { checkChance, type ChanceCheck } from '../../game-core/kernel/dice';
import { isOver, type Match } from '../../game-core/kernel/match';
import { usePhrases } from '../../i18n';
import { Button, Heading, Panel, radius, space, useColours, Words } from '../../ui';

interface Props {
  readonly match: Match;
}

/** The match's secret number: sealed at the start, opened at the end, and then anybody can check it. */
export function Seal({ match }: Props) {
  const say = usePhrases();
  const { seed } = match.origin.chance;
  const seal = useSealOf(seed);
  const [checked, setChecked] = useState<ChanceCheck | null>(null);
  return (
    <Panel>
      <Heading>{say.dice.seal.title}</Heading>
      <Words>{say.dice.seal.sealed}</Words>
      <Digits>{seal ?? say.dice.seal.unavailable}</Digits>
      {isOver(match) && (
        <>
          <Words>{say.dice.seal.opened}</Words>
          <Digits>{seed}</Digits>
          <Button
            kind="quiet"
            icon="check"
            label={say.dice.seal.check}
            onPress={() => setChecked(checkChance(match))}
          />
          {checked !== null && (
            <View role="status" aria-live="polite">
              <Words as="label">
                {checked.agreed === checked.all
                  ? say.dice.seal.right(checked.all)
                  : say.dice.seal.wrong(checked.all - checked.agreed, checked.all)}
              </Words>
            </View>
          )}
        </>
      )}
    </Panel>
  );
}

/** Null until it is computed, or where the platform cannot. */
function useSealOf(seed: string): string | null {
  const [seal, setSeal] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    digestStringAsync(CryptoDigestAlgorithm.SHA256, seed).then(
      (digest) => isHere && setSeal(digest),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [seed]);
  return seal;
}

function Digits({ children }: { readonly children: string }) {
  const { sunken } = useColours();
  return (
    <View style={[styles.digits, { backgroundColor: sunken }]}>
      <Words as="smallStrong">{children.replace(/.{8}(?=.)/g, '$& ')}</Words>
    </View>
  );
}

const styles = StyleSheet.create({ digits: { padding: space.m, borderRadius: radius.s } });
