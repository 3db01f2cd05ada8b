import type { Kind } from '../../../game-core/games/misty/cards';
import { mistyTable } from './misty';
import { inSpot, type Spot } from './misty-spots';

const { kinds, points } = mistyTable;
const small = (kind: Kind) => kinds[kind].toLowerCase();
const a = (kind: Kind) => `a ${small(kind)}`;

export const mistyLog = {
  started: (name: string) => `${name} begins.`,
  dealt: (round: number, deal: number) =>
    deal === 1 ? `Round ${round}: hands are dealt.` : `Hands are dealt for the ${NTH[deal]} time.`,
  revealed: (name: string, kind: Kind, spot: Spot) => `${name} draws ${a(kind)} ${inSpot(spot)}.`,
  revealedSomewhere: (name: string, kind: Kind) => `${name} draws ${a(kind)}.`,
  revealedFirst: (name: string, kind: Kind) => `${name} begins with ${a(kind)}.`,
  passed: { left: 'The hands go to the left.', right: 'The hands go to the right.' },
  moved: (name: string, kind: Kind) => `${name}’s ${small(kind)} moves.`,
  covered: (name: string, kind: Kind, under: Kind) =>
    `${name}’s ${small(kind)} covers ${a(under)}: both count 0.`,
  left: (name: string, kind: Kind) => `${name}’s ${small(kind)} leaves the window.`,
  ate: (name: string) => `${name}’s monster eats a flower.`,
  scored: (name: string, count: number) => `${name} has ${points(count)} in this round.`,
  taken: (names: readonly string[]) => mistyTable.takesRound(names),
  ended: 'The game is over.',
  place: (kind: Kind, spot: Spot) => `Place ${a(kind)} ${inSpot(spot)}`,
  /** Where it lies is said where several of its kind could be woken. */
  wake: (kind: Kind, spot: Spot | null) =>
    spot === null ? `Wake the ${small(kind)}` : `Wake the ${small(kind)} ${inSpot(spot)}`,
};

const NTH = ['', 'first', 'second', 'third'];
