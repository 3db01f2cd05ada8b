import { StyleSheet, View } from 'react-native';
import { oddsOfUneven } from '../../game-core/kernel/luck';
import { usePhrases, type Phrases } from '../../i18n';
import { outline, radius, space, useColours, Words } from '../../ui';
import { totalOf, type PlayersDice } from './players-dice';

const FACES = [1, 2, 3, 4, 5, 6];
const HEIGHT = 72;

/** A column for each face, against the line of what chance would give. */
export function FaceChart({ name, counts }: PlayersDice) {
  const say = usePhrases();
  const colours = useColours();
  const dice = totalOf(counts);
  const fair = dice / FACES.length;
  const top = Math.max(...counts, fair * 1.5);
  const heard = FACES.map((face) => say.dice.face(face, counts[face - 1] ?? 0)).join(', ');
  return (
    <View style={styles.chart}>
      <Words as="label">{say.dice.thrown(name, dice)}</Words>
      <View accessible role="img" aria-label={heard}>
        <View style={styles.columns}>
          {FACES.map((face) => {
            const count = counts[face - 1] ?? 0;
            return (
              <View key={face} style={styles.column}>
                <Words as="smallStrong">{count}</Words>
                <View
                  style={[
                    styles.bar,
                    {
                      height: (HEIGHT * count) / top,
                      backgroundColor: colours.accents.mist.fill,
                      borderColor: colours.outline,
                    },
                  ]}
                />
              </View>
            );
          })}
          <View
            style={[styles.fair, { bottom: (HEIGHT * fair) / top, borderColor: colours.line }]}
          />
        </View>
        <View style={styles.columns}>
          {FACES.map((face) => (
            <View key={face} style={styles.column}>
              <View style={[styles.face, { borderColor: colours.line }]}>
                <Words as="smallStrong">{face}</Words>
              </View>
            </View>
          ))}
        </View>
      </View>
      <Words as="small" colour={colours.inkSoft}>
        {unevenInWords(oddsOfUneven(counts), say)}
      </Words>
    </View>
  );
}

/** Odds as people say them. */
function unevenInWords(odds: number, say: Phrases): string {
  const inTen = Math.round(odds * 10);
  if (inTen >= 10) return say.dice.uneven.usual;
  if (inTen >= 2) return say.dice.uneven.inTen(inTen);
  return say.dice.uneven.oneIn(Math.min(1_000_000, Math.round(1 / odds)));
}

const styles = StyleSheet.create({
  chart: { gap: space.xs },
  columns: { flexDirection: 'row', alignItems: 'flex-end', gap: space.s, paddingTop: space.xs },
  column: { flex: 1, alignItems: 'center' },
  bar: {
    width: '70%',
    minHeight: outline.normal,
    borderWidth: outline.thin,
    borderBottomWidth: 0,
    borderTopLeftRadius: radius.s / 2,
    borderTopRightRadius: radius.s / 2,
  },
  face: {
    paddingHorizontal: space.s,
    borderWidth: outline.thin,
    borderRadius: radius.s / 2,
  },
  fair: { position: 'absolute', left: 0, right: 0, borderTopWidth: 2, borderStyle: 'dashed' },
});
