import { allesKaese } from '../../../../src/game-core/games/alles-kaese';
import {
  HOLES,
  PACK,
  type Front,
  type Holes,
} from '../../../../src/game-core/games/alles-kaese/cards';
import { oddsOf } from '../../../../src/game-core/games/alles-kaese/bots/odds';
import { steady } from '../../../../src/game-core/games/alles-kaese/bots/steady';
import { SteadySketch } from '../../../../src/game-core/games/alles-kaese/bots/steady-sketch';
import { World } from '../../../../src/game-core/games/alles-kaese/bots/world';
import { activeSeat } from '../../../../src/game-core/games/alles-kaese/table';
import type { State } from '../../../../src/game-core/games/alles-kaese/types';
import { knownFronts } from '../../../../src/game-core/games/alles-kaese/view';
import { pick } from '../../../../src/game-core/kernel/chance';
import { victoryShares } from '../../../../src/game-core/search/shares';
import { game, randomStream, Scenario } from './scenario';

const SEATS = [2, 3, 4, 5, 6];

function deal(seats: number, name: string): State {
  const empty = game.setup({ seats, start: 'random', options: {} });
  return game.apply(empty, { by: 'chance', event: game.chance(empty, randomStream(name)) });
}

function rolled(state: State, face: Holes): State {
  return game.apply(state, { by: 'chance', event: { type: 'roll', face } });
}

/** A sketch of the table, with the cards as they lie there. */
function sketchOf({ open, pack }: State): SteadySketch {
  const view = game.view({ open, pack }, activeSeat(open));
  const world = new World(view, knownFronts(view));
  pack.forEach(({ holes, front }, card) => {
    world.holes[card] = holes;
    world.traps[card] = front === 'trap' ? 1 : 0;
  });
  const sketch = new SteadySketch(open, world);
  sketch.enter();
  return sketch;
}

describe.each(SEATS)('at %i seats', (seats) => {
  test.each(['steady', 'random'])('a sketch comes to what the rules say of %s turns', (who) => {
    for (const nth of [0, 1, 2, 3, 4, 5]) {
      const random = randomStream(`${who} ${seats} ${nth}`);
      let state = deal(seats, `${seats} ${nth}`);
      // Begun again and again in the middle of the game, too.
      let sketch = sketchOf(state);
      while (game.turn(state).kind !== 'over') {
        if (random.below(4) === 0) sketch = sketchOf(state);
        expect(sketch.active).toBe(activeSeat(state.open));
        expect(sketch.display).toEqual(state.open.board.display);
        const face = pick(HOLES, random);
        state = rolled(state, face);
        const by = activeSeat(state.open);
        const view = game.view(state, by);
        if (who === 'steady') {
          state = game.apply(state, { by, move: steady.choose(view, random) });
          sketch.playTurn(face);
        } else {
          const move = pick(game.moves(view), random);
          state = game.apply(state, { by, move });
          sketch[move.type](move.slot);
        }
      }
      expect(sketch.isOver).toBe(true);
      victoryShares(allesKaese.game, state).forEach((share, seat) => {
        expect(sketch.shareOf(seat)).toBe(share);
      });
    }
  });
});

describe('an imagined world', () => {
  // Seat 0 has looked at the first card, seat 1 at the second one; a trap lies open.
  const table = Scenario.deal(4, '6c 5t 4t 2c 2c 1c 3c 3t 1t').peek(3, 0).peek(3, 1).keep(4, 2);
  const view = table.view(0);

  function worlds(count: number): World[] {
    return Array.from({ length: count }, (_, nth) => {
      const world = new World(view, knownFronts(view));
      world.imagine(Math.imul(nth + 1, 0x9e3779b1));
      return world;
    });
  }

  test('holds all cards, with all backs and the fronts that the seat knows', () => {
    const name = (holes: number, front: Front) => `${holes} ${front}`;
    const pack = PACK.map(({ holes, front }) => name(holes, front)).sort();
    for (const { holes, traps } of worlds(50)) {
      const cards = [...holes].map((number, at) =>
        name(number, traps[at] === 1 ? 'trap' : 'cheese'),
      );
      expect([...cards].sort()).toEqual(pack);
      expect([...holes].slice(0, view.open.board.backs.length)).toEqual(view.open.board.backs);
      expect([cards[0], cards[2]]).toEqual(['6 cheese', '4 trap']);
    }
  });

  test('has each unknown front as often as counting says', () => {
    const odds = oddsOf(view);
    const many = worlds(4000);
    for (const card of [1, 3, 5, 6]) {
      const share = many.filter(({ traps }) => traps[card] === 1).length / many.length;
      expect(Math.abs(share - odds.trap(card))).toBeLessThan(0.03);
    }
  });

  test('says who knows which card', () => {
    const { knowers } = new World(view, knownFronts(view));
    const known = (card: number) =>
      [0, 1, 2, 3].filter((seat) => ((knowers[card] as number) & (1 << seat)) !== 0);
    expect([0, 1, 2, 3].map(known)).toEqual([[0], [1], [0, 1, 2, 3], []]);
  });
});

test('restoring a sketch brings the same table back, in the same world', () => {
  const { open } = deal(3, 'restore');
  const view = game.view({ open, pack: [] }, activeSeat(open));
  const world = new World(view, knownFronts(view));
  const sketch = new SteadySketch(open, world);
  const ends = [1, 2, 3, 4, 5, 6].map((nth) => {
    world.imagine(nth);
    sketch.enter();
    const play = () => {
      sketch.restore();
      sketch.playOn(9, nth);
      return `${sketch.display.join()} ${sketch.chanceOf(0)}`;
    };
    const end = play();
    expect(play()).toBe(end);
    return end;
  });
  expect(new Set(ends).size).toBeGreaterThan(3);
});
