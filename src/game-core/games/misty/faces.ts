import { ALL_CARDS, arrowOf, kindOf, type Card } from './cards';

/** All that matters about a card once it lies in a window, as a small number for the solver. */
export const FACE = {
  /** A cell without a card, for good. */
  empty: 0,
  /** A cell whose card is still to come. */
  fog: 1,
  plain: 2,
  smile: 3,
  flower: 4,
  monster: 5,
  up: 6,
  down: 7,
  left: 8,
  right: 9,
} as const;

/** What a cell without a card can be. */
export type Blank = typeof FACE.empty | typeof FACE.fog;
/** What a card can be. */
export type Face = Exclude<(typeof FACE)[keyof typeof FACE], Blank>;

/** One more than the largest face: the length of a table by face. */
export const FACES = 10;

const FACE_OF: readonly Face[] = ALL_CARDS.map((card) => {
  const arrow = arrowOf(card);
  if (arrow !== null) return FACE[arrow];
  const kind = kindOf(card);
  return kind === 'smile' || kind === 'flower' || kind === 'monster' ? FACE[kind] : FACE.plain;
});

export function faceOf(card: Card): Face {
  return FACE_OF[card] as Face;
}
