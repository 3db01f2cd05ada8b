import { memo, useId } from 'react';
import Svg, { Circle, ClipPath, Defs, G, Path, Rect } from 'react-native-svg';
import { useColours } from '../../../ui';

/** Cards are drawn on 100 × 140. */
export const CARD_RATIO = 1.4;
const BOX = '0 0 100 140';

/** Food is round and dung has its corners cut off, so that nobody needs the colour to tell. */
const ROUND =
  'M22 3h56a19 19 0 0 1 19 19v96a19 19 0 0 1-19 19H22a19 19 0 0 1-19-19V22A19 19 0 0 1 22 3z';
const CUT = 'M23 3h54l20 20v94l-20 20H23L3 117V23z';

const ROUND_FRAME =
  'M25 10.5h50a14.5 14.5 0 0 1 14.5 14.5v90a14.5 14.5 0 0 1-14.5 14.5H25a14.5 14.5 0 0 1-14.5-14.5V25a14.5 14.5 0 0 1 14.5-14.5z';
const CUT_FRAME = 'M26.5 10.5h47l16 16v87l-16 16h-47l-16-16v-87z';

const HILL = 'M10 104q40-30 80 0v26H10z';
const PUDDLE = 'M12 112q4-14 20-12t20-4q20-4 26 8t12 8l-2 8-12 10H26l-14-12z';

interface FaceShapeProps {
  readonly kind: 'food' | 'dung';
  /** A small card has no room for the inner frame. */
  readonly framed?: boolean;
}

export const FaceShape = memo(function FaceShape({ kind, framed = true }: FaceShapeProps) {
  const colours = useColours();
  const { ground, frame } = colours[kind];
  const isFood = kind === 'food';
  return (
    <Svg width="100%" height="100%" viewBox={BOX}>
      <Path d={isFood ? ROUND : CUT} fill={ground} stroke={colours.outline} strokeWidth={5} />
      <Path d={isFood ? HILL : PUDDLE} fill={frame} opacity={isFood ? 0.32 : 0.3} />
      {framed && (
        <Path
          d={isFood ? ROUND_FRAME : CUT_FRAME}
          fill="none"
          stroke={frame}
          strokeWidth={4}
          strokeDasharray={isFood ? undefined : '9 5'}
        />
      )}
    </Svg>
  );
});

const DIAMONDS = [0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
  [0, 1, 2, 3, 4].map((column) => [column * 25 - (row % 2) * 12.5 + 6, row * 22 + 4] as const),
);

/** The back: the animal's colour with a woven pattern, and a light medallion for its picture. */
interface BackShapeProps {
  readonly colour: string;
  /** On a small card nobody would see the weave. */
  readonly woven?: boolean;
}

export const BackShape = memo(function BackShape({ colour, woven = true }: BackShapeProps) {
  const id = useId();
  const colours = useColours();
  return (
    <Svg width="100%" height="100%" viewBox={BOX}>
      <Defs>
        <ClipPath id={id}>
          <Path d={ROUND} />
        </ClipPath>
      </Defs>
      <Path d={ROUND} fill={colour} />
      {woven && (
        <G clipPath={`url(#${id})`}>
          {DIAMONDS.map(([x, y]) => (
            <Path key={`${x} ${y}`} d={`M${x} ${y}l7 9-7 9-7-9z`} fill="#ffffff" opacity={0.16} />
          ))}
        </G>
      )}
      <Path d={ROUND} fill="none" stroke={colours.outline} strokeWidth={5} />
      <Path d={ROUND_FRAME} fill="none" stroke="#ffffff" strokeWidth={3} opacity={0.75} />
      <Circle cx={50} cy={70} r={34} fill="#fff6e0" stroke={colours.outline} strokeWidth={4} />
    </Svg>
  );
});

/** Where a card lay. */
export const GapShape = memo(function GapShape() {
  const { line } = useColours();
  return (
    <Svg width="100%" height="100%" viewBox={BOX}>
      <Rect
        x={6}
        y={6}
        width={88}
        height={128}
        rx={17}
        fill="none"
        stroke={line}
        strokeWidth={4}
        strokeDasharray="10 9"
        strokeLinecap="round"
      />
    </Svg>
  );
});
