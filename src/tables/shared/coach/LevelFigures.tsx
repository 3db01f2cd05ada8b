import { StyleSheet, View } from 'react-native';
import { DrawnWords, useColours } from '../../../ui';
import { placeIn } from './curve-shape';

/** Lines across a curve, at these shares. */
export const LEVELS = [1, 0.5, 0];
/** So much room is left of a curve for their figures. */
export const FIGURES = 34;
const GAP = 6;
const SIZE = 13;
/** From the top of a figure to its middle. */
const HALF = 8;

/** How much each line stands for, left of a curve of that height. A picture only. */
export function LevelFigures({ height }: { readonly height: number }) {
  const { inkSoft } = useColours();
  const place = placeIn({ width: 0, height }, 1);
  return LEVELS.map((level) => (
    <View key={level} aria-hidden style={[styles.level, { top: place(0, level).y - HALF }]}>
      <DrawnWords size={SIZE} colour={inkSoft}>
        {String(level * 100)}
      </DrawnWords>
    </View>
  ));
}

const styles = StyleSheet.create({
  level: { position: 'absolute', left: 0, width: FIGURES - GAP, alignItems: 'flex-end' },
});
