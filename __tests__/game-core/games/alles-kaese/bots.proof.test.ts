import { allesKaese } from '../../../../src/game-core/games/alles-kaese';
import { oddsOf } from '../../../../src/game-core/games/alles-kaese/bots/odds';
import {
  chanceToWin,
  outlookOf,
  withCheese,
  withTrap,
} from '../../../../src/game-core/games/alles-kaese/bots/outlook';
import type { AllesKaese, Move } from '../../../../src/game-core/games/alles-kaese/types';
import { createChance, deriveSeed, seedFromText } from '../../../../src/game-core/kernel/chance';
import type { Bot } from '../../../../src/game-core/kernel/game';
import { begin } from '../../../../src/game-core/kernel/match';
import { playOut } from '../../../../src/game-core/kernel/play';
import { seatsOf } from '../../../../src/game-core/kernel/seats';
import { standings } from '../../../../src/game-core/kernel/standings';
import { randomStream, Scenario } from './scenario';

const bot = (name: string): Bot<AllesKaese> =>
  allesKaese.bots.find((each) => each.name === name) as Bot<AllesKaese>;

const choice = (name: string, table: Scenario): Move =>
  bot(name).choose(table.view(table.acting), randomStream('thoughts'));

describe('trap odds', () => {
  const TOP = '6t 6c 6t 3t 3c 2c 1c 1c 1c';

  test('start as the trap table says', () => {
    const odds = oddsOf(Scenario.deal(4, TOP).view(0));
    expect([0, 3, 5].map((card) => odds.trap(card))).toEqual([5 / 6, 3 / 6, 2 / 6]);
  });

  test('count revealed fronts for everybody, own peeks for the seat alone', () => {
    const table = Scenario.deal(4, TOP).keep(6, 0).peek(5, 1);
    expect(oddsOf(table.view(0)).trap(2)).toBe(4 / 5);
    expect(oddsOf(table.view(1)).trap(2)).toBe(4 / 4);
    expect(oddsOf(table.view('table')).trap(2)).toBe(4 / 5);
  });

  test('are certain for a card that the seat has seen, and remember discarded ones', () => {
    const table = Scenario.deal(4, TOP).peek(5, 3).remove(3, 3);
    const odds = oddsOf(table.view(0));
    expect([odds.trap(3), odds.knows(3)]).toEqual([1, true]);
    expect([odds.trap(4), odds.knows(4)]).toEqual([2 / 5, false]);
    expect(oddsOf(table.view(1)).trap(4)).toBe(3 / 6);
  });
});

describe.each(['greedy', 'steady', 'shrewd'])('%s', (name) => {
  test('keeps a card that it knows to be cheese', () => {
    // Seat 0 has two traps and knows the 5 in slot 2.
    const table = Scenario.deal(2, '6t 6t 5c 5t 1c 1c 1c 1c 1t')
      .keep(6, 0)
      .remove(1, 4)
      .keep(6, 1)
      .remove(1, 5)
      .peek(3, 2)
      .remove(1, 0);
    expect(choice(name, table.roll(5))).toEqual({ type: 'keep', slot: 2 });
  });

  test('removes a card that it knows to be a trap', () => {
    const table = Scenario.deal(2, '2t 6t 5c 5t 1c 1c 1c').peek(3, 0).remove(1, 4);
    expect(choice(name, table.roll(2))).toEqual({ type: 'remove', slot: 0 });
  });

  test('does not risk the third trap for a card that is mostly a trap', () => {
    const table = Scenario.deal(2, '6t 6t 6c 5t 1c 1c 1c 1c 1t')
      .keep(6, 0)
      .remove(1, 4)
      .keep(6, 1)
      .remove(1, 5);
    expect(choice(name, table.roll(6)).type).toBe('remove');
  });

  test('does not look again at what it knows', () => {
    const table = Scenario.deal(4, '5c 2t 1c 1c 1c 1c 1t 2c').peek(3, 0).remove(1, 2).remove(1, 3);
    expect(choice(name, table.remove(1, 4).roll(3)).slot).not.toBe(0);
  });

  test('decides from its view alone, the same each time', () => {
    const table = Scenario.deal(3, '5c 2t 1c 1c 1c 1c').roll(4);
    expect(choice(name, table)).toEqual(choice(name, table));
  });
});

test('forgetful knows what it saw last, and nothing that it saw before', () => {
  const looked = Scenario.deal(2, '2t 6t 5c 5t 1c 1c 1c 1c 1c').peek(3, 0).remove(1, 4);
  expect(choice('forgetful', looked.roll(2))).toEqual({ type: 'remove', slot: 0 });
  const lookedTwice = looked.peek(3, 2).remove(1, 4);
  expect(choice('greedy', lookedTwice.roll(2))).toEqual({ type: 'remove', slot: 0 });
  expect(choice('forgetful', lookedTwice.roll(2))).toEqual({ type: 'keep', slot: 0 });
});

describe('steady', () => {
  test('leaves a known trap to the others and removes the other card of that number', () => {
    // Seat 0 leads with two traps; it knows that slot 3 is one more, slot 2 may be.
    const table = Scenario.deal(2, '6t 6t 6c 6t 1c 4c 1c 1c 4c 1c')
      .keep(6, 0)
      .remove(1, 4)
      .keep(6, 1)
      .remove(1, 4)
      .peek(3, 3)
      .remove(1, 0);
    expect(table.view(0).seen).toEqual([{ card: 3, front: 'trap' }]);
    expect(choice('steady', table.roll(6))).toEqual({ type: 'remove', slot: 2 });
  });

  test('looks where the front decides, not where the holes are', () => {
    // Seat 0 has two traps: a 6 is cheese so rarely that a look would seldom help.
    const table = Scenario.deal(2, '6t 6t 6c 4c 1c 1c 1c 1c 1t')
      .keep(6, 0)
      .remove(1, 4)
      .keep(6, 1)
      .remove(1, 4);
    expect(choice('greedy', table.roll(3))).toEqual({ type: 'peek', slot: 2 });
    expect(choice('steady', table.roll(3))).toEqual({ type: 'peek', slot: 3 });
  });

  test('with the last card risks its third trap when it is behind, and not when it is ahead', () => {
    const deal = Scenario.deal(2, '6t 6t 6c 3c 1c 1c 1c 1c 1c', 1);
    const behind = deal.keep(3, 3).keep(6, 0).remove(1, 4).keep(6, 1).drainTo(1);
    const ahead = deal.remove(1, 4).keep(3, 3).remove(1, 5).keep(6, 0).remove(1, 4);
    expect(choice('steady', behind.roll(6)).type).toBe('keep');
    expect(choice('steady', ahead.keep(6, 1).drainTo(1).roll(6)).type).toBe('remove');
  });
});

describe('the chance to win', () => {
  const board = (seats: number) => Scenario.deal(seats, '6t 6c 4c 6t 1c 1c').board;

  test.each([2, 3, 4, 5, 6])('rises with cheese and falls with each trap, at %i seats', (seats) => {
    for (const supply of [1, 5, 10, 20, 29]) {
      const even = outlookOf(board(seats), 0);
      const one = withTrap(even);
      const two = withTrap(one);
      const chances = [withTrap(two), two, one, even, withCheese(even, 1), withCheese(even, 6)];
      const values = chances.map((outlook) => chanceToWin(outlook, supply));
      expect(values).toEqual([...values].sort((a, b) => a - b));
      expect(new Set(values).size).toBe(6);
      expect(values[0]).toBe(0);
    }
  });

  test('is certain once the supply is empty, with the tie-break', () => {
    const even = outlookOf(board(3), 0);
    expect(chanceToWin(even, 0)).toBe(0.5);
    expect(chanceToWin(withCheese(even, 1), 0)).toBe(1);
    const table = Scenario.deal(2, '2c 1c 1c 2c 1c').keep(2, 0).keep(1, 1).remove(1, 4).keep(1, 2);
    expect(chanceToWin(outlookOf(table.board, 0), 0)).toBe(0);
    expect(chanceToWin(outlookOf(table.board, 1), 0)).toBe(1);
  });

  test('a lead is worth more when another seat may end the game with its third trap', () => {
    const safe = { ...outlookOf(board(4), 0), endangered: 0 };
    const inDanger = { ...safe, endangered: 2 };
    expect(chanceToWin(withCheese(inDanger, 3), 15)).toBeGreaterThan(
      chanceToWin(withCheese(safe, 3), 15),
    );
  });
});

describe('strength', () => {
  /** The share of wins of the first bot among many of the second, each deal from every seat. */
  function winShare(first: string, second: string, seats: number, deals: number): number {
    const seed = seedFromText('strength');
    let wins = 0;
    for (let game = 0; game < deals * seats; game += 1) {
      const own = game % seats;
      const deal = deriveSeed(seed, `${Math.floor(game / seats)}`);
      const start = begin(allesKaese.game, { seats, start: 'random', options: {} }, deal);
      const bots = seatsOf(seats).map((seat) => bot(seat === own ? first : second));
      const { state } = playOut(start, bots, createChance(deriveSeed(deal, `thoughts ${own}`)));
      const winners = standings(allesKaese.game, state).filter(({ rank }) => rank === 1);
      if (winners.some(({ seat }) => seat === own)) wins += 1 / winners.length;
    }
    return wins / (deals * seats);
  }

  // Far below what the arena measures over many games, and far above an equal share.
  test.each([
    [2, 0.72, 0.53],
    [4, 0.46, 0.28],
    [6, 0.34, 0.19],
  ])('at %i seats steady beats random and greedy', (seats, random, greedy) => {
    const deals = Math.ceil(400 / seats);
    expect(winShare('steady', 'random', seats, deals)).toBeGreaterThan(random);
    expect(winShare('steady', 'greedy', seats, deals)).toBeGreaterThan(greedy);
    expect(winShare('greedy', 'random', seats, deals)).toBeGreaterThan(1.3 / seats);
  });
});
