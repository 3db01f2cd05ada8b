import { memo } from 'react';
import Svg, { Circle, Path, Rect } from 'react-native-svg';

/** Signs of one colour, drawn on 24 × 24 with a thick round pen. */
const LINES = {
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M4.5 12.5l5 5L19.5 7',
  back: 'M14.5 5l-7 7 7 7',
  next: 'M9.5 5l7 7-7 7',
  down: 'M5 9.5l7 7 7-7',
  undo: 'M8.5 5L4.5 9l4 4M5 9h8.5a5.5 5.5 0 0 1 0 11H9',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  log: 'M5 6.5h14M5 12h14M5 17.5h8',
  rules: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5v13',
  pencil: 'M5 19l1-4L16.5 4.5l3 3L9 18l-4 1z',
  remove: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 12.5h8L17 7',
  settings: 'M4 7.5h9M18 7.5h2M4 16.5h2M11 16.5h9',
  play: 'M8 5.5l10 6.5-10 6.5z',
  pause: 'M8.5 6v12M15.5 6v12',
  hand: 'M5 12.5h14M14 7.5l5 5-5 5',
  toBack: 'M6 5.5v13M17.5 5.5L11 12l6.5 6.5',
  toNext: 'M18 5.5v13M6.5 5.5L13 12l-6.5 6.5',
  fork: 'M12 20.5v-6C12 10 6 11 6 5.5M12 14.5C12 10 18 11 18 5.5M3.2 8L6 5l2.8 3M15.2 8L18 5l2.8 3',
} as const;

export type IconName = keyof typeof LINES | 'bot' | 'stop' | 'roll' | 'draw' | 'pile';

interface Props {
  readonly name: IconName;
  readonly size: number;
  readonly colour: string;
}

function Drawing({ name, colour }: Omit<Props, 'size'>) {
  switch (name) {
    case 'bot':
      return (
        <>
          <Path
            stroke={colour}
            strokeWidth={2.6}
            strokeLinecap="round"
            d="M12 6V3M1.5 12v4M22.5 12v4"
          />
          <Path
            fill={colour}
            fillRule="evenodd"
            d="M9 6h6a5 5 0 0 1 5 5v5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5v-5a5 5 0 0 1 5-5zM9 10.5a2 2 0 0 0 0 4a2 2 0 0 0 0-4zM15 10.5a2 2 0 0 0 0 4a2 2 0 0 0 0-4zM9 16.5v1.8h6v-1.8z"
          />
        </>
      );
    case 'stop':
      return <Path fill={colour} d="M8.2 3h7.6L21 8.2v7.6L15.8 21H8.2L3 15.8V8.2z" />;
    case 'roll':
      return (
        <>
          <Rect x={3.5} y={3.5} width={17} height={17} rx={5} stroke={colour} strokeWidth={2.6} />
          {[8.5, 12, 15.5].map((at) => (
            <Circle key={at} cx={at} cy={at} r={1.7} fill={colour} />
          ))}
        </>
      );
    case 'draw':
      return (
        <>
          <Path
            stroke={colour}
            strokeWidth={2.4}
            strokeLinecap="round"
            d="M8 3.5h8.5a3 3 0 0 1 3 3V18"
          />
          <Rect x={4} y={7} width={11.5} height={14} rx={2.8} fill={colour} />
        </>
      );
    case 'pile':
      return (
        <>
          <Rect x={4} y={3} width={11.5} height={14} rx={2.8} stroke={colour} strokeWidth={2.4} />
          <Path
            stroke={colour}
            strokeWidth={2.4}
            strokeLinecap="round"
            d="M8 21h8.5a3 3 0 0 0 3-3V7"
          />
        </>
      );
    case 'settings':
      return (
        <>
          <Path stroke={colour} strokeWidth={2.8} strokeLinecap="round" d={LINES.settings} />
          <Circle cx={15.5} cy={7.5} r={2.6} stroke={colour} strokeWidth={2.6} />
          <Circle cx={8.5} cy={16.5} r={2.6} stroke={colour} strokeWidth={2.6} />
        </>
      );
    case 'close':
    case 'check':
    case 'back':
    case 'next':
    case 'down':
    case 'undo':
    case 'plus':
    case 'minus':
    case 'log':
    case 'rules':
    case 'pencil':
    case 'remove':
    case 'hand':
    case 'play':
    case 'pause':
    case 'toBack':
    case 'toNext':
    case 'fork':
      return (
        <Path
          stroke={colour}
          strokeWidth={2.8}
          strokeLinecap="round"
          strokeLinejoin="round"
          d={LINES[name]}
        />
      );
  }
}

/** Decorates a control whose label says the same. */
export const Icon = memo(function Icon({ name, size, colour }: Props) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
      <Drawing name={name} colour={colour} />
    </Svg>
  );
});
