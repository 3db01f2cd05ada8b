import { houseWorth } from './worth';
import { Worths } from './worths';

let known: Worths | undefined;

/** The worths that `steady` goes by, in tables; made when first asked for. */
export function steadyWorths(): Worths {
  return (known ??= workOut());
}

function workOut(): Worths {
  const bare = worthOf(0, 0, 0);
  return new Worths({
    hand: (hand, down) => worthOf(hand, down, 0),
    nuts: (nuts) => worthOf(0, 0, nuts) - bare,
  });
}

function worthOf(hand: number, down: number, nuts: number): number {
  return houseWorth({ hand, cage: [], down, nuts }, false);
}
