import {
  remarkOn,
  type Remark,
  type Talk,
  type Witnessed,
} from '../../../src/game-core/coach/remark';
import { createChance, seedFromText } from '../../../src/game-core/kernel/chance';
import type { Judge, Verdict } from '../../../src/game-core/kernel/judge';
import { finish } from '../../../src/game-core/kernel/thinking';

/** A move by its name, what it is worth to each of three seats, and how sure that is. */
type Choice = readonly [name: string, shares: readonly number[], priceError?: number];

function verdictOn(...choices: readonly Choice[]): Verdict {
  const [top] = choices;
  const moves = choices.map(([move, shares, priceError = 0.001]) => ({
    move,
    shares,
    worth: shares[0] as number,
    error: 0.01,
    price: (top?.[1][0] as number) - (shares[0] as number),
    priceError,
  }));
  return { moves, best: moves[0] ?? null, shares: top?.[1] ?? [], error: 0.01 };
}

const settled = (...shares: number[]): Verdict => ({ moves: [], best: null, shares, error: 0 });

const PLAIN: Talk = {
  isPlainLuck: () => true,
  roundOf: () => 0,
  isJudged: () => true,
  isPraised: () => true,
};

/** What two bots beside seat 0 say to it, judged in this order. */
function said(
  move: string | null,
  verdicts: readonly Verdict[],
  talk: Partial<Talk> = {},
  bots: readonly number[] = [1, 2],
): Remark | null {
  const left = [...verdicts];
  const judge: Judge = {
    *weigh() {
      yield;
      return left.shift() as Verdict;
    },
  };
  const witnessed: Witnessed = { about: 0, move, before: { seat: 0 }, after: { seat: 0 } };
  const chance = createChance(seedFromText('talk'));
  return finish(remarkOn(witnessed, { judge, talk: { ...PLAIN, ...talk } }, bots, chance));
}

const DEAR = verdictOn(['keep', [0.5, 0.25, 0.25]], ['throw', [0.4, 0.25, 0.35]]);

test('a costly choice is told, by who gains from it where somebody does', () => {
  expect(said('throw', [DEAR])).toMatchObject({
    kind: 'rather',
    about: 0,
    speaker: 2,
    isThankful: true,
    move: 'throw',
  });
  const forNobody = verdictOn(['keep', [0.5, 0.25, 0.25]], ['throw', [0.44, 0.27, 0.27]]);
  expect(said('throw', [forNobody])).toMatchObject({ kind: 'rather', isThankful: false });
});

test('what is cheap, or may well be chance, is nothing to talk about', () => {
  const cheap = verdictOn(['keep', [0.5, 0.25, 0.25]], ['throw', [0.46, 0.27, 0.27]]);
  expect(said('throw', [cheap])).toBeNull();
  const unsure = verdictOn(['keep', [0.5, 0.25, 0.25]], ['throw', [0.4, 0.3, 0.3], 0.04]);
  expect(said('throw', [unsure])).toBeNull();
});

test('the best choice is praised where it was far ahead and not plain to see', () => {
  expect(said('keep', [DEAR])).toMatchObject({ kind: 'praise', about: 0 });
  expect(said('keep', [DEAR], { isPraised: () => false })).toBeNull();
  const close = verdictOn(['keep', [0.5, 0.25, 0.25]], ['throw', [0.46, 0.27, 0.27]]);
  expect(said('keep', [close])).toBeNull();
  expect(said('keep', [verdictOn(['keep', [0.5, 0.25, 0.25]])])).toBeNull();
});

test('a throw is luck by what it changes for who threw', () => {
  const before = settled(0.4, 0.3, 0.3);
  expect(said(null, [before, settled(0.51, 0.25, 0.24)])).toMatchObject({ luck: 'lucky' });
  expect(said(null, [before, settled(0.29, 0.35, 0.36)])).toMatchObject({ luck: 'unlucky' });
  expect(said(null, [before, settled(0.45, 0.25, 0.3)])).toBeNull();
  expect(said(null, [], { isPlainLuck: () => false })).toBeNull();
});

test('what came to light is luck before the choice is judged, and what somebody knew is not judged', () => {
  expect(said('keep', [], { turnedUp: () => 'unlucky' })).toMatchObject({ luck: 'unlucky' });
  expect(said('throw', [], { isJudged: () => false })).toBeNull();
});

test('nobody talks about themselves, and without another bot nobody talks', () => {
  expect(said('throw', [], {}, [0])).toBeNull();
  expect(said('throw', [DEAR], {}, [0, 1])).toMatchObject({ speaker: 1 });
});
