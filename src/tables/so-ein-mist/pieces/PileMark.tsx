import { StyleSheet, View } from 'react-native';
import { DrawnWords, Icon, useColours } from '../../../ui';

interface Props {
  /** doubled: it counts twice. passed: it came from a neighbour. */
  readonly kind: 'doubled' | 'passed';
  readonly size: number;
}

/** A sign on a card of a scoring pile, and beside the words that explain it. */
export function PileMark({ kind, size }: Props) {
  const colours = useColours();
  const { fill, on } = colours.accents[kind === 'doubled' ? 'cheese' : 'misty'];
  return (
    <View
      style={[
        styles.mark,
        {
          width: size * 1.1,
          height: size,
          borderRadius: size * 0.34,
          borderWidth: Math.max(1, size * 0.08),
          borderColor: colours.outline,
          backgroundColor: fill,
        },
      ]}
    >
      {kind === 'doubled' ? (
        <DrawnWords size={size * 0.7} colour={on}>
          ×2
        </DrawnWords>
      ) : (
        <Icon name="hand" size={size * 0.8} colour={on} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ mark: { alignItems: 'center', justifyContent: 'center' } });
