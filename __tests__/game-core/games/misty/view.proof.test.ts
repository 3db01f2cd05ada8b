import { ALL_CARDS, type Card } from '../../../../src/game-core/games/misty/cards';
import { freeCells, SHAPES } from '../../../../src/game-core/games/misty/window';
import type { State } from '../../../../src/game-core/games/misty/types';
import { createChance, seedFromText, shuffled } from '../../../../src/game-core/kernel/chance';
import { misty } from '../../../../src/game-core/games/misty';
import { randomMatch, momentsOf } from '../../support/walk';
import { acted, chanced, dealt, game, pickedAll, settled } from './scene';

/** Which other seats' hands a seat knows. */
function known(state: State, viewer: number): number[] {
  return game.view(state, viewer).hands.flatMap((hand, seat) => (hand === null ? [] : [seat]));
}

describe('a hand that a seat has held stays known to it', () => {
  test('passing left: its own, then the left neighbour has one more that it knows', () => {
    let state = dealt({ seats: 4 });
    expect(known(state, 1)).toEqual([1]);
    state = pickedAll(state);
    expect(known(state, 1)).toEqual([1, 2]);
    expect(game.view(state, 1).hands[2]).toEqual(state.hidden.hands[2]);
    state = pickedAll(state);
    expect(known(state, 1)).toEqual([1, 2, 3]);
    state = pickedAll(state);
    expect(known(state, 1)).toEqual([0, 1, 2, 3]);
  });

  test('passing right: the right neighbour', () => {
    const state = pickedAll(chanced(pickedAll(dealt({ seats: 4 }), 6)));
    expect(known(state, 1)).toEqual([0, 1]);
  });

  test('from pick k = players on it knows all hands', () => {
    expect(known(pickedAll(dealt({ seats: 2 })), 0)).toEqual([0, 1]);
    expect(known(pickedAll(dealt({ seats: 3 }), 2), 0)).toEqual([0, 1, 2]);
  });

  test('a new deal is unknown again, and the table knows no hand', () => {
    const state = chanced(pickedAll(dealt({ seats: 3 }), 6));
    expect(known(state, 0)).toEqual([0]);
    expect(game.view(state, 'table').hands).toEqual([null, null, null]);
  });

  test('a known hand still shows the card that its holder has committed in secret', () => {
    const state = pickedAll(dealt({ seats: 2 }));
    const moves = game.moves(game.view(state, 1));
    const views = [moves[0]!, moves.at(-1)!].map((move) => game.view(acted(state, 1, move), 0));
    expect(views[0]).toEqual(views[1]);
    expect(views[0]!.hands[1]).toHaveLength(5);
  });
});

/** What a seat has seen in this round, kept by hand: all its own hands and every reveal. */
function seenSoFar(states: readonly State[], viewer: number | 'table'): Set<Card> {
  const seen = new Set<Card>();
  for (const { open, hidden } of states) {
    if (open.stage.name === 'building' && open.stage.deal + open.stage.pick === 0) seen.clear();
    if (viewer !== 'table') hidden.hands[viewer]!.forEach((card) => seen.add(card));
    open.windows.flat().forEach(({ card }) => seen.add(card));
  }
  return seen;
}

const SETTINGS = [
  { seats: 2 },
  { seats: 3 },
  { seats: 4 },
  { seats: 4, initiation: true },
  { seats: 3, initiation: true },
];

describe.each(SETTINGS)('secrets, %j', (settings) => {
  const config = settled({ ...settings, start: 'random', roundsToWin: 1 });
  const match = randomMatch({ name: 'secrets', entry: misty, config }, JSON.stringify(settings));
  const states = momentsOf(match).map(({ state }) => state as State);
  const viewers = [...Array.from({ length: settings.seats }, (_, seat) => seat), 'table'] as const;
  const random = createChance(seedFromText('exchange')).draw('cards');

  test('unseen cards exchanged for each other change no view', () => {
    let exchanged = 0;
    states.forEach((state, index) => {
      for (const viewer of viewers) {
        const seen = seenSoFar(states.slice(0, index + 1), viewer);
        const other = exchangedWorld(
          state,
          ALL_CARDS.filter((card) => !seen.has(card)),
        );
        expect(game.view(other, viewer)).toEqual(game.view(state, viewer));
        if (JSON.stringify(other) !== JSON.stringify(state)) exchanged += 1;
      }
    });
    expect(exchanged).toBeGreaterThan(20);
  });

  test('a hand of seen cards only is in the view: nothing is forgotten', () => {
    states.forEach((state, index) => {
      for (const viewer of viewers) {
        const seen = seenSoFar(states.slice(0, index + 1), viewer);
        game.view(state, viewer).hands.forEach((hand, seat) => {
          const whole = state.hidden.hands[seat]!;
          const expected = whole.length > 0 && whole.every((card) => seen.has(card)) ? whole : null;
          expect(hand).toEqual(expected);
        });
      }
    });
  });

  function exchangedWorld(state: State, unseen: readonly Card[]): State {
    const others = shuffled(unseen, random);
    const swap = (card: Card) => {
      const at = unseen.indexOf(card);
      return at === -1 ? card : others[at]!;
    };
    const swapAll = (cards: readonly Card[]) => cards.map(swap).sort((a, b) => a - b);
    const { hands, picks, rest } = state.hidden;
    return {
      open: state.open,
      hidden: {
        hands: hands.map((hand) =>
          hand.some((card) => unseen.includes(card)) ? swapAll(hand) : hand,
        ),
        picks: picks.map((pick) => (pick === null ? null : { ...pick, card: swap(pick.card) })),
        rest: swapAll(rest),
      },
    };
  }
});

describe('imagined worlds', () => {
  const random = createChance(seedFromText('imagined')).draw('worlds');
  const imagined = (state: State, seat: number | 'table', times: number) =>
    Array.from({ length: times }, () => game.imagine(game.view(state, seat), random).hidden);

  /** How far counts are from equal, in standard deviations of the sum of squares. */
  function unevenness(counts: ReadonlyMap<unknown, number>, cells: number): number {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const even = total / cells;
    const square = [...counts.values()].reduce((sum, count) => sum + count * count, 0);
    return (square / even - total - (cells - 1)) / Math.sqrt(2 * (cells - 1));
  }

  function countsOf(keys: readonly (string | number)[]): Map<string | number, number> {
    const counts = new Map<string | number, number>();
    keys.forEach((key) => counts.set(key, (counts.get(key) ?? 0) + 1));
    return counts;
  }

  test('every hand of unseen cards is equally likely', () => {
    const state = dealt({ seats: 2, initiation: true });
    const worlds = imagined(state, 0, 6000);
    const singles = countsOf(worlds.flatMap(({ hands }) => hands[1]!));
    const pairs = countsOf(
      worlds.flatMap(({ hands }) => {
        const [a, b, c] = hands[1]!;
        return [`${a} ${b}`, `${a} ${c}`, `${b} ${c}`];
      }),
    );
    expect(singles.size).toBe(51);
    expect(Math.abs(unevenness(singles, 51))).toBeLessThan(4);
    expect(Math.abs(unevenness(pairs, (51 * 50) / 2))).toBeLessThan(4);
  });

  test('two unknown hands share the unseen cards, and known ones are as they are', () => {
    const state = pickedAll(dealt({ seats: 4 }));
    const worlds = imagined(state, 0, 3000);
    worlds.forEach(({ hands, rest }) => {
      expect([hands[0], hands[1]]).toEqual([state.hidden.hands[0], state.hidden.hands[1]]);
      expect([hands[2]!.length, hands[3]!.length, rest.length]).toEqual([5, 5, 30]);
    });
    for (const seat of [2, 3]) {
      const counts = countsOf(worlds.flatMap(({ hands }) => hands[seat]!));
      expect(counts.size).toBe(40);
      expect(Math.abs(unevenness(counts, 40))).toBeLessThan(4);
    }
  });

  test('a hidden commit is any that its hand and window allow, each equally likely', () => {
    const before = pickedAll(dealt({ seats: 2 }), 2);
    const state = acted(before, 1, game.moves(game.view(before, 1))[0]!);
    const hand = before.hidden.hands[1]!;
    const cells = freeCells(before.open.windows[1]!, SHAPES.standard);
    const worlds = imagined(state, 0, 4000);
    const counts = countsOf(worlds.map(({ picks }) => `${picks[1]!.card} ${picks[1]!.cell}`));
    expect(worlds.every(({ picks }) => picks[0] === null)).toBe(true);
    expect([...counts.keys()].sort()).toEqual(
      hand.flatMap((card) => cells.map((cell) => `${card} ${cell}`)).sort(),
    );
    expect(Math.abs(unevenness(counts, hand.length * cells.length))).toBeLessThan(4);
  });

  test('a hidden commit from an unknown hand is one of the imagined hand', () => {
    const before = dealt({ seats: 3 });
    const state = acted(before, 2, game.moves(game.view(before, 2))[1]!);
    imagined(state, 0, 200).forEach(({ hands, picks }) => {
      expect(hands[2]).toContain(picks[2]!.card);
      expect(hands[2]).toHaveLength(6);
    });
  });

  test('its maker imagines its own commit as it is', () => {
    const before = dealt({ seats: 2 });
    const state = acted(before, 1, game.moves(game.view(before, 1))[4]!);
    imagined(state, 1, 20).forEach(({ picks }) => expect(picks).toEqual(state.hidden.picks));
  });

  test('once all hands are known only the truth is imagined', () => {
    const state = pickedAll(dealt({ seats: 3 }), 2);
    imagined(state, 1, 20).forEach((hidden) => expect(hidden).toEqual(state.hidden));
  });
});
