import { onlyThey } from './alles-kaese';

const holes = (count: number) => (count === 1 ? '1 hole' : `${count} holes`);

export const allesKaeseLog = {
  dealt: (starter: string) => `The cheese is laid out. ${starter} begins.`,
  rolled: (name: string, face: number, matching: number) =>
    matching === 0
      ? `${name} throws a ${face}: no slice matches.`
      : `${name} throws a ${face}: ${matching === 1 ? '1 slice matches' : `${matching} slices match`}.`,
  peeked: (name: string, nth: number, count: number) =>
    `${name} looks under slice ${nth} (${holes(count)}).`,
  keptCheese: (name: string, nth: number, count: number) =>
    `${name} keeps slice ${nth}: cheese, ${holes(count)}.`,
  keptTrap: (name: string, nth: number, count: number, have: number) =>
    `${name} keeps slice ${nth} (${holes(count)}): a trap, ${have} of 3.`,
  oneMore: (name: string) => `One more and ${name} is caught.`,
  removed: (name: string, nth: number, count: number, lookers: readonly string[]) =>
    `${name} throws slice ${nth} away (${holes(count)})${lookers.length === 0 ? ', unseen.' : `. ${onlyThey(lookers)}`}`,
  refilled: (nth: number, count: number) =>
    `Place ${nth} is filled from the pile: ${holes(count)}.`,
  supplyDiscarded: (count: number) =>
    `The top of the pile (${holes(count)}) is thrown away, unseen.`,
  endedByTrap: 'The third trap ends the game.',
  endedBySupply: 'The pile is empty: the game is over.',
  /** A move before it is made. */
  look: (nth: number, count: number) => `Look under slice ${nth} (${holes(count)})`,
  keep: (nth: number, count: number) => `Keep slice ${nth} (${holes(count)})`,
  throwAway: (nth: number, count: number) => `Throw away slice ${nth} (${holes(count)})`,
};
