import { memo } from 'react';
import Svg, { Circle, Path, Rect } from 'react-native-svg';
import type { DieColours } from '../theme/colours';

export type DieFace = 1 | 2 | 3 | 4 | 5 | 6;
export type DieTone = 'cream' | 'red' | 'yellow';

const LOW = 27;
const MID = 50;
const HIGH = 73;

const DIAGONAL = [
  [HIGH, LOW],
  [LOW, HIGH],
] as const;
const CORNERS = [...DIAGONAL, [LOW, LOW], [HIGH, HIGH]] as const;

const PIPS: Readonly<Record<DieFace, readonly (readonly [number, number])[]>> = {
  1: [[MID, MID]],
  2: DIAGONAL,
  3: [...DIAGONAL, [MID, MID]],
  4: CORNERS,
  5: [...CORNERS, [MID, MID]],
  6: [...CORNERS, [LOW, MID], [HIGH, MID]],
};

interface Props {
  readonly face: DieFace;
  readonly tone: DieTone;
  readonly colours: DieColours;
  readonly outline: string;
  /** A die on the tray lies flat. */
  readonly flat: boolean;
}

/** Red dice have diamonds for pips and a frame, yellow ones stripes: the colour is not needed. */
export const DieShape = memo(function DieShape({ face, tone, colours, outline, flat }: Props) {
  return (
    <Svg width="100%" height="100%" viewBox="0 0 100 100">
      <Rect x={4} y={4} width={92} height={92} rx={25} fill={flat ? colours.face : colours.edge} />
      <Rect x={4} y={4} width={92} height={flat ? 92 : 85} rx={25} fill={colours.face} />
      {tone === 'yellow' && (
        <Path d="M20 88L88 20M8 62L62 8M46 94L94 46" stroke={colours.pattern} strokeWidth={9} />
      )}
      {tone === 'red' && (
        <Rect
          x={13}
          y={12}
          width={74}
          height={flat ? 76 : 69}
          rx={18}
          fill="none"
          stroke={colours.pattern}
          strokeWidth={6}
        />
      )}
      <Rect
        x={4}
        y={4}
        width={92}
        height={92}
        rx={25}
        fill="none"
        stroke={outline}
        strokeWidth={6}
      />
      {PIPS[face].map(([x, y]) => {
        const cy = flat ? y : y - 4;
        return tone === 'red' ? (
          <Path key={`${x} ${y}`} d={`M${x} ${cy - 11}l11 11-11 11-11-11z`} fill={colours.pip} />
        ) : (
          <Circle key={`${x} ${y}`} cx={x} cy={cy} r={9} fill={colours.pip} />
        );
      })}
    </Svg>
  );
});
