import {
  ANIMALS,
  animalOf,
  GREY_CARDS,
  valueOf,
  cardsOf,
} from '../../../../src/game-core/games/so-ein-mist/cards';
import { drawCount, turnsOf } from '../../../../src/game-core/games/so-ein-mist/table';
import type { Event, State } from '../../../../src/game-core/games/so-ein-mist/types';
import { createChance, seedFromText } from '../../../../src/game-core/kernel/chance';
import { configure } from '../../../../src/game-core/kernel/config';
import { optionCombinations } from '../../../../src/game-core/kernel/options';
import { card, dealt, game } from './scene';

type Deal = Extract<Event, { type: 'deal' }>;

function total(cards: readonly number[]): number {
  return cards.reduce((sum, each) => sum + valueOf(each), 0);
}

function randomDeal(
  seats: number,
  options = {},
  seed = 'deal',
  start?: number,
): { deal: Deal; state: State } {
  const config = configure(
    game,
    start === undefined ? { seats, options } : { seats, options, start },
  );
  if (!config.ok) throw new Error(config.error.message);
  const empty = game.setup(config.value);
  const deal = game.chance(empty, createChance(seedFromText(seed)).draw('deal')) as Deal;
  return { deal, state: game.apply(empty, { by: 'chance', event: deal }) };
}

describe('material', () => {
  test('each animal has -5, -3, -1 and 2, 4, 6, 8, 10; six grey cards, two each of -3, -1, 2', () => {
    for (const animal of ANIMALS) {
      expect(cardsOf(animal).map(valueOf)).toEqual([-5, -3, -1, 2, 4, 6, 8, 10]);
      expect(cardsOf(animal).map(animalOf)).toEqual(new Array(8).fill(animal));
    }
    expect(GREY_CARDS.map(valueOf)).toEqual([-3, -3, -1, -1, 2, 2]);
    expect(GREY_CARDS.map(animalOf)).toEqual(new Array(6).fill(null));
  });
});

describe.each([3, 4, 5, 6])('with %i players', (seats) => {
  test('the path has players + 6 cards, and the figures stand at their own', () => {
    const { state } = randomDeal(seats);
    const { board, setting } = state.open;
    expect(board.path).toHaveLength(seats + 6);
    board.places.forEach((slot, seat) => {
      expect(animalOf(board.path[slot] as number)).toBe(setting.animals[seat]);
    });
    expect(board.taken.every((pile) => pile.length === 0)).toBe(true);
  });

  test('all card values in the game sum to 21 × players − 4', () => {
    const { deal } = randomDeal(seats);
    expect(total([...deal.piles.flat(), ...GREY_CARDS])).toBe(21 * seats - 4);
  });

  test.each(optionCombinations(game.options, seats))(
    'the number of turns follows: %j',
    (options) => {
      const rounds = { 3: 7, 4: 7, 5: 6, 6: 5 }[seats] as number;
      const expected = (options.noPassingOn ? 7 : rounds) + (options.anotherRound ? 1 : 0);
      expect(turnsOf({ seats, start: 0, options })).toBe(seats * expected);
    },
  );
});

describe('passing on', () => {
  test.each([3, 4])('nobody passes with %i players', (seats) => {
    const { open } = dealt({ seats });
    expect(open.board.passed).toEqual([]);
    expect(drawCount(open, 0)).toBe(7);
  });

  test('with five players the top card goes to the left neighbour, unseen', () => {
    const { open, hidden } = dealt({ seats: 5 });
    expect(open.board.passed).toEqual([
      { from: 0, to: 1, card: null },
      { from: 1, to: 2, card: null },
      { from: 2, to: 3, card: null },
      { from: 3, to: 4, card: null },
      { from: 4, to: 0, card: null },
    ]);
    expect(hidden.passed[0]).toBe(card('cow', 10));
    expect(open.board.path[0]).toBe(card('cow', 8));
    expect(drawCount(open, 0)).toBe(6);
  });

  test('with six players the top card goes left and the second right', () => {
    const { open, hidden } = dealt({ seats: 6 });
    expect(open.board.passed.slice(0, 4)).toEqual([
      { from: 0, to: 1, card: null },
      { from: 0, to: 5, card: null },
      { from: 1, to: 2, card: null },
      { from: 1, to: 0, card: null },
    ]);
    expect(hidden.passed.slice(0, 2)).toEqual([card('cow', 10), card('cow', 8)]);
    expect(open.board.path[0]).toBe(card('cow', 6));
    expect(drawCount(open, 0)).toBe(5);
  });

  test.each([3, 4])('no passing on is refused with %i players, where nobody passes', (seats) => {
    const config = configure(game, { seats, options: { noPassingOn: true } });
    expect(config).toMatchObject({
      ok: false,
      error: { code: 'option-value', message: expect.stringContaining('5 to 6 players') },
    });
  });

  test('no passing on leaves seven cards in every draw pile', () => {
    const { open } = dealt({ seats: 6, options: { noPassingOn: true } });
    expect(open.board.passed).toEqual([]);
    expect(drawCount(open, 3)).toBe(7);
  });
});

describe('chance of the deal', () => {
  test('animals are dealt to everybody, none twice', () => {
    const dealtAnimals = ['a', 'b', 'c', 'd'].map((seed) => randomDeal(6, {}, seed).deal.animals);
    for (const animals of dealtAnimals) expect([...animals].sort()).toEqual([...ANIMALS].sort());
    expect(new Set(dealtAnimals.map(String)).size).toBeGreaterThan(1);
  });

  test('who picked an animal keeps it, and chance gives it to nobody else', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const { animals } = randomDeal(4, { animals: [null, 'pig', null, 'cow'] }, seed).deal;
      expect([animals[1], animals[3]]).toEqual(['pig', 'cow']);
      expect(new Set(animals).size).toBe(4);
    }
  });

  test('the starting seat is the chosen one, or any', () => {
    const seeds = Array.from({ length: 40 }, (_, index) => `start ${index}`);
    const starts = seeds.map((seed) => randomDeal(3, {}, seed).deal.start);
    expect(new Set(starts)).toEqual(new Set([0, 1, 2]));
    expect(seeds.map((seed) => randomDeal(3, {}, seed, 2).deal.start)).toEqual(seeds.map(() => 2));
  });

  test('piles and path are shuffled', () => {
    const { deal } = randomDeal(4);
    expect(
      deal.piles.some((pile) => String(pile) !== String([...pile].sort((a, b) => a - b))),
    ).toBe(true);
    expect(
      new Set(['a', 'b', 'c'].map((seed) => String(randomDeal(4, {}, seed).deal.path))).size,
    ).toBe(3);
  });
});
