import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Game } from '../../game-core/kernel/game';
import { sameJson } from '../../game-core/kernel/json';
import { usePhrases } from '../../i18n';
import type { SetUp } from '../../storage/set-ups';
import {
  Heading,
  largeText,
  Picture,
  Pressable,
  radius,
  space,
  target,
  Toast,
  useColours,
  useTextScale,
  Words,
  type AccentName,
} from '../../ui';
import type { GameId } from '../game-doors';
import { HouseRulesSheet } from './HouseRulesSheet';
import { inForce, type Rules } from './rules-in-force';
import { usePresets } from './usePresets';

interface Props {
  readonly id: GameId;
  readonly game: Game;
  readonly accent: AccentName;
  readonly rules: Rules;
  readonly players: SetUp['players'];
  readonly onChoose: (rules: Rules) => void;
}

/** The heading of how we play, and beside it the way to "our house rules"; it says which of them hold now. */
export function HouseRules({ id, game, accent, rules, players, onChoose }: Props) {
  const say = usePhrases();
  const presets = usePresets(id);
  const [isOpen, setOpen] = useState(false);
  const colours = useColours();
  // Large words get a line of their own.
  const isLarge = useTextScale() >= largeText;
  const held = inForce(id, rules, players);
  const inUse = presets.presets.find((preset) => sameJson(inForce(id, preset, players), held));
  const now = inUse === undefined ? null : say.setUp.presetNow(inUse.name);
  return (
    <>
      {presets.setAside > 0 && (
        <Toast
          message={say.setUp.asidePresets(presets.setAside)}
          closeLabel={say.setUp.close}
          onClose={presets.acknowledge}
        />
      )}
      <View style={[styles.head, isLarge && styles.stacked]}>
        <View style={styles.title}>
          <Heading>{say.setUp.variants}</Heading>
        </View>
        <Pressable
          role="button"
          aria-label={`${say.setUp.presets}: ${now ?? say.setUp.presetHint}`}
          onPress={() => setOpen(true)}
          style={({ pressed }) => [styles.key, pressed && { backgroundColor: colours.sunken }]}
        >
          <Picture name="house" size={24} />
          <View style={styles.words}>
            <Words as="smallStrong">{say.setUp.presets}</Words>
            {now !== null && (
              <Words as="small" colour={colours.inkSoft}>
                {now}
              </Words>
            )}
          </View>
        </Pressable>
      </View>
      {isOpen && (
        <HouseRulesSheet
          id={id}
          game={game}
          accent={accent}
          rules={rules}
          players={players}
          presets={presets}
          inUse={inUse ?? null}
          onChoose={(chosen) => {
            onChoose(chosen);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** How much of the key lies in the panel's margin: a finger needs more height than a heading has. */
const BEYOND = 4;

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.xs,
  },
  title: { flexShrink: 0, maxWidth: '100%' },
  stacked: { flexDirection: 'column', alignItems: 'flex-start', gap: space.s },
  key: {
    minHeight: target,
    flexShrink: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    marginVertical: -BEYOND,
    marginRight: -space.s,
    paddingHorizontal: space.xs,
    borderRadius: radius.m,
  },
  words: { flexShrink: 1 },
});
