import { faceOf, type Blank, type Face } from '../faces';
import { CELLS, MIDDLE, SIDE, touch, type Cell, type Shape } from '../sheet';
import type { Solver } from '../solver';
import type { Window } from '../types';

const WORST = Number.NEGATIVE_INFINITY;
const WIDTH = SIDE;

const NEIGHBOURS: readonly (readonly Cell[])[] = Array.from({ length: CELLS }, (_, cell) =>
  Array.from({ length: CELLS }, (__, other) => other).filter((other) => touch(cell, other)),
);

/** Where on the sheet a window may come to lie. */
export interface Frame {
  readonly top: number;
  readonly left: number;
  readonly shape: Shape;
}

/**
 * A window that a bot thinks about: numbers in place, to put cards down and take them back many
 * times. Cards count by their faces only.
 */
export class Sketch {
  /** By cell of the sheet; 0 where there is no card. */
  private readonly faces = new Uint8Array(CELLS);
  /** The cells with cards, in the order in which they were put. */
  private readonly cells: Cell[] = [];
  private shapes: readonly Shape[] = [];
  // The box round all cards, and that of the best value so far.
  private top = 0;
  private left = 0;
  private bottom = 0;
  private right = 0;
  private frame: Frame = { top: 0, left: 0, shape: { width: 0, height: 0 } };

  /** `blank` is what a cell without a card is to the solver. */
  constructor(
    private readonly solver: Solver,
    private readonly blank: Blank,
  ) {}

  copy(window: Window, shapes: readonly Shape[]): void {
    while (this.cells.length > 0) this.takeBack();
    for (const { card, cell } of window) this.put(cell, faceOf(card));
    this.shapes = shapes;
  }

  put(cell: Cell, face: Face): void {
    this.faces[cell] = face;
    this.cells.push(cell);
  }

  /** Takes the latest card away again. */
  takeBack(): void {
    const cell = this.cells.pop();
    if (cell !== undefined) this.faces[cell] = 0;
  }

  /** Where the next card may go: the rule of `freeCells`. */
  free(): Cell[] {
    if (this.cells.length === 0) return [MIDDLE];
    this.measure();
    const { top, left, bottom, right } = this;
    const free: Cell[] = [];
    for (let row = Math.max(0, top - 1); row <= Math.min(SIDE - 1, bottom + 1); row += 1) {
      const height = Math.max(bottom, row) - Math.min(top, row) + 1;
      const last = Math.min(SIDE - 1, right + 1);
      for (let column = Math.max(0, left - 1); column <= last; column += 1) {
        const width = Math.max(right, column) - Math.min(left, column) + 1;
        const cell = row * WIDTH + column;
        if (this.faces[cell] === 0 && this.fits(width, height) && this.touches(cell)) {
          free.push(cell);
        }
      }
    }
    return free;
  }

  private fits(width: number, height: number): boolean {
    return this.shapes.some((shape) => width <= shape.width && height <= shape.height);
  }

  private touches(cell: Cell): boolean {
    return (NEIGHBOURS[cell] ?? []).some((other) => this.faces[other] !== 0);
  }

  private measure(): void {
    this.top = SIDE;
    this.left = SIDE;
    this.bottom = -1;
    this.right = -1;
    for (const cell of this.cells) {
      const column = cell % WIDTH;
      const row = (cell - column) / WIDTH;
      if (row < this.top) this.top = row;
      if (row > this.bottom) this.bottom = row;
      if (column < this.left) this.left = column;
      if (column > this.right) this.right = column;
    }
  }

  /** The best that the solver sees in any place that the window can still take. */
  value(): number {
    this.measure();
    let best = WORST;
    for (const shape of this.shapes) {
      for (let top = this.bottom - shape.height + 1; top <= this.top; top += 1) {
        for (let left = this.right - shape.width + 1; left <= this.left; left += 1) {
          const frame = { top, left, shape };
          this.layOut(this.solver, frame);
          const value = this.solver.best(0);
          if (value <= best) continue;
          best = value;
          this.frame = frame;
        }
      }
    }
    return best;
  }

  /** Where the latest value was best. */
  bestFrame(): Frame {
    return this.frame;
  }

  layOut(solver: Solver, { top, left, shape: { width, height } }: Frame): void {
    solver.clear(width, height, this.blank);
    for (const cell of this.cells) {
      const column = cell % WIDTH;
      const row = (cell - column) / WIDTH;
      solver.put((row - top) * width + column - left, this.faces[cell] as Face);
    }
  }
}
