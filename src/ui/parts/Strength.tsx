import { StyleSheet, View } from 'react-native';

/** The nth of so many, from weak to strong. */
export interface Level {
  readonly nth: number;
  readonly of: number;
}

interface Props {
  readonly level: Level;
  /** Of the highest bar. */
  readonly size: number;
  readonly colour: string;
}

/** Bars that rise like those of a signal, full up to the level. What they say stands in a label nearby. */
export function Strength({ level: { nth, of }, size, colour }: Props) {
  const width = Math.round(size * 0.28);
  return (
    <View aria-hidden style={[styles.bars, { height: size, gap: Math.max(1, width / 2) }]}>
      {Array.from({ length: of }, (_, at) => (
        <View
          key={at}
          style={{
            width,
            height: (size * (at + 2)) / (of + 1),
            borderRadius: width / 3,
            backgroundColor: colour,
            opacity: at < nth ? 1 : EMPTY,
          }}
        />
      ))}
    </View>
  );
}

/** Only a shadow of the bars that others have. */
const EMPTY = 0.25;

const styles = StyleSheet.create({
  bars: { flexDirection: 'row', alignItems: 'flex-end', pointerEvents: 'none' },
});
