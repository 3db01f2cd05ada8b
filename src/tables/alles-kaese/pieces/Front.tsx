import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { G, Path } from 'react-native-svg';
import type { Holes, Sides } from '../../../game-core/games/alles-kaese/cards';
import { useColours } from '../../../ui';
import { Tag } from './Tag';
import { tagOn } from './tag-sizes';
import { TrapShapes } from './Trap';

/** Cheese is round and a trap has its corners cut off, so that nobody needs the colour to tell. */
export const ROUND =
  'M22 4h56a18 18 0 0 1 18 18v56a18 18 0 0 1-18 18H22A18 18 0 0 1 4 78V22A18 18 0 0 1 22 4z';
const ROUND_FRAME =
  'M26 11.5h48A14.5 14.5 0 0 1 88.5 26v48A14.5 14.5 0 0 1 74 88.5H26A14.5 14.5 0 0 1 11.5 74V26A14.5 14.5 0 0 1 26 11.5z';
const CUT = 'M24 4h52l20 20v52L76 96H24L4 76V24z';
const CUT_FRAME = 'M27.5 11.5h45l16 16v45l-16 16h-45l-16-16v-45z';

type Hole = readonly [x: number, y: number, across: number, down: number];

/** Where a wedge has room beside its face: the first holes for one, all of them for six. */
const HOLES: readonly Hole[] = [
  [62, 38, 6, 3.6],
  [71, 65, 4.6, 4.6],
  [48, 48, 5.4, 3.2],
  [80, 76, 3.8, 3.8],
  [75, 49, 5.4, 3.2],
  [65, 77, 3.2, 3.2],
];

const ellipse = ([x, y, rx, ry]: Hole) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const EYES = [ellipse([28, 67, 3, 3]), ellipse([50, 67, 3, 3])].join('');
const CHEEKS = [ellipse([22.5, 74, 4, 2.6]), ellipse([56, 74, 4, 2.6])].join('');

/** A wedge of cheese that is glad to be one, within another drawing, on 100 × 100. */
export function WedgeShapes({ holes }: { readonly holes: Holes }) {
  const { kaese } = useColours();
  const { slice, light, hole, outline } = kaese.plain;
  return (
    <G strokeLinejoin="round" strokeLinecap="round">
      <Path d="M14 56L60 28q24 5 27 28z" fill={light} stroke={outline} strokeWidth={2.8} />
      <Path d="M14 56h73v25q0 4-4 4H18q-4 0-4-4z" fill={slice} stroke={outline} strokeWidth={2.8} />
      <Path d={HOLES.slice(0, holes).map(ellipse).join('')} fill={hole} />
      <Path d={CHEEKS} fill={kaese.cheek} />
      <Path d={EYES} fill={outline} />
      <Path d="M33 71q6 7 12 0" stroke={outline} strokeWidth={3} fill="none" />
    </G>
  );
}

interface Props extends Sides {
  readonly size: number;
  /** The number of holes hangs below, as on the slice. */
  readonly hasTag?: boolean;
  /** For those who see little: its number is larger. */
  readonly isBig?: boolean;
}

/** The front of a card: cheese or a trap. It is drawn only for who may see it. */
export const Front = memo(function Front(props: Props) {
  const { front, holes, size, hasTag = false, isBig = false } = props;
  const { food, dung, kaese } = useColours();
  const isCheese = front === 'cheese';
  const { height, top } = tagOn(size, isBig);
  return (
    <View testID={`front-${front}`} style={[styles.still, { width: size, height: size }]}>
      <Svg width={size} height={size} viewBox="0 0 100 100">
        <Path
          d={isCheese ? ROUND : CUT}
          fill={isCheese ? food.ground : dung.ground}
          stroke={kaese.plain.outline}
          strokeWidth={5}
          strokeLinejoin="round"
        />
        <Path
          d={isCheese ? ROUND_FRAME : CUT_FRAME}
          fill="none"
          stroke={isCheese ? kaese.frame : dung.frame}
          strokeWidth={2.6}
          strokeDasharray={isCheese ? undefined : '8 5'}
        />
        <G transform={isCheese ? 'translate(6 3) scale(.87)' : 'translate(11 10) scale(.78)'}>
          {isCheese ? <WedgeShapes holes={holes} /> : <TrapShapes />}
        </G>
      </Svg>
      {hasTag && (
        <View style={[styles.below, { top }]}>
          <Tag holes={holes} height={height} />
        </View>
      )}
    </View>
  );
});

const styles = StyleSheet.create({
  still: { pointerEvents: 'none' },
  below: { position: 'absolute', left: 0, right: 0, alignItems: 'center' },
});
