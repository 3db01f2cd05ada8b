import { Circle, Path, Rect } from 'react-native-svg';
import { useColours, useTheme } from '../../../ui';
import { PictureShapes } from '../../../ui/art/PictureShapes';
import { MovingLayer, StillLayer } from './Layer';
import { Mouse } from './Mouse';
import { useProgress } from './useProgress';

/** Where the six rooms are, from the upper left; the light is on where somebody is in. */
const ROOMS = [
  { x: 28, y: 64, isLit: true },
  { x: 64, y: 64, isLit: false },
  { x: 100, y: 64, isLit: true },
  { x: 28, y: 99, isLit: false },
  { x: 64, y: 99, isLit: true },
  { x: 100, y: 99, isLit: true },
];
const ROOM = { width: 32, height: 31 };

/** It leaves its room, is seen next door, and comes back. */
const leave = (progress: number) => {
  'worklet';
  return { opacity: progress === 0 || progress > 0.9 || progress < 0.1 ? 1 : 0 };
};
const visit = (progress: number) => {
  'worklet';
  return {
    opacity: progress > 0.15 && progress < 0.85 ? 1 : 0,
    lift: 2 * Math.abs(Math.sin(progress * 4 * Math.PI)),
  };
};

/** MICE to meet you: a house with a mouse in almost every room. */
export function MouseHouse({ isLive }: { readonly isLive: boolean }) {
  const { outline, accents, glow, food } = useColours();
  const isNight = useTheme().name === 'night';
  const progress = useProgress(isLive);
  const room = isNight ? '#2c1220' : '#5c1f3c';
  return (
    <>
      <StillLayer>
        <Rect x={-400} y={-400} width={960} height={960} fill={accents.mice.soft} />
        <Path
          d="M-30 84q0 -12 14 -12q6 -12 20 -8q16 -2 16 20zM138 64q0 -10 12 -10q6 -10 18 -6q14 0 14 16z"
          fill={isNight ? '#5f3a49' : '#ffffff'}
          opacity={isNight ? 0.5 : 0.8}
        />
        <Path d="M-400 118q400 -34 960 0v500H-400z" fill={accents.mist.soft} />
        <Rect
          x={112}
          y={9}
          width={14}
          height={18}
          rx={2}
          fill="#a0614c"
          stroke={outline}
          strokeWidth={2.2}
        />
        <Rect
          x={21}
          y={50}
          width={118}
          height={87}
          rx={3}
          fill={isNight ? '#6b2340' : '#8d3052'}
          stroke={outline}
          strokeWidth={2.4}
        />
        <Path
          d="M37 18h86q5 0 8 4l19 31q1 3 -3 3H13q-4 0 -3 -3l19 -31q3 -4 8 -4z"
          fill="#24807a"
          stroke={outline}
          strokeWidth={2.4}
          strokeLinejoin="round"
        />
        <Path
          d="M32 31q7 6 14 0t14 0M100 31q7 6 14 0t14 0M24 45q7 6 14 0t14 0t14 0M94 45q7 6 14 0t14 0t14 0"
          stroke="#17605b"
          strokeWidth={2.4}
          strokeLinecap="round"
          fill="none"
        />
        <Circle cx={80} cy={36} r={11} fill={food.ground} stroke={outline} strokeWidth={2.2} />
        <Mouse x={80} y={36} scale={0.8} />
        {ROOMS.map(({ x, y, isLit }, at) => (
          <Rect
            key={at}
            x={x}
            y={y}
            {...ROOM}
            rx={4}
            fill={isLit ? food.ground : room}
            stroke={isLit ? glow : outline}
            strokeWidth={2}
          />
        ))}
        <Path
          d="M74 95v-9a6 6 0 0 1 12 0v9zM38 130v-9a6 6 0 0 1 12 0v9z"
          fill={isNight ? '#180a10' : '#33101f'}
        />
        <Mouse x={109} y={76} scale={0.85} />
        <Mouse x={123} y={84} scale={0.75} />
        <Mouse x={116} y={115} scale={1.25} />
        <PictureShapes name="cheese" x={80} y={114.5} size={22} />
      </StillLayer>
      <MovingLayer progress={progress} poseAt={leave}>
        <Mouse x={44} y={80} scale={1.25} />
      </MovingLayer>
      {isLive && (
        <MovingLayer progress={progress} poseAt={visit}>
          <Mouse x={80} y={82} scale={1.25} />
        </MovingLayer>
      )}
    </>
  );
}
