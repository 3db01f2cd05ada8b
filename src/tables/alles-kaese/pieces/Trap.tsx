import { memo } from 'react';
import Svg, { G, Path, Rect } from 'react-native-svg';
import { useColours } from '../../../ui';

/** Seven rings on one wire. */
const SPRING = [24, 31, 38, 45, 52, 59, 66]
  .map((y) => `M40.4 ${y}a5.6 3.3 0 1 0 11.2 0a5.6 3.3 0 1 0-11.2 0z`)
  .join('');
const BOW = 'M46 24H75V64H46';
const GRAIN = 'M13 28q12-3 22 0M12 59q14 4 24 0M60 63q12-3 24 0M14 44q8 2 14 0';

/** The trap within another drawing, on 100 × 100. */
export function TrapShapes() {
  const { kaese } = useColours();
  const { slice, light, hole, outline } = kaese.plain;
  return (
    <G transform="rotate(-7 50 50)" strokeLinejoin="round" strokeLinecap="round">
      <Rect
        x={5}
        y={22}
        width={90}
        height={56}
        rx={10}
        fill={kaese.boardDark}
        stroke={outline}
        strokeWidth={4.2}
      />
      <Rect
        x={5}
        y={16}
        width={90}
        height={55}
        rx={10}
        fill={kaese.board}
        stroke={outline}
        strokeWidth={4.2}
      />
      <Path d={GRAIN} stroke={kaese.boardDark} strokeWidth={2.4} fill="none" />
      <Path d="M60 50L80 31q8 5 8 19z" fill={slice} stroke={outline} strokeWidth={3} />
      <Path d="M60 50h28v9H60z" fill={light} stroke={outline} strokeWidth={3} />
      <Path d="M80.6 44a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z" fill={hole} />
      <Path
        d="M73 27l-9 5 9 5-9 5 9 5-9 5 9 5-9 5 9 4z"
        fill={kaese.tooth}
        stroke={outline}
        strokeWidth={2.4}
      />
      <Path d={BOW} fill="none" stroke={outline} strokeWidth={8.4} />
      <Path d={BOW} fill="none" stroke={kaese.metal} strokeWidth={4.2} />
      <Path d={SPRING} fill={kaese.metal} stroke={outline} strokeWidth={2} />
    </G>
  );
}

/** A mouse trap with cheese on it. */
export const Trap = memo(function Trap({ size }: { readonly size: number }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      <TrapShapes />
    </Svg>
  );
});

interface MarkProps {
  readonly size: number;
  /** A trap is there; otherwise there is room for one. */
  readonly isFull: boolean;
}

/** One of the three places for traps on a plate: teeth, for a whole trap cannot be read so small. */
export const TrapMark = memo(function TrapMark({ size, isFull }: MarkProps) {
  const { line, danger } = useColours();
  return (
    <Svg width={size} height={size} viewBox="0 0 16 16" aria-hidden>
      {isFull ? (
        <>
          <Rect x={0.6} y={1.2} width={14.8} height={13.6} rx={3.6} fill={danger.fill} />
          <Path
            fill={danger.on}
            d="M2.7 3.5h10.6v1.3L11.5 8.2 9.7 4.8 8 8.2 6.3 4.8 4.5 8.2 2.7 4.8zM2.7 12.6h10.6v-1.4L12.4 9 10.6 11.8 8.9 9H7.1L5.4 11.8 3.6 9 2.7 11.2z"
          />
        </>
      ) : (
        <Rect
          x={1.3}
          y={1.9}
          width={13.4}
          height={12.2}
          rx={3.2}
          fill="none"
          stroke={line}
          strokeWidth={1.4}
          strokeDasharray="2.4 1.9"
        />
      )}
    </Svg>
  );
});
