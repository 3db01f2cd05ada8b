import { StyleSheet, View } from 'react-native';
import { totalOf } from '../../game-core/kernel/throwers';
import { usePhrases } from '../../i18n';
import { Heading, outline, radius, space, useColours, useTextScale, Words } from '../../ui';
import type { PlayersDice } from './players-dice';
import { unevenInWords } from './uneven-in-words';

const FACES = [1, 2, 3, 4, 5, 6];
/** At the normal text size. */
const ROW = 26;

interface Props extends PlayersDice {
  /** What the dice are compared with. */
  readonly of: 'game' | 'pile';
}

/** A bar for each face, against the line of what chance would give. */
export function FaceChart({ who, kind, counts, of }: Props) {
  const say = usePhrases();
  const colours = useColours();
  const row = { height: ROW * useTextScale() };
  const dice = totalOf(counts);
  const fair = dice / FACES.length;
  const top = Math.max(...counts, fair * 1.5);
  const share = (count: number) => `${(100 * count) / top}%` as const;
  const heard = FACES.map((face) => say.dice.face(face, counts[face - 1] ?? 0)).join(', ');
  const { fill } = colours.accents[kind === 'person' ? 'mist' : 'misty'];
  return (
    <View style={styles.chart}>
      <Heading level={3}>{say.dice.thrown(who, dice)}</Heading>
      <View accessible role="img" aria-label={heard} style={styles.columns}>
        <View>
          {FACES.map((face) => (
            <View key={face} style={[styles.row, row]}>
              <View style={[styles.face, { borderColor: colours.line }]}>
                <Words as="smallStrong">{face}</Words>
              </View>
            </View>
          ))}
        </View>
        <View style={[styles.track, { borderColor: colours.line }]}>
          {counts.map((count, index) => (
            <View key={index} style={[styles.row, row]}>
              {count > 0 && (
                <View
                  style={[
                    styles.bar,
                    {
                      width: share(count),
                      backgroundColor: fill,
                      borderColor: colours.outline,
                    },
                  ]}
                />
              )}
            </View>
          ))}
          <View style={[styles.fair, { left: share(fair), borderColor: colours.ink }]} />
        </View>
        {/* Beside the bars, where the line does not strike them out. */}
        <View>
          {counts.map((count, index) => (
            <View key={index} style={[styles.row, styles.count, row]}>
              <Words as="smallStrong">{count}</Words>
            </View>
          ))}
        </View>
      </View>
      <Words as="small" colour={colours.inkSoft}>
        {`${say.dice.fair(fair)} ${unevenInWords(counts, of, say)}`}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  chart: { gap: space.xs },
  columns: { flexDirection: 'row', gap: space.s },
  row: { justifyContent: 'center' },
  face: {
    paddingHorizontal: space.s,
    borderWidth: outline.thin,
    borderRadius: radius.s / 2,
  },
  track: { flex: 1, borderLeftWidth: outline.thin },
  bar: {
    height: '64%',
    borderWidth: outline.thin,
    borderLeftWidth: 0,
    borderTopRightRadius: radius.s / 2,
    borderBottomRightRadius: radius.s / 2,
  },
  fair: { position: 'absolute', top: 0, bottom: 0, borderLeftWidth: 2, borderStyle: 'dashed' },
  count: { alignItems: 'flex-end' },
});
