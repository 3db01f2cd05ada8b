/**
 * What the printed rules leave open and we settle, in one place: a later correction is a change of
 * one line here, and of `rulesVersion`.
 */

export type Arrow = 'up' | 'down' | 'left' | 'right';

/** What each card shows and how often it is in the deck: 54 cards. */
export const DECK = [
  { kind: 'rocket', arrow: 'up', copies: 3 },
  { kind: 'balloon', arrow: 'up', copies: 3 },
  { kind: 'leaf', arrow: 'down', copies: 3 },
  { kind: 'raindrop', arrow: 'down', copies: 3 },
  { kind: 'truck', arrow: 'right', copies: 3 },
  { kind: 'unicycle', arrow: 'right', copies: 3 },
  { kind: 'tractor', arrow: 'left', copies: 3 },
  { kind: 'scooter', arrow: 'left', copies: 3 },
  { kind: 'heart', arrow: null, copies: 4 },
  { kind: 'star', arrow: null, copies: 4 },
  { kind: 'house', arrow: null, copies: 4 },
  { kind: 'smile', arrow: null, copies: 8 },
  { kind: 'flower', arrow: null, copies: 6 },
  { kind: 'monster', arrow: null, copies: 4 },
] as const satisfies readonly {
  readonly kind: string;
  readonly arrow: Arrow | null;
  readonly copies: number;
}[];

/** Where the hands go after each pick, deal by deal. The printed Initiation does not say. */
export const PASSING = {
  standard: ['left', 'right'],
  initiation: ['left', 'right', 'left'],
} as const;

/** Extra points for a horizontal run of that many lone smiles: one for every two of them. */
export const RUN_BONUS: readonly number[] = [0, 0, 1, 1, 2];

/** How many flowers one monster eats, at any distance. */
export const MEALS_PER_MONSTER = 1;

/** Who takes a round in which several seats have the best score. */
export const TIED_ROUND: 'each' | 'nobody' = 'each';
