import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';
import type { Holes } from '../../../game-core/games/alles-kaese/cards';
import { DrawnWords, useColours } from '../../../ui';
import { ROUND, WedgeShapes } from '../pieces/Front';

interface Props {
  readonly holes: Holes;
  readonly size: number;
  /** For those who see little: the number fills the card. */
  readonly isBig?: boolean;
}

/** A cheese as it is counted: its number first, for that is what adds up. */
export const CountedCheese = memo(function CountedCheese({ holes, size, isBig = false }: Props) {
  const { food, kaese } = useColours();
  return (
    <View testID="front-cheese" style={{ width: size, height: size }}>
      <Svg width={size} height={size} viewBox="0 0 100 100">
        <Path d={ROUND} fill={food.ground} stroke={kaese.plain.outline} strokeWidth={5} />
        <G transform={isBig ? 'translate(30 52) scale(.44)' : 'translate(23 39) scale(.58)'}>
          <WedgeShapes holes={holes} />
        </G>
      </Svg>
      <View style={[styles.number, { top: size * 0.05 }]}>
        <DrawnWords size={size * (isBig ? 0.6 : 0.44)} colour={kaese.tagInk}>
          {String(holes)}
        </DrawnWords>
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  number: { position: 'absolute', left: 0, right: 0, alignItems: 'center' },
});
