import { Circle, Ellipse, G, Path, Rect } from 'react-native-svg';
import { useColours } from '../../../ui';
import { MovingLayer, StillLayer } from './Layer';
import { useProgress } from './useProgress';

const PANES = [
  [26, 16],
  [83, 16],
  [26, 71],
  [83, 71],
] as const;
const PANE = { width: 51, height: 50 };

const hop = (progress: number) => {
  'worklet';
  return { lift: 5 * Math.abs(Math.sin(progress * 2 * Math.PI)) };
};
/** A drawing that comes to life is seen in colour, and mists over again. */
const takeColour = (progress: number) => {
  'worklet';
  return { opacity: Math.sin(progress * Math.PI) };
};

const DROPS = 'M52 55v5M40 112v4M101 113v5';
const HEART =
  'M32 55C14 42 7 31 9.5 21.5C12 11.5 26.5 9.5 32 21.5C37.5 9.5 52 11.5 54.5 21.5C57 31 50 42 32 55Z';
const PETALS =
  'M26.6 17.1A7.1 7.1 0 1 1 37.4 17.1A7.1 7.1 0 1 1 40.7 27.3A7.1 7.1 0 1 1 32 33.7A7.1 7.1 0 1 1 23.3 27.3A7.1 7.1 0 1 1 26.6 17.1Z';
const STALK = 'M32 41V59M32 57C32 50 38 46 47 47C46 54 40 58 32 57';

/** Misty: drawings on a window that the rain has misted over. */
export function MistyWindow({ isLive }: { readonly isLive: boolean }) {
  const { wood, woodDark, outline, accents } = useColours();
  const progress = useProgress(isLive);
  const finger = '#f4fbfe';
  return (
    <>
      <StillLayer>
        <Rect x={-400} y={-400} width={960} height={960} fill={accents.misty.soft} />
        <Path
          d="M-400 -38H560M-400 -2H560M-400 34H560M-400 70H560M-400 106H560M-400 142H560M-400 178H560"
          stroke={accents.misty.fill}
          strokeWidth={2}
          opacity={0.16}
        />
        <G stroke={outline} strokeWidth={2.4}>
          <Rect x={17} y={7} width={126} height={124} rx={9} fill={wood} />
          <Rect x={8} y={126} width={144} height={13} rx={5} fill={woodDark} />
        </G>
        {PANES.map(([x, y], at) => (
          <Rect
            key={at}
            x={x}
            y={y}
            {...PANE}
            rx={3}
            fill={at === 1 ? '#eaf4fa' : '#4a7a9c'}
            stroke={outline}
            strokeWidth={2}
          />
        ))}
        <Path d="M92 64L122 18M101 64L131 18" stroke="#ffffff" strokeWidth={4} opacity={0.8} />
        <Path
          d="M27 52q12 -6 25 0t24 -2v15H28zM27 108q14 5 26 -1t23 3v10H28zM84 106q10 -5 22 1t27 -3v16H85z"
          fill="#ffffff"
          opacity={0.1}
        />
        <G fill="none" stroke={finger} strokeLinecap="round" strokeLinejoin="round">
          <G transform="translate(30.5 20) scale(.66)" strokeWidth={5.5}>
            <Circle cx={32} cy={32} r={24.5} />
            <Circle cx={23.5} cy={26} r={2} />
            <Circle cx={40.5} cy={26} r={2} />
            <Path d="M19.5 37C23 48 41 48 44.5 37" />
          </G>
          <G transform="translate(31 75) scale(.64)" strokeWidth={5.5}>
            <Path d={HEART} />
          </G>
          <G transform="translate(88 74.5) scale(.66)" strokeWidth={5}>
            <Path d={PETALS} />
            <Circle cx={32} cy={24.5} r={4} />
            <Path d={STALK} />
          </G>
          <Path d={DROPS} strokeWidth={1.6} opacity={0.6} />
        </G>
      </StillLayer>
      {isLive && (
        <MovingLayer progress={progress} poseAt={takeColour}>
          <G
            transform="translate(31 75) scale(.64)"
            strokeWidth={4}
            stroke={outline}
            strokeLinejoin="round"
          >
            <Path d={HEART} fill="#e8503a" />
            <Ellipse cx={21} cy={24} rx={4} ry={6} fill="#ff9d8e" stroke="none" />
          </G>
        </MovingLayer>
      )}
      <MovingLayer progress={progress} poseAt={hop}>
        <G
          transform="translate(89.5 18.5) scale(.72)"
          stroke="#3b2a2a"
          strokeWidth={3}
          strokeLinejoin="round"
        >
          <Path d="M24 43c-1 7 3 11 6 16c3-5 7-9 6-16z" fill="#ff9d2e" />
          <Path
            d="M20 29C12 33 10 39 10 48L20.5 42zM40 29C48 33 50 39 50 48L39.5 42z"
            fill="#e8503a"
          />
          <Path d="M30 5.5C39 13 42 25 40 41H20C18 25 21 13 30 5.5Z" fill="#fff6e6" />
          <Path d="M30 5.5C24.5 10 21.5 16 20.3 18H39.7C38.5 16 35.5 10 30 5.5Z" fill="#e8503a" />
          <Circle cx={30} cy={28} r={7.5} fill="#9fdcf5" />
          <Circle cx={27.2} cy={27.4} r={1.7} fill="#3b2a2a" stroke="none" />
          <Circle cx={32.8} cy={27.4} r={1.7} fill="#3b2a2a" stroke="none" />
          <Path d="M27.5 31Q30 33.5 32.5 31" fill="none" strokeWidth={1.6} strokeLinecap="round" />
        </G>
      </MovingLayer>
    </>
  );
}
