import { misty } from '../../../../src/game-core/games/misty';
import { handOf, playOutDeal } from '../../../../src/game-core/games/misty/bots/filling';
import { Sketch } from '../../../../src/game-core/games/misty/bots/sketch';
import { FACE, faceOf } from '../../../../src/game-core/games/misty/faces';
import { bestPoints } from '../../../../src/game-core/games/misty/order';
import { rowOf, touch } from '../../../../src/game-core/games/misty/sheet';
import { Solver } from '../../../../src/game-core/games/misty/solver';
import type { Misty, Move, State } from '../../../../src/game-core/games/misty/types';
import { freeCells, SHAPES } from '../../../../src/game-core/games/misty/window';
import { createChance, deriveSeed, seedFromText } from '../../../../src/game-core/kernel/chance';
import type { Bot } from '../../../../src/game-core/kernel/game';
import { begin } from '../../../../src/game-core/kernel/match';
import { playOut } from '../../../../src/game-core/kernel/play';
import { findBot } from '../../../../src/game-core/kernel/registry';
import { standings } from '../../../../src/game-core/kernel/standings';
import { momentsOf, randomMatch } from '../../support/walk';
import { acted, at, dealer, filled, game, lastPick, picture, pictures, settled } from './scene';

const bot = (name: string) => findBot(misty, name) as Bot<Misty>;
const thoughts = (name = 'any') => createChance(seedFromText('thoughts')).draw(name);

/** Seat 0 is to pick from these cards, with this window and that of seat 1 before it. */
function picking(rows: readonly string[], hand: string, others: readonly string[] = ['o']): State {
  const card = dealer();
  const [own, other] = [picture(rows, card), picture(others, card)];
  const cards = [...hand].map(card);
  const state = lastPick([own, other]);
  const rest = state.hidden.rest.filter((each) => !cards.includes(each));
  return {
    open: {
      ...state.open,
      stage: { name: 'building', deal: 1, pick: 6 - cards.length },
      windows: [own, other],
    },
    hidden: {
      hands: [cards, rest.slice(0, cards.length)],
      picks: [null, null],
      rest: rest.slice(cards.length),
    },
  };
}

function choice(state: State, name: string) {
  const move = bot(name).choose(game.view(state, 0), thoughts()) as Extract<Move, { cell: number }>;
  return { face: faceOf(move.card), cell: move.cell };
}

describe('hasty', () => {
  test('takes the prettiest card and lays it beside the one before', () => {
    // The row was laid from the left, so the corner on the left is out of its sight.
    const { face, cell } = choice(picking(['ooo'], '^oS'), 'hasty');
    expect(face).toBe(FACE.smile);
    expect(touch(cell, at(0, 2))).toBe(true);
  });
});

describe('greedy', () => {
  test('takes the flower', () => {
    expect(choice(picking(['oo', 'oo'], '^oFM'), 'greedy').face).toBe(FACE.flower);
  });

  test('puts a smile beside a smile, in the same row', () => {
    const { face, cell } = choice(picking(['oSo', 'o'], 'oS^'), 'greedy');
    expect(face).toBe(FACE.smile);
    // Both neighbours in the row are taken: a smile earns no more than a heart there.
    expect(cell).not.toBe(at(0, 1));
    expect(choice(picking(['oS'], 'oS^'), 'greedy')).toEqual({ face: FACE.smile, cell: at(0, 2) });
  });

  test('does not feed its flowers to a monster', () => {
    expect(choice(picking(['FF', 'oo'], 'MM>'), 'greedy').face).toBe(FACE.right);
  });
});

describe('steady', () => {
  test('puts a smile where others can still come beside it', () => {
    const { cell } = choice(picking(['oo', 'oo'], 'S'), 'steady');
    expect([rowOf(at(0, 0)), rowOf(at(1, 0))]).not.toContain(rowOf(cell));
  });

  test('of two cards worth the same to it, takes the one that the next seat could use', () => {
    const own = ['ooo', 'oo', 'ooo', 'oo'];
    expect(choice(picking(own, 'oS', ['FS', 'FF']), 'steady').face).toBe(FACE.smile);
  });
});

test.each(['greedy', 'steady'])('%s activates perfectly', (name) => {
  const windows = pictures(['>>v', '^oS', 'S<F', 'M>o'], ['SSS', 'SSo', 'ooo', 'ooF']);
  let { state } = filled(windows, { roundsToWin: 1 });
  const promised = bestPoints(state.open.windows[0]!);
  while (state.open.scores.length === 0) {
    state = acted(state, 0, bot(name).choose(game.view(state, 0), thoughts()));
  }
  expect(state.open.scores[0]![0]).toBe(promised);
});

describe('thinking a deal through', () => {
  /** A window of three hearts in the upper row of 3 × 4, for the solver. */
  function started(): Solver {
    const solver = new Solver({ entered: 0, vacated: 0, besideSmile: 0, hungry: 0 });
    solver.clear(3, 4, FACE.fog);
    for (const cell of [0, 1, 2]) solver.put(cell, FACE.plain);
    return solver;
  }
  const card = dealer();
  const cards = (signs: string) => [...signs].map(card);

  test('a hand that was passed on comes round again without what others want', () => {
    const solver = started();
    // Seat 0 takes a heart and passes the rest to the left. Seat 1 takes the flower of it, seat 2
    // the smile: what comes back to seat 0 is the arrow, which earns nothing.
    const hands = [cards('oFS^'), cards('oooo'), cards('SSSS')].map(handOf);
    playOutDeal({ hands, step: 1, size: 4 }, [solver, null, null], [FACE.plain, null, null]);
    expect(solver.best(0)).toBe(3 + 2);
    expect(hands.map((hand) => hand.reduce((sum, count) => sum + count, 0))).toEqual([0, 0, 0]);
  });

  test('hands that go to the right come from the left', () => {
    const solver = started();
    const before = solver.best(0);
    const hands = [cards('SSF'), cards('FoM')].map(handOf);
    playOutDeal({ hands, step: -1, size: 3 }, [null, solver], [null, FACE.plain]);
    // Both flowers go to seat 0: a smile of its hand is left, and the monster of the other one.
    expect(solver.best(0)).toBe(before + 2);
  });
});

test.each([false, true])('a sketch knows where cards may go, initiation %s', (initiation) => {
  const config = settled({ seats: 4, start: 'random', initiation });
  const shapes = initiation ? SHAPES.initiation : SHAPES.standard;
  const sketch = new Sketch(new Solver(), FACE.fog);
  const match = randomMatch({ name: 'sketch', entry: misty, config }, `sketch ${initiation}`);
  const windows = momentsOf(match).flatMap(({ state }) => (state as State).open.windows);
  expect(windows.length).toBeGreaterThan(200);
  for (const window of windows) {
    sketch.copy(window, shapes);
    expect(sketch.free()).toEqual(freeCells(window, shapes));
  }
});

test.each([
  ['greedy', 'random', 2, 24],
  ['greedy', 'random', 4, 24],
  ['steady', 'greedy', 2, 24],
  ['steady', 'greedy', 4, 24],
])('%s beats a field of %s at %i seats', (name, field, seats, games) => {
  const config = settled({ seats, start: 'random' });
  let wins = 0;
  for (let nth = 0; nth < games; nth += 1) {
    const hero = nth % seats;
    const seated = Array.from({ length: seats }, (_, seat) => bot(seat === hero ? name : field));
    const start = begin(game, config, deriveSeed(seedFromText('strength'), `${nth}`));
    const { state } = playOut(start, seated, createChance(deriveSeed(seedFromText('s'), `${nth}`)));
    if (standings(game, state)[hero]?.rank === 1) wins += 1;
  }
  expect(wins).toBeGreaterThan(games / 2);
});
