import { soEinMist } from '../../../../src/game-core/games/so-ein-mist';
import { gain } from '../../../../src/game-core/games/so-ein-mist/bots/greedy';
import { Sketch } from '../../../../src/game-core/games/so-ein-mist/bots/sketch';
import { results } from '../../../../src/game-core/games/so-ein-mist/score';
import { activeSeat, drawCount } from '../../../../src/game-core/games/so-ein-mist/table';
import {
  DICE,
  FACES,
  type Face,
  type State,
} from '../../../../src/game-core/games/so-ein-mist/types';
import type { Kinds } from '../../../../src/game-core/kernel/game';
import { victoryShares } from '../../../../src/game-core/search/shares';
import { expectedByDrawing } from '../../../../src/game-core/search/stopping';
import { randomStream } from '../../support/streams';
import { SUBJECTS, type Subject } from '../../support/subjects';
import { game, moved } from './scene';

const TABLES = SUBJECTS.filter(({ entry }) => entry.game.id === soEinMist.game.id);

function deal(subject: Subject, name: string): State {
  const empty = game.setup(subject.config as Parameters<typeof game.setup>[0]);
  return game.apply(empty, { by: 'chance', event: game.chance(empty, randomStream(name)) });
}

/** A sketch of the table, with the cards that are hidden there. */
function sketchOf({ open, hidden }: State): Sketch {
  const sketch = new Sketch();
  sketch.copy(open);
  open.setting.animals.forEach((_, seat) => {
    const draws = (hidden.draws[seat] ?? []).slice(0, drawCount(open, seat));
    const passed = hidden.passed.filter((__, index) => open.board.passed[index]?.from === seat);
    sketch.lay(seat, [...draws, ...passed]);
  });
  return sketch;
}

function expectedOf({ open }: State): number {
  const payoffs = FACES.map((face) => gain(open, activeSeat(open), face));
  return expectedByDrawing(payoffs, DICE, []);
}

describe.each(TABLES.map((subject) => [subject.name, subject] as const))('%s', (name, subject) => {
  test('turn by turn, the sketch comes to what the rules say', () => {
    for (const nth of [0, 1, 2]) {
      const random = randomStream(`${name} ${nth}`);
      let state = deal(subject, `${name} ${nth}`);
      // Copied again and again in the middle of the game, too.
      let sketch = sketchOf(state);
      while (game.turn(state).kind !== 'over') {
        expect(sketch.active).toBe(activeSeat(state.open));
        expect(sketch.expected()).toBeCloseTo(expectedOf(state), 9);
        const face = FACES[random.below(6)] as Face;
        sketch.land(face - 1);
        state = moved(state, face);
        if (random.below(4) === 0) sketch = sketchOf(state);
      }
      expect(sketch.isOver).toBe(true);
      const shares = victoryShares(soEinMist.game, state);
      results(state).forEach(([points], seat) => {
        expect(sketch.pointsOf(seat)).toBe(points);
        expect(sketch.shareOf(seat)).toBe(shares[seat]);
      });
    }
  });
});

test('an imagined world holds all unseen cards, and restoring brings the same one back', () => {
  const state = deal(TABLES.at(-1) as Subject, 'worlds') satisfies Kinds['state'] as State;
  const sketch = new Sketch();
  sketch.copy(state.open);
  const end = (stream: number) => {
    sketch.imagine(stream);
    const play = () => {
      sketch.restore();
      sketch.playOn(1000, 5);
      return state.open.setting.animals.map((_, seat) => sketch.pointsOf(seat));
    };
    const points = play();
    expect(play()).toEqual(points);
    return points.join();
  };
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(end)).size).toBeGreaterThan(6);
});
