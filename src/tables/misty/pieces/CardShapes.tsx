import { G, Path, Rect } from 'react-native-svg';
import type { Kind } from '../../../game-core/games/misty/cards';
import type { Arrow } from '../../../game-core/games/misty/declared';
import { useColours } from '../../../ui';
import { livePaint, useWindowColours } from '../../../ui/theme/misty';
import { ARROWS, FINGER, LIVE, SMEAR, WINK } from '../drawings';
import { Layers } from './Layers';

export type CardLook = 'asleep' | 'awake' | 'smudged';

export interface CardShape {
  readonly kind: Kind;
  readonly look: CardLook;
  /** Which way it still moves; null for one that stays, or has moved. */
  readonly arrow: Arrow | null;
  readonly isWinking?: boolean;
  /** It is on its way: the drawing has left its pane. */
  readonly isLoose?: boolean;
}

interface Props extends CardShape {
  /** How large it is drawn, in dp: a small one has thicker strokes and fewer of them. */
  readonly size: number;
}

/** Smaller than this, only the drawing itself can be told. */
const TINY = 26;
const SMALL = 48;

const penFor = (size: number) => (size < TINY ? 7 : size < SMALL ? 5.6 : 5);

/** A pane with its drawing within another picture, on 64 × 64. */
export function CardShapes(props: Props) {
  const { kind, look, arrow, isWinking = false, isLoose = false, size } = props;
  const isTiny = size < TINY;
  return (
    <>
      {!isLoose && <Pane look={look} isTiny={isTiny} />}
      <G transform="translate(5.1 5.1) scale(.84)">
        {look === 'asleep' ? (
          <Finger kind={kind} arrow={isTiny ? null : arrow} pen={penFor(size)} isTiny={isTiny} />
        ) : (
          <G opacity={look === 'smudged' ? 0.42 : 1}>
            <Live kind={kind} isWinking={isWinking} />
            {arrow !== null && !isTiny && <LiveArrow arrow={arrow} />}
          </G>
        )}
      </G>
      {look === 'smudged' && <Smear />}
    </>
  );
}

function Pane({ look, isTiny }: { readonly look: CardLook; readonly isTiny: boolean }) {
  const { mist, mistLight, mistEdge, finger, pane, paneEdge } = useWindowColours();
  const edge = isTiny ? 3 : 1.8;
  const box = { x: edge / 2, y: edge / 2, width: 64 - edge, height: 64 - edge, rx: 9 };
  if (look === 'awake') {
    return (
      <>
        <Rect {...box} fill={pane} stroke={paneEdge} strokeWidth={edge} />
        {!isTiny && (
          <Path
            d="M8 36L36 8M8 45L45 8M56 34L34 56"
            stroke={finger}
            strokeWidth={3}
            strokeLinecap="round"
            opacity={0.85}
          />
        )}
      </>
    );
  }
  return (
    <>
      <Rect {...box} fill={mist} stroke={mistEdge} strokeWidth={edge} />
      {!isTiny && (
        <>
          <Path
            d="M2 17V10Q2 2 10 2H54Q62 2 62 10V14Q46 8 32 13T2 17ZM2 50Q14 44 27 50T48 48T62 51V54Q62 62 54 62H10Q2 62 2 54Z"
            fill={mistLight}
            opacity={0.75}
          />
          <Path
            d="M6.5 24v8M58 40v9M11 56.5h.1M56 9.5h.1M50 58h.1M8 14h.1M59 27h.1"
            stroke={finger}
            strokeWidth={1.7}
            strokeLinecap="round"
            opacity={0.35}
          />
        </>
      )}
    </>
  );
}

interface FingerProps {
  readonly kind: Kind;
  readonly arrow: Arrow | null;
  readonly pen: number;
  readonly isTiny: boolean;
}

function Finger({ kind, arrow, pen, isTiny }: FingerProps) {
  const { finger } = useWindowColours();
  const { lines, dots, drip } = FINGER[kind];
  const all = arrow === null ? lines : lines + ARROWS[arrow];
  return (
    <G fill="none" stroke={finger} strokeLinecap="round" strokeLinejoin="round">
      {!isTiny && <Path d={all} strokeWidth={pen + 4.5} opacity={0.2} />}
      {!isTiny && <Path d={drip} strokeWidth={2.2} opacity={0.5} />}
      <Path d={all} strokeWidth={pen} />
      {dots !== undefined && <Path d={dots} fill={finger} stroke="none" />}
    </G>
  );
}

function Live({ kind, isWinking }: { readonly kind: Kind; readonly isWinking: boolean }) {
  return <Layers of={isWinking && kind === 'smile' ? WINK : LIVE[kind]} />;
}

function LiveArrow({ arrow }: { readonly arrow: Arrow }) {
  const { glow } = useColours();
  return (
    <G fill="none" strokeLinecap="round" strokeLinejoin="round">
      <Path d={ARROWS[arrow]} stroke={livePaint.ink} strokeWidth={8} />
      <Path d={ARROWS[arrow]} stroke={glow} strokeWidth={4} />
    </G>
  );
}

/** What is covered is wiped by a hand: strokes, no blur. */
function Smear() {
  const { finger } = useWindowColours();
  return (
    <G fill="none" stroke={finger} strokeLinecap="round">
      <Path d={SMEAR} strokeWidth={10} opacity={0.42} />
      <G transform="translate(0 -2)">
        <Path d={SMEAR} strokeWidth={2.6} opacity={0.6} />
      </G>
    </G>
  );
}
