import { memo } from 'react';
import { StyleSheet } from 'react-native';
import Svg from 'react-native-svg';
import { CardShapes, type CardShape } from './CardShapes';

interface Props extends CardShape {
  readonly size: number;
}

/** A card: one pane of the window. What it is in words stands with what it lies on. */
export const CardFace = memo(function CardFace({ size, ...shape }: Props) {
  return (
    <Svg width={size} height={size} viewBox="0 0 64 64" style={styles.still} aria-hidden>
      <CardShapes {...shape} size={size} />
    </Svg>
  );
});

const styles = StyleSheet.create({ still: { pointerEvents: 'none' } });
