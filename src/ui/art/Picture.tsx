import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { pictures, type Shape } from './generated/pictures';

export type PictureName = keyof typeof pictures;

interface Props {
  readonly name: PictureName;
  readonly size: number;
  /** What a screen reader says; without it the picture only decorates. */
  readonly label?: string;
}

const BOX = '0 0 32 32';

/** One of the small drawings: animals, food, things on the farm. */
export const Picture = memo(function Picture({ name, size, label }: Props) {
  const shapes: readonly Shape[] = pictures[name];
  const drawing = (
    <Svg width={size} height={size} viewBox={BOX}>
      {shapes.map(([fill, d, evenOdd]) => (
        <Path key={d} fill={fill} d={d} fillRule={evenOdd ? 'evenodd' : 'nonzero'} />
      ))}
    </Svg>
  );
  if (label === undefined) {
    return (
      <View style={styles.still} aria-hidden>
        {drawing}
      </View>
    );
  }
  return (
    <View style={styles.still} accessible role="img" aria-label={label}>
      {drawing}
    </View>
  );
});

const styles = StyleSheet.create({ still: { pointerEvents: 'none' } });
