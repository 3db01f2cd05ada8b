import type { Card } from '../cards';
import { faceOf } from '../faces';
import type { Cell } from '../sheet';
import type { Frame, Sketch } from './sketch';

/** A card on a cell, what the window is worth then, and where it is worth that. */
export interface Placing {
  readonly card: Card;
  readonly cell: Cell;
  readonly value: number;
  readonly frame: Frame;
}

/** Every card of a hand on every cell where it may go; cards with the same face only once. */
export function placings(sketch: Sketch, hand: readonly Card[]): Placing[] {
  const faces = hand.map(faceOf);
  const cells = sketch.free();
  const found: Placing[] = [];
  hand.forEach((card, index) => {
    const face = faceOf(card);
    if (faces.indexOf(face) < index) return;
    for (const cell of cells) {
      sketch.put(cell, face);
      found.push({ card, cell, value: sketch.value(), frame: sketch.bestFrame() });
      sketch.takeBack();
    }
  });
  return found;
}
