/** Hay and rain that come down on the winner, as pure geometry. */
export interface Piece {
  readonly kind: 'straw' | 'drop' | 'chaff';
  /** Where it falls, as a share of the width. */
  readonly x: number;
  /** When it sets off, as a share of the whole. */
  readonly delay: number;
  /** How far it swings to the side, as a share of the width. */
  readonly swing: number;
  /** In degrees over the whole fall. */
  readonly turn: number;
  readonly size: number;
}

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly opacity: number;
}

const KINDS = ['straw', 'drop', 'straw', 'chaff'] as const;

/** Numbers from 0 to 1 that look random and are the same each time; each salt is another row of them. */
const spread = (index: number, salt: number) => {
  const wild = Math.sin((index + 1) * 12.9898 + salt * 78.233) * 43758.5453;
  return wild - Math.floor(wild);
};

export function piecesOf(count: number): Piece[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: KINDS[index % KINDS.length] ?? 'straw',
    // Evenly over the width, and a little out of line.
    x: (index + spread(index, 0)) / count,
    delay: 0.45 * spread(index, 1),
    swing: 0.08 * (spread(index, 2) - 0.5),
    turn: 720 * (spread(index, 3) - 0.5),
    size: 0.75 + 0.5 * spread(index, 4),
  }));
}

/** How long one piece is on its way, as a share of the whole. */
const FALL = 0.55;

/** From above the upper edge (y below 0) to under the lower one (y above 1). */
export function fallAt(piece: Piece, progress: number): Pose {
  'worklet';
  const way = Math.min(1, Math.max(0, (progress - piece.delay) / FALL));
  const isStraight = piece.kind === 'drop';
  return {
    x: piece.x + (isStraight ? -0.03 * way : piece.swing * Math.sin(way * 3 * Math.PI)),
    y: -0.1 + 1.2 * way,
    turn: isStraight ? 8 : piece.turn * way,
    opacity: way > 0 && way < 1 ? 1 : 0,
  };
}
