import { MEALS_PER_MONSTER, RUN_BONUS } from './declared';
import { FACE, type Blank, type Face } from './faces';

/**
 * What a window that is not full may hope for, in points beside those of the cards that lie there.
 * Cells whose cards are still to come are fog.
 */
export interface Hopes {
  /** A cell of fog that one card has moved onto: another arrow may make room for it first. */
  readonly entered: number;
  /** A cell that its card has left, beside fog: an arrow may come that fills it. */
  readonly vacated: number;
  /** A cell of fog beside a lone smile, in its row. */
  readonly besideSmile: number;
  /** A lone monster without a flower to eat: one may come. */
  readonly hungry: number;
}

const NO_HOPES: Hopes = { entered: 0, vacated: 0, besideSmile: 0, hungry: 0 };

// Constants of this module's own: names of other modules and of the platform are slower to reach
// where modules are not bundled, and these are reached millions of times.
const { empty: EMPTY, fog: FOG, plain, smile, flower, monster, up, down, left, right } = FACE;
const MEALS = MEALS_PER_MONSTER;
const WORST = Number.NEGATIVE_INFINITY;

const MOST_CELLS = 12;
const POSITIONS = 1 << MOST_CELLS;

/** The cell of a single bit. */
const CELL_OF = new Uint8Array(POSITIONS);
for (let cell = 0; cell < MOST_CELLS; cell += 1) CELL_OF[1 << cell] = cell;

/** How many bits are set. */
const COUNT = new Uint8Array(POSITIONS);
for (let set = 1; set < POSITIONS; set += 1) COUNT[set] = (COUNT[set >> 1] as number) + (set & 1);

/**
 * The extra points for lone smiles on a set of cells, by the width of the window. Worked out for the
 * first window of that width, so that an app that starts does not wait for it.
 */
const RUNS: Record<number, Uint8Array> = {};

/** The cells that are not the first, or not the last, of their row. */
const NOT_FIRST: Readonly<Record<number, number>> = { 3: 0b110110110110, 4: 0b111011101110 };
const NOT_LAST: Readonly<Record<number, number>> = { 3: 0b011011011011, 4: 0b011101110111 };

function runTable(width: number): Uint8Array {
  const table = new Uint8Array(POSITIONS);
  for (let smiles = 0; smiles < POSITIONS; smiles += 1) {
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
    table[smiles] = bonus;
  }
  return table;
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
  private size = 0;
  private cells = 0;
  private empty = 0;
  private fog = 0;
  private arrows = 0;
  private smiles = 0;
  private flowers = 0;
  private monsters = 0;
  private runs: Uint8Array = new Uint8Array(POSITIONS);
  /** For each cell with an arrow the bit that it points at; 0 where that is out of the window. */
  private readonly targets = new Int32Array(MOST_CELLS);
  private readonly known = new Float64Array(POSITIONS);
  /** Which layout a known value belongs to: clearing the table would cost more than solving. */
  private readonly knownFor = new Float64Array(POSITIONS);
  private nth = 0;

  constructor(private readonly hopes: Hopes = NO_HOPES) {}

  /** Begins a window of that shape without any card: `blank` is what its cells are. */
  clear(width: number, height: number, blank: Blank): void {
    this.size = width * height;
    this.cells = (1 << this.size) - 1;
    this.width = width;
    this.runs = RUNS[width] ??= runTable(width);
    this.empty = blank === EMPTY ? this.cells : 0;
    this.fog = blank === FOG ? this.cells : 0;
    this.arrows = 0;
    this.smiles = 0;
    this.flowers = 0;
    this.monsters = 0;
  }

  /** Puts a card onto a cell that has none. */
  put(cell: number, face: Face): void {
    const bit = 1 << cell;
    this.nth += 1;
    this.empty &= ~bit;
    this.fog &= ~bit;
    switch (face) {
      case plain:
        break;
      case smile:
        this.smiles |= bit;
        break;
      case flower:
        this.flowers |= bit;
        break;
      case monster:
        this.monsters |= bit;
        break;
      case up:
        this.putArrow(cell, cell - this.width, cell >= this.width);
        break;
      case down:
        this.putArrow(cell, cell + this.width, cell + this.width < this.size);
        break;
      case left:
        this.putArrow(cell, cell - 1, cell % this.width > 0);
        break;
      case right:
        this.putArrow(cell, cell + 1, cell % this.width < this.width - 1);
        break;
    }
  }

  /** Makes a cell fog again. */
  takeBack(cell: number): void {
    const others = ~(1 << cell);
    this.nth += 1;
    this.arrows &= others;
    this.smiles &= others;
    this.flowers &= others;
    this.monsters &= others;
    this.fog |= 1 << cell;
  }

  /** The cells of fog beside a card, also diagonally: where the next card may go. */
  free(): number {
    const cards = this.cells & ~(this.fog | this.empty);
    const rows = cards | this.besideInRow(cards);
    return (rows | (rows << this.width) | (rows >> this.width)) & this.fog;
  }

  private putArrow(cell: number, target: number, inside: boolean): void {
    this.arrows |= 1 << cell;
    this.targets[cell] = inside ? 1 << target : 0;
  }

  /** The best value that can still be reached once the cards of these cells have moved. */
  best(moved: number): number {
    let entered = 0;
    let crowded = 0;
    for (let rest = moved; rest !== 0; rest &= rest - 1) {
      const target = this.targets[CELL_OF[rest & -rest] as number] as number;
      crowded |= entered & target;
      entered |= target;
    }
    return this.search(moved, entered, crowded);
  }

  /** `entered`: the cells that cards have moved onto; `crowded`: those that two or more have. */
  private search(moved: number, entered: number, crowded: number): number {
    let rest = this.arrows & ~moved & ~entered;
    if (rest === 0) return this.value(moved, entered, crowded);
    if (this.knownFor[moved] === this.nth) return this.known[moved] as number;
    let best = WORST;
    while (rest !== 0) {
      const bit = rest & -rest;
      const target = this.targets[CELL_OF[bit] as number] as number;
      const value = this.search(moved | bit, entered | target, crowded | (entered & target));
      if (value > best) best = value;
      rest ^= bit;
    }
    this.knownFor[moved] = this.nth;
    this.known[moved] = best;
    return best;
  }

  /** What lies there when nothing moves any more. */
  private value(moved: number, entered: number, crowded: number): number {
    const stayed = this.cells & ~(this.empty | this.fog | moved | entered);
    const arrived = entered & ~crowded & (moved | this.empty);
    const flowers = COUNT[stayed & this.flowers] as number;
    const meals = (COUNT[stayed & this.monsters] as number) * MEALS;
    const smiles = stayed & this.smiles;
    const points =
      (COUNT[stayed | arrived] as number) +
      flowers -
      2 * (flowers < meals ? flowers : meals) +
      (this.runs[smiles] as number);
    if (this.fog === 0) return points;
    const hunger = meals > flowers ? this.hopes.hungry * (meals - flowers) : 0;
    return points + hunger + this.hope(moved & ~entered, entered & ~crowded, smiles);
  }

  private hope(vacated: number, entered: number, smiles: number): number {
    const clear = this.fog & ~entered;
    const beside = this.besideInRow(clear);
    const near = beside | (clear << this.width) | (clear >> this.width);
    return (
      this.hopes.entered * (COUNT[this.fog & entered] as number) +
      this.hopes.vacated * (COUNT[vacated & near] as number) +
      this.hopes.besideSmile * (COUNT[this.besideInRow(smiles) & clear] as number)
    );
  }

  private besideInRow(cells: number): number {
    return (
      ((cells & (NOT_LAST[this.width] as number)) << 1) |
      ((cells & (NOT_FIRST[this.width] as number)) >> 1)
    );
  }
}
