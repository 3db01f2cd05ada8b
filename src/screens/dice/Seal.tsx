import { useState } from 'react';
import { checkChance, type ChanceCheck } from '../../game-core/kernel/dice';
import { isOver, type Match } from '../../game-core/kernel/match';
import { usePhrases, type Phrases } from '../../i18n';
import { Announce, Button, Code, Heading, Panel, Words } from '../../ui';
import { useSeal } from './useSeal';

interface Props {
  readonly match: Match;
}

/** The match's secret number: sealed at the start, opened at the end, and then anybody can check it. */
export function Seal({ match }: Props) {
  const say = usePhrases();
  const { seed } = match.origin.chance;
  const seal = useSeal(seed);
  const [checked, setChecked] = useState<ChanceCheck | null>(null);
  const result = checked === null ? '' : inWords(checked, say);
  return (
    <Panel>
      <Heading>{say.dice.seal.title}</Heading>
      <Words>{say.dice.seal.sealed}</Words>
      {seal.kind === 'there' && <Code>{seal.digits}</Code>}
      {seal.kind === 'unavailable' && <Words>{say.dice.seal.unavailable}</Words>}
      {isOver(match) && (
        <>
          <Words>{say.dice.seal.opened}</Words>
          <Code>{seed}</Code>
          <Words>{say.dice.seal.how}</Words>
          <Button
            kind="quiet"
            icon="check"
            label={say.dice.seal.check}
            onPress={() => setChecked(checkChance(match))}
          />
          {checked !== null && <Words as="label">{result}</Words>}
          <Announce message={result} />
        </>
      )}
    </Panel>
  );
}

function inWords({ agreed, all }: ChanceCheck, say: Phrases): string {
  return agreed === all ? say.dice.seal.right(all) : say.dice.seal.wrong(all - agreed, all);
}
