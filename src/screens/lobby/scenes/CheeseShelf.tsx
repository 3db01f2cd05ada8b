import { Circle, Ellipse, G, Path, Rect } from 'react-native-svg';
import { useColours } from '../../../ui';
import { MovingLayer, StillLayer } from './Layer';
import { Mouse } from './Mouse';
import { useProgress } from './useProgress';

const RIND =
  'M16 5C34 3.5 66 6 84 4.5Q95.5 4.5 95.5 16C96.5 36 94.5 56 95.5 73Q95.5 85 84 85C62 86.5 36 84 15 85.5Q4.5 85.5 4.8 74C3.5 56 5.8 36 4.5 16Q4.5 5 16 5z';

/** As the faces of a die, in the box of a slice. */
const HOLES = {
  1: [[50, 45]],
  4: [
    [29, 26],
    [71, 27],
    [30, 64],
    [70, 63],
  ],
  6: [
    [31, 22],
    [69, 23],
    [30, 45],
    [70, 45],
    [31, 68],
    [69, 67],
  ],
} as const;

interface SliceProps {
  readonly holes: keyof typeof HOLES;
  readonly x: number;
  readonly y: number;
}

const SIZE = 0.5;

function Slice({ holes, x, y }: SliceProps) {
  const { outline } = useColours();
  const hole = holes === 1 ? 15 : holes === 4 ? 12 : 10;
  return (
    <G transform={`translate(${x} ${y}) scale(${SIZE})`} strokeLinejoin="round">
      <Path
        d={RIND}
        transform="translate(0 9.5)"
        fill="#cf8816"
        stroke={outline}
        strokeWidth={4.5}
      />
      <Path d={RIND} fill="#f7c744" stroke={outline} strokeWidth={4.5} />
      <Path
        d="M10.5 70C9.5 52 11 34 10 19q0-8.5 8.5-8.5c12-.8 30 .2 44 .3"
        stroke="#ffe696"
        strokeWidth={4}
        strokeLinecap="round"
        fill="none"
      />
      {HOLES[holes].map(([cx, cy]) => (
        <G key={`${cx} ${cy}`}>
          <Circle cx={cx} cy={cy} r={hole} fill="#653703" />
          <Circle cx={cx + 0.8} cy={cy + 2.4} r={hole * 0.78} fill="#965a08" />
        </G>
      ))}
    </G>
  );
}

const nibble = (progress: number) => {
  'worklet';
  return { lift: 1.8 * Math.abs(Math.sin(progress * 5 * Math.PI)) };
};

/** Alles Käse!: cheese with one to six holes on the shelf, and somebody who likes it. */
export function CheeseShelf({ isLive }: { readonly isLive: boolean }) {
  const { wood, woodLine, outline, accents } = useColours();
  const progress = useProgress(isLive);
  return (
    <>
      <StillLayer>
        <Rect x={-400} y={-400} width={960} height={960} fill={accents.cheese.soft} />
        <G fill={woodLine} opacity={0.14}>
          {[-34, 6, 90].map((y) =>
            [-60, 10, 64, 118, 190].map((x) => (
              <Rect key={`${x} ${y}`} x={x + (y % 20)} y={y} width={34} height={11} rx={4} />
            )),
          )}
        </G>
        <G fill={wood} stroke={outline} strokeWidth={2} strokeLinejoin="round">
          <Path d="M72 76h18v5q-12 2 -12 14h-6zM72 145h18v5q-12 2 -12 14h-6z" />
          <Rect x={-400} y={67} width={960} height={9} />
          <Rect x={-400} y={136} width={960} height={9} />
        </G>
        <Slice holes={4} x={13} y={20} />
        <Slice holes={1} x={94} y={20} />
        <Slice holes={6} x={13} y={89} />
      </StillLayer>
      <MovingLayer progress={progress} poseAt={nibble}>
        <Mouse x={118} y={109} scale={2} />
      </MovingLayer>
      <StillLayer>
        <G strokeLinejoin="round" stroke={outline} strokeWidth={2}>
          <Path d="M92 136L128 118q12 4 13 18z" fill="#f7c744" />
          <Ellipse cx={124} cy={127} rx={4} ry={2.8} fill="#965a08" stroke="none" />
          <Circle cx={110} cy={132} r={2.2} fill="#965a08" stroke="none" />
        </G>
        <G fill="#cdc4d6" stroke={outline} strokeWidth={1.6}>
          <Circle cx={108} cy={126} r={3.4} />
          <Circle cx={130} cy={122} r={3.4} />
        </G>
      </StillLayer>
    </>
  );
}
