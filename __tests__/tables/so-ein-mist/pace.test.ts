import { soEinMist } from '../../../src/game-core/games/so-ein-mist';
import type { SoEinMist } from '../../../src/game-core/games/so-ein-mist/types';
import { seedFromText } from '../../../src/game-core/kernel/chance';
import { configure } from '../../../src/game-core/kernel/config';
import { act, begin, draw, isOver, type Match } from '../../../src/game-core/kernel/match';
import type { Scene } from '../../../src/game-core/kernel/scene';
import { actsOf, lengthOf } from '../../../src/tables/shared/acts/acts';
import { staging } from '../../../src/tables/so-ein-mist/staging';
import { motionAt, type Motion } from '../../../src/ui/motion/MotionProvider';

/** What is waited for, in order: a whole game of four bots, each act and each pause by itself. */
function waitsIn(motion: Motion): number[] {
  const { game, bots } = soEinMist;
  const greedy = bots.find(({ name }) => name === 'greedy')!;
  const config = configure(game, { seats: 4, start: 0, options: {} });
  if (!config.ok) throw new Error(config.error.message);
  const waits: number[] = [];
  let match: Match<SoEinMist> = begin(game, config.value, seedFromText('pace'));
  while (!isOver(match)) {
    const before = game.view(match.state, 'table');
    const turn = game.turn(match.state);
    const thrown = game.pauses(before).length > 0;
    if (turn.kind === 'seats') {
      waits.push(motion.ms('think'));
      const [seat = 0] = turn.seats;
      const move = greedy.choose(game.view(match.state, seat), match.origin.chance.draw('none'));
      const acted = act(match, seat, move);
      if (!acted.ok) throw new Error(acted.error.rule);
      match = acted.value;
    } else {
      if (thrown) waits.push(motion.ms('beat'));
      match = draw(match);
    }
    const view = game.view(match.state, 'table');
    const scene: Scene<SoEinMist> = {
      id: waits.length,
      view,
      before,
      happenings: game.explain(before, view),
    };
    waits.push(...actsOf(staging, scene).map((each) => lengthOf(each, motion) ?? 0));
  }
  return waits;
}

const sum = (waits: readonly number[]) => waits.reduce((all, each) => all + each, 0);

test('off is the fastest speed, in every act and pause of a game, and over all of it', () => {
  const [normal, fast, off] = (['normal', 'fast', 'off'] as const).map((speed) =>
    waitsIn(motionAt(speed, false)),
  );
  expect(normal!.length).toBeGreaterThan(200);
  expect(off!.map((wait, nth) => wait <= fast![nth]!)).not.toContain(false);
  expect(fast!.map((wait, nth) => wait <= normal![nth]!)).not.toContain(false);
  expect(sum(normal!)).toBeGreaterThan(sum(fast!));
  expect(sum(fast!)).toBeGreaterThan(sum(off!));
});

test('so it is on a device that asks for less motion', () => {
  const sums = (['normal', 'fast', 'off'] as const).map((speed) =>
    sum(waitsIn(motionAt(speed, true))),
  );
  expect(sums).toEqual([...sums].sort((a, b) => b - a));
  expect(new Set(sums).size).toBe(3);
});
