/** The number of holes on the back of a card, and a face of the die. */
export type Holes = 1 | 2 | 3 | 4 | 5 | 6;
export const HOLES: readonly Holes[] = [1, 2, 3, 4, 5, 6];

export type Front = 'cheese' | 'trap';

/** Both sides of a card. */
export interface Sides {
  readonly holes: Holes;
  readonly front: Front;
}

/** What the printed rules leave open, as we play it (rulings, section 2). */
export const DECLARED = {
  /** How many of the six cards with that many holes are traps. */
  traps: { 1: 1, 2: 2, 3: 3, 4: 3, 5: 4, 6: 5 },
  /** With few players the top supply card is discarded too: at the end of these turns only. */
  supplyDiscard: { maxSeats: 3, after: ['peek'] },
} as const satisfies {
  traps: Readonly<Record<Holes, number>>;
  supplyDiscard: {
    readonly maxSeats: number;
    readonly after: readonly ('peek' | 'keep' | 'remove')[];
  };
};

export const CARDS_EACH = 6;
export const DISPLAY_SIZE = 6;
/** The trap that ends the game. */
export const LAST_TRAP = 3;

/** All 36 cards, by holes, traps first. */
export const PACK: readonly Sides[] = HOLES.flatMap((holes) =>
  Array.from({ length: CARDS_EACH }, (_, nth): Sides => {
    return { holes, front: nth < DECLARED.traps[holes] ? 'trap' : 'cheese' };
  }),
);

/** A card in words, such as "3 holes, trap". */
export function cardName({ holes, front }: Sides): string {
  return `${holes} ${holes === 1 ? 'hole' : 'holes'}, ${front}`;
}
