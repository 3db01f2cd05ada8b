import { StyleSheet, View } from 'react-native';
import { RATINGS } from '../../../../game-core/games/mice-to-meet-you/score';
import { PERFECT_PLAY } from '../../../../game-core/games/mice-to-meet-you/solo/perfect-play';
import { SOLO_LEVELS, type Level } from '../../../../game-core/games/mice-to-meet-you/types';
import { usePhrases } from '../../../../i18n';
import {
  largeText,
  outline,
  Pressable,
  radius,
  space,
  target,
  useColours,
  useTextScale,
  Words,
} from '../../../../ui';
import { useRadioKeys } from '../../../../ui/radio-keys';
import type { OptionKeysProps } from '../../../shared/option-keys';
import { RatingPicture } from './RatingPicture';
import { CLEARED, ratingColours, ReachBar } from './ReachBar';

const clearedOn = (level: Level) =>
  PERFECT_PLAY[level].slice(0, CLEARED).reduce((sum, share) => sum + share, 0);

/** The levels of the solo game, with what a player who never errs reaches on each. */
export function LevelRows({ label, value, accent, onChange }: OptionKeysProps) {
  const { miceSolo: say } = usePhrases();
  const colours = useColours();
  const isLarge = useTextScale() >= largeText;
  const chosen = SOLO_LEVELS.find((level) => level === value) ?? SOLO_LEVELS[0];
  const radios = SOLO_LEVELS.map((level) => ({ value: level }));
  const keys = useRadioKeys<Level>(radios, chosen, onChange);
  const { soft, text } = colours.accents[accent];
  return (
    <View style={styles.all}>
      <View {...keys.group} role="radiogroup" aria-label={label} style={styles.rows}>
        {SOLO_LEVELS.map((level) => {
          const isChosen = level === chosen;
          const cleared = say.about(clearedOn(level));
          return (
            <Pressable
              key={level}
              {...keys.radio(level)}
              role="radio"
              aria-checked={isChosen}
              aria-label={say.levelOdds(say.level(level), cleared)}
              onPress={() => onChange(level)}
              style={[
                styles.row,
                isLarge && styles.tall,
                {
                  backgroundColor: isChosen ? soft : colours.surface,
                  borderColor: isChosen ? text : colours.line,
                },
              ]}
            >
              <View style={isLarge ? styles.head : styles.name}>
                <Words as="smallStrong" colour={isChosen ? text : colours.ink}>
                  {say.level(level)}
                </Words>
                {isLarge && <Words as="smallStrong">{cleared}</Words>}
              </View>
              <View style={isLarge ? styles.whole : styles.bar}>
                <ReachBar odds={PERFECT_PLAY[level]} />
              </View>
              {!isLarge && (
                <View style={styles.cleared}>
                  <Words as="smallStrong" align="right" colour={isChosen ? text : colours.ink}>
                    {cleared}
                  </Words>
                </View>
              )}
            </Pressable>
          );
        })}
      </View>
      <Legend level={chosen} />
    </View>
  );
}

/** What the pieces of the chosen bar are. */
function Legend({ level }: { readonly level: Level }) {
  const { miceSolo: say } = usePhrases();
  const colours = useColours();
  const { inkSoft, outline: ink } = colours;
  const isLarge = useTextScale() >= largeText;
  const fills = ratingColours(colours);
  const odds = RATINGS.map((rating, index) => ({
    rating,
    fill: fills[index],
    chance: say.about(PERFECT_PLAY[level][index] ?? 0),
  }));
  const groups = [
    { name: say.houseCleared, kinds: odds.slice(0, CLEARED) },
    { name: say.miceLeft, kinds: odds.slice(CLEARED) },
  ];
  const told = odds.map(({ rating, chance }) => `${say.ratings[rating].name} ${chance}`);
  return (
    <View style={styles.legend}>
      <Words as="small" colour={inkSoft}>
        {say.perfectPlayer}
      </Words>
      <View
        accessible
        role="img"
        aria-label={`${say.oddsOf(say.level(level))} ${told.join(', ')}`}
        style={[styles.groups, isLarge && styles.stacked]}
      >
        {groups.map(({ name, kinds }) => (
          <View key={name} style={[styles.group, !isLarge && { flex: kinds.length }]}>
            <Words as="smallStrong">{name}</Words>
            <View style={[styles.kinds, isLarge && styles.wrapped]}>
              {kinds.map(({ rating, chance, fill }) => (
                <View key={rating} style={[styles.kind, isLarge ? styles.own : styles.share]}>
                  <RatingPicture rating={rating} size={26} />
                  <View style={[styles.swatch, { backgroundColor: fill, borderColor: ink }]} />
                  <Words as="small" align="center">
                    {chance}
                  </Words>
                </View>
              ))}
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.s },
  rows: { gap: 6 },
  row: {
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderWidth: outline.normal,
    borderRadius: radius.m,
  },
  tall: { flexDirection: 'column', alignItems: 'stretch' },
  head: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
  name: { width: 76 },
  bar: { flex: 1 },
  whole: { width: '100%' },
  cleared: { minWidth: 44 },
  legend: { gap: space.xs },
  groups: { flexDirection: 'row', gap: space.s },
  stacked: { flexDirection: 'column' },
  group: { gap: space.xs },
  kinds: { flexDirection: 'row' },
  wrapped: { flexWrap: 'wrap', gap: space.m },
  kind: { alignItems: 'center', gap: 2 },
  share: { flex: 1 },
  own: { minWidth: 40 },
  swatch: { width: 28, height: 8, borderRadius: radius.round, borderWidth: outline.thin },
});
