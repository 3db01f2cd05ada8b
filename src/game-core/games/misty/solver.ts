import { MEALS_PER_MONSTER, RUN_BONUS } from './declared';
import { FACE, type Face } from './faces';

/** What cells are worth whose cards are still to come: for windows that are not full. */
export interface Hopes {
  /** A cell of fog that no card has moved onto. */
  readonly fog: number;
  /** A cell of fog that one card has moved onto: another arrow may have made room for it. */
  readonly entered: number;
  /** A cell of fog beside a lone smile, in its row. */
  readonly besideSmile: number;
}

const NO_HOPES: Hopes = { fog: 0, entered: 0, besideSmile: 0 };

const MOST_CELLS = 12;
const POSITIONS = 1 << MOST_CELLS;

/** How many bits are set. */
const COUNT = Uint8Array.from({ length: POSITIONS }, (_, set) => {
  let count = 0;
  for (let bits = set; bits !== 0; bits &= bits - 1) count += 1;
  return count;
});

/** The extra points for lone smiles on a set of cells, in windows three and four cells wide. */
const RUNS: Readonly<Record<number, Uint8Array>> = { 3: runTable(3), 4: runTable(4) };

/** The cells that are not the first, or not the last, of their row. */
const NOT_FIRST: Readonly<Record<number, number>> = { 3: 0b110110110110, 4: 0b111011101110 };
const NOT_LAST: Readonly<Record<number, number>> = { 3: 0b011011011011, 4: 0b011101110111 };

function runTable(width: number): Uint8Array {
  return Uint8Array.from({ length: POSITIONS }, (_, smiles) => {
    let bonus = 0;
    let run = 0;
    for (let cell = 0; cell <= MOST_CELLS; cell += 1) {
      const isSmile = (smiles & (1 << cell)) !== 0;
      if (!isSmile || cell % width === 0) {
        bonus += RUN_BONUS[run] ?? 0;
        run = 0;
      }
      if (isSmile) run += 1;
    }
    return bonus;
  });
}

/**
 * The best order in which to activate a window, exactly. A card that was covered never comes back
 * and never moves, so where all cards lie follows from the set of those that have moved, whatever
 * their order: a position is a set of at most twelve cells, and each is worked out once.
 *
 * Cells are bits, in reading order. The value of a window without fog is its exact score.
 */
export class Solver {
  private width = 3;
  private cards = 0;
  private empty = 0;
  private fog = 0;
  private arrows = 0;
  private smiles = 0;
  private flowers = 0;
  private monsters = 0;
  private runs = RUNS[3] as Uint8Array;
  /** For each cell with an arrow the bit that it points at; 0 where that is out of the window. */
  private readonly targets = new Int32Array(MOST_CELLS);
  private readonly known = new Float64Array(POSITIONS);
  /** Which window a known value belongs to: clearing the table would cost more than solving. */
  private readonly knownFor = new Int32Array(POSITIONS);
  private nth = 0;

  constructor(private readonly hopes: Hopes = NO_HOPES) {}

  /** Lays out a window, its faces in reading order. */
  lay(faces: ArrayLike<number>, width: number, height: number): void {
    const size = width * height;
    this.nth += 1;
    this.width = width;
    this.runs = RUNS[width] as Uint8Array;
    this.cards = 0;
    this.empty = 0;
    this.fog = 0;
    this.arrows = 0;
    this.smiles = 0;
    this.flowers = 0;
    this.monsters = 0;
    for (let cell = 0; cell < size; cell += 1) this.layCell(faces[cell] as Face, cell, size);
  }

  private layCell(face: Face, cell: number, size: number): void {
    const bit = 1 << cell;
    const column = cell % this.width;
    switch (face) {
      case FACE.empty:
        this.empty |= bit;
        return;
      case FACE.fog:
        this.fog |= bit;
        return;
      case FACE.plain:
        break;
      case FACE.smile:
        this.smiles |= bit;
        break;
      case FACE.flower:
        this.flowers |= bit;
        break;
      case FACE.monster:
        this.monsters |= bit;
        break;
      case FACE.up:
        this.layArrow(cell, cell - this.width, cell >= this.width);
        break;
      case FACE.down:
        this.layArrow(cell, cell + this.width, cell + this.width < size);
        break;
      case FACE.left:
        this.layArrow(cell, cell - 1, column > 0);
        break;
      case FACE.right:
        this.layArrow(cell, cell + 1, column < this.width - 1);
        break;
    }
    this.cards |= bit;
  }

  private layArrow(cell: number, target: number, inside: boolean): void {
    this.arrows |= 1 << cell;
    this.targets[cell] = inside ? 1 << target : 0;
  }

  /** The best value that can still be reached once the cards of these cells have moved. */
  best(moved: number): number {
    let entered = 0;
    let crowded = 0;
    for (let left = moved; left !== 0; left &= left - 1) {
      const target = this.targets[31 - Math.clz32(left & -left)] as number;
      crowded |= entered & target;
      entered |= target;
    }
    return this.search(moved, entered, crowded);
  }

  /** `entered`: the cells that cards have moved onto; `crowded`: those that two or more have. */
  private search(moved: number, entered: number, crowded: number): number {
    let left = this.arrows & ~moved & ~entered;
    if (left === 0) return this.value(moved, entered, crowded);
    if (this.knownFor[moved] === this.nth) return this.known[moved] as number;
    let best = -Infinity;
    while (left !== 0) {
      const bit = left & -left;
      const target = this.targets[31 - Math.clz32(bit)] as number;
      const value = this.search(moved | bit, entered | target, crowded | (entered & target));
      if (value > best) best = value;
      left ^= bit;
    }
    this.knownFor[moved] = this.nth;
    this.known[moved] = best;
    return best;
  }

  /** What lies there when nothing moves any more. */
  private value(moved: number, entered: number, crowded: number): number {
    const stayed = this.cards & ~moved & ~entered;
    const arrived = entered & ~crowded & (moved | this.empty);
    const flowers = COUNT[stayed & this.flowers] as number;
    const monsters = COUNT[stayed & this.monsters] as number;
    const smiles = stayed & this.smiles;
    const points =
      (COUNT[stayed | arrived] as number) +
      flowers -
      2 * Math.min(flowers, monsters * MEALS_PER_MONSTER) +
      (this.runs[smiles] as number);
    return this.fog === 0 ? points : points + this.hope(entered, crowded, smiles);
  }

  private hope(entered: number, crowded: number, smiles: number): number {
    const clear = this.fog & ~entered;
    const right = (smiles & (NOT_LAST[this.width] as number)) << 1;
    const left = (smiles & (NOT_FIRST[this.width] as number)) >> 1;
    return (
      this.hopes.fog * (COUNT[clear] as number) +
      this.hopes.entered * (COUNT[this.fog & entered & ~crowded] as number) +
      this.hopes.besideSmile * (COUNT[(left | right) & clear] as number)
    );
  }
}
