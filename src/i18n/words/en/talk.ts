import type { Kind } from '../../../game-core/games/misty/cards';
import { mistyTable } from './misty';

const { kinds, points } = mistyTable;

/** What bots say to each other's luck and choices. */
export const talk = {
  /** For who hears it. */
  says: (name: string, remark: string) => `${name} says: ${remark}`,
  thanks: (remark: string) => `Thank you! ${remark}`,
  /** Where others have acted since. Who reads it in a bubble must not take the name for that of who speaks. */
  to: (name: string, remark: string) => `Hey ${name}! ${remark}`,
};

const ofSix = (better: number) => (better === 1 ? '1 of 6 is better' : `${better} of 6 are better`);

export const mistTalk = {
  /** Where who acted would have taken it. */
  stopAndTake: (value: string) => `I would have stopped and taken the ${value}.`,
  stopForMe: (value: string) => `A stop would have given me ${value}.`,
  stopFor: (value: string, name: string) =>
    `I would have stopped: ${name} would have got ${value}.`,
  roll: (better: number) =>
    better === 0 ? 'I would have rolled again.' : `I would have rolled again: ${ofSix(better)}.`,
  goodStop: (better: number) => `Wise to stop there, though ${ofSix(better)}.`,
  goodRoll: (value: string) => `Brave to let ${value} go, and right.`,
  lucky: (face: number, name: string) => `That ${face} came just in time for ${name}.`,
  unlucky: (face: number, name: string) => `A ${face}, of all numbers! Poor ${name}.`,
};

const ofThem = (traps: number, unseen: number) => {
  if (unseen === 1) return traps === 1 ? 'it had to be a trap' : 'it had to be cheese';
  if (traps === 0) return `none of ${unseen} was a trap`;
  if (traps === unseen) return `all ${unseen} were traps`;
  return traps === 1 ? `1 of ${unseen} was a trap` : `${traps} of ${unseen} were traps`;
};

export const kaeseTalk = {
  it: 'it',
  slice: (nth: number) => `slice ${nth}`,
  odds: ofThem,
  /** The odds are told where they speak for it. */
  keep: (what: string, odds: string | null) =>
    odds === null ? `I would have kept ${what}.` : `I would have kept ${what}: ${odds}.`,
  remove: (what: string, odds: string | null) =>
    odds === null
      ? `I would have thrown ${what} away.`
      : `I would have thrown ${what} away: ${odds}.`,
  spurned: (what: string) => `I would have thrown ${what} away: somebody looked and left it.`,
  goodKeep: (traps: number, unseen: number) => `Bold, and right: ${ofThem(traps, unseen)}.`,
  goodRemove: (traps: number, unseen: number) => `Better safe: ${ofThem(traps, unseen)}.`,
  /** Whatever the odds: another trap would have lost. */
  goodRemoveAtTwo: (traps: number, unseen: number) =>
    `Better safe with two traps: ${ofThem(traps, unseen)}.`,
  lucky: (traps: number, unseen: number) => `Lucky: ${ofThem(traps, unseen)}!`,
  unlucky: (traps: number, unseen: number) =>
    traps === 1
      ? `Bad luck! Only 1 of ${unseen} was a trap.`
      : `Bad luck! Only ${traps} of ${unseen} were traps.`,
};

export const mistyTalk = {
  wake: (kind: Kind, then: number) =>
    `I would have woken the ${kinds[kind].toLowerCase()}, for ${points(then)}.`,
  goodOrder: (then: number, others: number) =>
    `Well seen: this way leads to ${points(then)}, any other to at most ${others}.`,
};

export const miceTalk = {
  catch: (card: number) => `I would have caught the ${card}.`,
  close: (card: number) => `I would have closed larder ${card}.`,
  otherDice: (card: number) => `For the ${card} I would have used other dice.`,
  miss: 'I would have let it be a miss.',
  otherLoss: 'I would have given up something else.',
  pass: 'I would have passed.',
  goodCatch: (card: number) => `The ${card}, though there was a larger one: well seen.`,
  goodClose: (card: number) => `Larder ${card} rather than mice: well seen.`,
  goodMiss: 'Better a miss than that. Well seen.',
  goodPass: 'Wise to pass.',
  lucky: (name: string) => `What a throw, ${name}!`,
  unlucky: (name: string) => `Hardly any use, that throw. Poor ${name}.`,
};
