/** Where the cards of a pile lie, as pure geometry: side by side, then overlapping, then in more lines. */
export interface Strip {
  readonly perLine: number;
  /** From card to card. */
  readonly step: number;
  readonly lines: number;
}

const GAP = 3;

/** The share of a card that has to be seen: the number in its corner. */
const SEEN = { ordinary: 0.74, big: 0.8 };

export function stripOf(cards: number, width: number, cardWidth: number, isBig = false): Strip {
  const seen = cardWidth * (isBig ? SEEN.big : SEEN.ordinary);
  const room = Math.max(0, width - cardWidth);
  const most = 1 + Math.floor(room / seen);
  const lines = Math.max(1, Math.ceil(cards / most));
  const perLine = Math.max(1, Math.ceil(cards / lines));
  const step = perLine === 1 ? 0 : Math.min(cardWidth + GAP, room / (perLine - 1));
  return { perLine, step, lines };
}
