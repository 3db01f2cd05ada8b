import { miceToMeetYou } from '../../../../src/game-core/games/mice-to-meet-you';
import { oddsOf } from '../../../../src/game-core/games/mice-to-meet-you/bots/odds';
import { setOf } from '../../../../src/game-core/games/mice-to-meet-you/cards';
import type { Mice, Move } from '../../../../src/game-core/games/mice-to-meet-you/types';
import { createChance, deriveSeed, seedFromText } from '../../../../src/game-core/kernel/chance';
import { begin } from '../../../../src/game-core/kernel/match';
import { playOut } from '../../../../src/game-core/kernel/play';
import { findBot } from '../../../../src/game-core/kernel/registry';
import { seatsOf } from '../../../../src/game-core/kernel/seats';
import { standings } from '../../../../src/game-core/kernel/standings';
import { game, Scenario, type Sketch } from './scenario';

function botCalled(name: string) {
  const bot = findBot<Mice>(miceToMeetYou, name);
  if (bot === undefined) throw new Error(`There is no ${name}.`);
  return bot;
}

function choiceOf(name: string, table: Scenario): Move {
  const random = createChance(seedFromText('choice')).draw(name);
  return botCalled(name).choose(table.view(table.acting), random);
}

describe('the odds of meeting a card', () => {
  test.each([
    // One red and one yellow die: the red one alone, or both.
    [[9, 12, 15], 1, 6 / 36],
    [[9, 12, 15], 6, (6 + 5) / 36],
    [[9, 12, 15], 12, 1 / 36],
    [[9, 12, 15], 13, 0],
    // Two red dice never make a 1, and a 2 only as 1 and 1.
    [[], 1, 0],
    [[], 2, 1 / 36],
  ])('with %j face down, a %i: %d', (down, card, odds) => {
    expect(oddsOf(setOf(down), card)).toBeCloseTo(odds, 14);
  });
});

describe('eager', () => {
  test('catches the highest card, and pays for it only what it must', () => {
    const table = Scenario.of(2, [{ nuts: 1, hand: [4, 11] }]).roll('53 632');
    expect(choiceOf('eager', table)).toEqual({ type: 'catch', card: 11, yellow: 3 });
    const dear = Scenario.of(2, [{ nuts: 2, hand: [8, 18] }]).roll('53 62');
    expect(choiceOf('eager', dear)).toEqual({ type: 'catch', card: 18, yellow: 8 });
  });
});

describe('greedy', () => {
  test('lays the card that it is least likely to meet again', () => {
    // 8, 10, 11, 13, 14, 16, 17 are in reach.
    const table = Scenario.of(2).roll('53 632');
    expect(choiceOf('greedy', table)).toEqual({ type: 'catch', card: 17, yellow: 9 });
  });

  test('spends no nut on what it can have without', () => {
    const table = Scenario.of(2, [{ nuts: 1, hand: [11] }]).roll('53 632');
    expect(choiceOf('greedy', table)).toEqual({ type: 'catch', card: 11, yellow: 3 });
  });

  test('turns a dice card rather than miss, and takes what it is offered', () => {
    const bare = Scenario.of(2, [{ hand: [1] }]).roll('63 666');
    expect(choiceOf('greedy', bare)).toEqual({ type: 'catch', card: 15, yellow: 6 });
    const offered = Scenario.of(2).roll('53 632').catch(11, 3);
    expect(choiceOf('greedy', offered)).toEqual({ type: 'take', card: 8 });
  });
});

describe.each(['steady', 'canny'])('%s', (name) => {
  const nearly = { down: [9, 12, 15] };

  test('ends the game as a winner', () => {
    const table = Scenario.of(2, [{ ...nearly, hand: [4] }, { hand: [17, 18] }]).roll('4 2');
    expect(choiceOf(name, table)).toEqual({ type: 'catch', card: 6, yellow: 2 });
  });

  test('does not end it as a loser while it can do something else', () => {
    const table = Scenario.of(2, [{ ...nearly, hand: [4, 18] }, { hand: [5] }]).roll('4 2');
    expect(choiceOf(name, table)).toEqual({ type: 'catch', card: 4, yellow: 0 });
  });
});

describe('steady', () => {
  test('leaves the others dice that they cannot use', () => {
    // The 6 that it would leave wins the game for the other seat.
    const nearlyWon = { down: [9, 12, 15], hand: [] };
    const careful = (rival: Sketch) =>
      choiceOf('steady', Scenario.of(2, [{ hand: [2, 8], down: [12] }, rival]).roll('11 66'));
    expect(careful({})).toEqual({ type: 'catch', card: 8, yellow: 6 });
    expect(careful(nearlyWon)).toEqual({ type: 'catch', card: 2, yellow: 0 });
  });
});

describe('canny', () => {
  test('plays the solo game as steady does', () => {
    const table = Scenario.solo().roll('53 632');
    expect(choiceOf('canny', table)).toEqual(choiceOf('steady', table));
  });

  test.each([
    // It could turn the 15, or lay the 4, which two red dice seldom meet.
    ['rather than turn a dice card', [2, 13, 14], [4, 10], '55 544', { card: 14, yellow: 4 }],
    ['before rare ones', [4, 7, 10, 16], [4, 18], '22 643', { card: 10, yellow: 6 }],
  ])('catches many mice %s while somebody may end the game', (_, own, others, dice, best) => {
    const nearly = { hand: others, down: [9, 12, 15] };
    const table = Scenario.of(2, [{ hand: own }, nearly]).roll(dice);
    expect(choiceOf('canny', table)).toEqual({ type: 'catch', ...best });
  });

  test('wins clearly more than its share among steady', () => {
    // It takes its time, so there are few games here; the ladder plays many, with more seats too.
    const games = [2, 3].flatMap((seats) => playAgainst('canny', 'steady', seats, 10 * seats));
    expectClearlyMore(games, 2 / (2 + 3));
  });
});

test.each([
  ['greedy', 'random'],
  ['steady', 'greedy'],
])('%s wins clearly more than its share among %s, at every number of seats', (better, worse) => {
  for (const seats of [2, 3, 4, 5]) {
    expectClearlyMore(playAgainst(better, worse, seats, 60 * seats), 1 / seats);
  }
});

/** For each game the share of the victory that one of the better has among the others. */
function playAgainst(better: string, worse: string, seats: number, games: number): number[] {
  return Array.from({ length: games }, (_, number) => {
    const place = number % seats;
    const seed = deriveSeed(seedFromText('ladder'), `${seats}/${number}`);
    const bots = seatsOf(seats).map((seat) => botCalled(seat === place ? better : worse));
    const start = begin(game, { seats, start: 'random', options: { level: 3 } }, seed);
    const { state } = playOut(start, bots, createChance(seed));
    const winners = standings<Mice>(game, state).filter(({ rank }) => rank === 1);
    return winners.some(({ seat }) => seat === place) ? 1 / winners.length : 0;
  });
}

function expectClearlyMore(shares: readonly number[], even: number): void {
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const error = Math.sqrt((mean * (1 - mean)) / shares.length);
  expect(mean - 3 * error).toBeGreaterThan(even);
}
