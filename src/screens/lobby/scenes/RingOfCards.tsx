import { Circle, Ellipse, G, Path, Rect, Text } from 'react-native-svg';
import { useColours, type PictureName } from '../../../ui';
import { PictureShapes } from '../../../ui/art/PictureShapes';
import { MovingLayer, StillLayer } from './Layer';
import { useProgress } from './useProgress';

interface Card {
  readonly value: string;
  readonly picture: PictureName;
}

const CARDS: readonly Card[] = [
  { value: '+4', picture: 'carrot' },
  { value: '−1', picture: 'dung' },
  { value: '+10', picture: 'apple' },
  { value: '−3', picture: 'dung' },
  { value: '+2', picture: 'clover' },
  { value: '−1', picture: 'dung' },
  { value: '+6', picture: 'corn' },
  { value: '−3', picture: 'dung' },
  { value: '+8', picture: 'pear' },
];

const MIDDLE = { x: 80, y: 75 };
const REACH = { x: 62, y: 56 };
/** Of a card, against the box in which it is drawn. */
const CARD = 1.16;
/** The card that is lifted: the one at the top. */
const LIFTED = 0;

const nod = (progress: number) => {
  'worklet';
  return { lift: -3 * Math.abs(Math.sin(progress * 2 * Math.PI)) };
};
const rise = (progress: number) => {
  'worklet';
  return { lift: 5 * Math.sin(progress * Math.PI) };
};

/** So ein Mist: the path of cards round a figure on its stand. */
export function RingOfCards({ isLive }: { readonly isLive: boolean }) {
  const { wood, woodDark, woodLine, hay, outline, animals, food } = useColours();
  const progress = useProgress(isLive);
  return (
    <>
      <StillLayer>
        <Rect x={-400} y={-400} width={960} height={960} fill={wood} />
        <Path
          d="M-400 -28H560M-400 24H560M-400 76H560M-400 128H560M-400 180H560M30 -28V24M118 24V76M12 76V128M140 128V180M100 -80V-28M-60 24V76M210 76V128"
          stroke={woodLine}
          strokeWidth={1.6}
          opacity={0.5}
        />
        <Ellipse cx={80} cy={75} rx={66} ry={60} fill={woodDark} opacity={0.45} />
        <Circle cx={80} cy={75} r={40} fill={hay} opacity={0.6} />
        {CARDS.map((card, at) => at !== LIFTED && <RingCard key={at} at={at} {...card} />)}
        <Path
          d="M55 98q25 12 50 0v6q-25 13-50 0z"
          fill={animals.cow}
          stroke={outline}
          strokeWidth={2}
          strokeLinejoin="round"
        />
      </StillLayer>
      <MovingLayer progress={progress} poseAt={rise}>
        {CARDS.map((card, at) => at === LIFTED && <RingCard key={at} at={at} {...card} />)}
      </MovingLayer>
      <MovingLayer progress={progress} poseAt={nod}>
        <Circle cx={80} cy={73} r={28} fill={animals.cow} stroke={outline} strokeWidth={2} />
        <Circle cx={80} cy={73} r={23} fill={food.ground} />
        <PictureShapes name="cow" x={80} y={73} size={34} />
      </MovingLayer>
    </>
  );
}

function RingCard({ at, value, picture }: Card & { readonly at: number }) {
  const { outline, food, dung } = useColours();
  const turn = (at * 360) / CARDS.length;
  const angle = ((turn - 90) * Math.PI) / 180;
  const [x, y] = [MIDDLE.x + REACH.x * Math.cos(angle), MIDDLE.y + REACH.y * Math.sin(angle)];
  const isDung = picture === 'dung';
  const tilt = Math.sin(angle * 2) * 6;
  return (
    <G
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt.toFixed(1)}) scale(${CARD})`}
    >
      <Path
        d={
          isDung
            ? 'M-7 -15H7L11.5 -10.5V10.5L7 15H-7L-11.5 10.5V-10.5z'
            : 'M-7 -15H7Q11.5 -15 11.5 -10.5V10.5Q11.5 15 7 15H-7Q-11.5 15 -11.5 10.5V-10.5Q-11.5 -15 -7 -15z'
        }
        fill={isDung ? dung.ground : food.ground}
        stroke={outline}
        strokeWidth={1.8}
        strokeLinejoin="round"
      />
      <Text
        y={-3.5}
        textAnchor="middle"
        fontFamily="Nunito_900Black"
        fontSize={10.5}
        fill={isDung ? dung.value : food.value}
      >
        {value}
      </Text>
      <PictureShapes name={picture} x={0} y={5.5} size={13} />
    </G>
  );
}
