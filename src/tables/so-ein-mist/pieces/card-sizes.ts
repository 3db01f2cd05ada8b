/** How large what is on a card is drawn, in widths of the card. */
export interface CardSizes {
  readonly number: number;
  /** Of a number with two digits. */
  readonly longNumber: number;
  readonly picture: number;
  /** Of who it belongs to. */
  readonly owner: number;
}

/** On the path. For those who see little, number and picture fill the card. */
export const ON_PATH = {
  ordinary: { number: 0.46, longNumber: 0.4, picture: 0.54, owner: 0.34 },
  big: { number: 0.62, longNumber: 0.5, picture: 0.68, owner: 0.42 },
} as const satisfies Record<string, CardSizes>;

/** In a scoring pile: there the picture is that of the owner. */
export const IN_PILE = {
  ordinary: { number: 0.52, longNumber: 0.37, picture: 0.5, owner: 0.5 },
  big: { number: 0.62, longNumber: 0.44, picture: 0.6, owner: 0.6 },
} as const satisfies Record<string, CardSizes>;

export function numberSize({ number, longNumber }: CardSizes, value: number): number {
  return Math.abs(value) < 10 ? number : longNumber;
}
