import { StyleSheet, View } from 'react-native';
import { outline, radius, useColours, type Colours } from '../../../../ui';

/** From the best rating to the worst: prizes in gold, what was left over in red, each paler than the last. */
export function ratingColours({ accents: { cheese, mice }, hay }: Colours): readonly string[] {
  return [cheese.edge, cheese.fill, hay, cheese.soft, mice.soft, mice.fill, mice.edge];
}

interface Props {
  /** How likely each rating is, the best first. */
  readonly odds: readonly number[];
  readonly height?: number;
}

/** How games end, as one bar. A picture only: say it in words beside it. */
export function ReachBar({ odds, height = 18 }: Props) {
  const colours = useColours();
  const fills = ratingColours(colours);
  return (
    <View aria-hidden style={[styles.bar, { height, borderColor: colours.outline }]}>
      {odds.map((share, index) => (
        <View
          key={index}
          style={[
            { flexGrow: share, flexBasis: 0, backgroundColor: fills[index] },
            // Where the house is no longer empty.
            index === CLEARED && [styles.edge, { borderColor: colours.outline }],
          ]}
        />
      ))}
    </View>
  );
}

/** So many ratings, the best ones, are of a house that was cleared. */
export const CLEARED = 4;

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    overflow: 'hidden',
    borderWidth: outline.thin,
    borderRadius: radius.round,
  },
  edge: { borderLeftWidth: outline.normal },
});
