import type { State } from '../../../src/game-core/games/misty/types';
import type { Viewer } from '../../../src/game-core/kernel/game';
import { mistyTable } from '../../../src/tables/misty';
import { lifeOf, outlookOf, sleeping } from '../../../src/tables/misty/life';
import { stagingFor, tableauOf, type StagingNeeds } from '../../../src/tables/misty/staging';
import { actsOf, lengthOf } from '../../../src/tables/shared/acts/acts';
import { motionAt } from '../../../src/ui/motion/MotionProvider';
import {
  acted,
  at,
  chanced,
  dealt,
  filled,
  game,
  movedAt,
  picture,
  pictures,
  pickedAll,
} from '../../game-core/games/misty/scene';
import { sceneOf } from './scenes';

const nobodyIsBot: StagingNeeds = {
  isBot: () => false,
  isPublic: false,
  hasMoved: () => false,
};

const acts = (before: State, after: State, viewer: Viewer = 0, needs: Partial<StagingNeeds> = {}) =>
  actsOf(stagingFor({ ...nobodyIsBot, ...needs }), sceneOf(before, after, viewer));

const last = (state: State, seat: number) =>
  acted(state, seat, game.moves(game.view(state, seat))[0]!);

describe('picks', () => {
  const start = dealt({ seats: 3 });
  const half = last(last(start, 0), 1);
  const all = last(half, 2);

  test('a choice that others do not see moves nothing', () => {
    expect(acts(start, last(start, 0))).toEqual([]);
    expect(acts(start, last(start, 1), 'table')).toEqual([]);
  });

  test('all cards appear at the same time, then the hands travel', () => {
    const shown = acts(half, all);
    expect(shown.map(({ kind }) => kind)).toEqual(['reveal', 'pass']);
    const [reveal, pass] = shown;
    expect(reveal?.tableau.windows.map((window) => window.length)).toEqual([1, 1, 1]);
    // What was passed on has left the hand before the next one comes.
    expect(reveal?.tableau.hand).toEqual([]);
    expect(pass?.tableau.hand).toEqual(game.view(all, 0).hands[0]);
    expect(pass).toMatchObject({ to: 'left' });
  });

  test('with everybody at the phone no hand is seen, and there is time to look, also without travel', () => {
    const [reveal, pass] = acts(half, all, 'table', { isPublic: true });
    expect(reveal?.tableau.hand).toBeNull();
    expect(pass?.tableau.hand).toBeNull();
    const still = motionAt('normal', true);
    expect(lengthOf(reveal!, still)).toBeGreaterThan(1000);
    expect(lengthOf(pass!, still)).toBe(still.ms('fade'));
  });

  test('the next deal goes the other way', () => {
    const dealing = pickedAll(start, 6);
    expect(tableauOf(game.view(start, 0)).passes).toBe('left');
    expect(tableauOf(game.view(dealing, 0)).passes).toBe('right');
    const [deal] = acts(dealing, chanced(dealing));
    expect(deal).toMatchObject({ kind: 'deal' });
    expect(deal?.tableau.hand).toHaveLength(6);
  });
});

describe('coming to life', () => {
  const windows = pictures(['>>o', 'FMo', 'ooo', 'ooo'], ['^SS', 'SSS', 'SSo', 'FFF']);
  const { state } = filled(windows);
  const truck = windows[0]![0]!.card;
  const front = windows[0]![1]!.card;

  test('a drawing moves, the next one too; then the monster eats, and the points stand', () => {
    const one = movedAt(state, 0, at(0, 1));
    const [move] = acts(state, one);
    expect(move).toMatchObject({
      kind: 'move',
      seat: 0,
      card: front,
      covers: windows[0]![2]!.card,
    });
    const done = movedAt(one, 0, at(0, 0));
    const shown = acts(one, done);
    expect(shown.map(({ kind }) => kind)).toEqual(['move', 'eat', 'score']);
    expect(shown.map(({ tableau }) => tableau.meals[0])).toEqual([null, 1, 99]);
    // All of it is seen in this window, though the next one is at turn.
    expect(shown.every(({ tableau }) => tableau.seat === 0 && tableau.stage === 'life')).toBe(true);
    expect(tableauOf(game.view(done, 0)).seat).toBe(1);
  });

  test('what has been seen to move before it counted does not move again', () => {
    const one = movedAt(state, 0, at(0, 1));
    const done = movedAt(one, 0, at(0, 0));
    const shown = acts(one, done, 0, {
      hasMoved: (seat, card) => seat === 0 && card === truck,
    });
    expect(shown.map(({ kind }) => kind)).toEqual(['eat', 'score']);
    for (const { tableau } of shown) expect(tableau.moved[0]).toEqual([front, truck]);
    // In another round the same card may be the first to move.
    const first = acts(state, one, 0, { hasMoved: () => true });
    expect(first.map(({ kind }) => kind)).toEqual(['move']);
  });

  test('a round that is just over is told after its points, and its raindrop falls no sooner', () => {
    const one = movedAt(movedAt(state, 0, at(0, 1)), 0, at(0, 0));
    const done = movedAt(one, 1, at(0, 0));
    expect(done.open.scores).toHaveLength(1);
    const shown = acts(one, done);
    expect(shown.every(({ tableau }) => tableau.scores.length === 0)).toBe(true);
    expect(tableauOf(game.view(done, 0))).toMatchObject({ stage: 'result' });
    expect(tableauOf(game.view(done, 0)).scores).toHaveLength(1);
  });

  const botPause = (now: State) => mistyTable.botPause?.(game.view(now, 'table')) ?? 1;

  test('a bot’s first drawing waits until its window has taken the place of the one before', () => {
    const { ms } = motionAt('normal', false);
    expect(ms('think') * botPause(state)).toBeGreaterThan(ms('slide'));
    expect(botPause(movedAt(state, 0, at(0, 1)))).toBeLessThan(botPause(state));
  });

  test('the window of a bot with eight arrows is alive within a second where people want it fast', () => {
    const busy = pictures(['^^^', '<>F', '<M>', 'ovo'], ['ooo', 'SSS', 'SSS', 'SSF']);
    let before = filled(busy).state;
    const { ms } = motionAt('fast', false);
    let length = 0;
    while (before.open.scores.length === 0) {
      const after = last(before, 0);
      for (const each of acts(before, after, 'table', { isBot: () => true })) {
        length += lengthOf(each, motionAt('fast', false)) ?? 0;
      }
      length += ms('think') * botPause(before);
      before = after;
    }
    expect(before.open.moved[0]).toHaveLength(8);
    // The other window has nothing to move: its points are told in the same scene.
    expect(length).toBeLessThan(1150);
  });
});

describe('how a window looks', () => {
  const window = picture(['>>o', 'FMS', 'ooo', '<oo']);
  const lookAt = (moved: readonly number[], meals: number | null, row: number, column: number) =>
    lifeOf(window, moved, meals)
      .filter(({ cell }) => cell === at(row, column))
      .map(({ look }) => look);
  const [first, second] = window.map(({ card }) => card);
  const tractor = window[9]!.card;

  test('while it is built everything sleeps; then what stays wakes, and arrows sleep until they move', () => {
    expect(new Set(sleeping(window).map(({ look }) => look))).toEqual(new Set(['asleep']));
    expect(lookAt([], null, 0, 0)).toEqual(['asleep']);
    expect(lookAt([], null, 1, 2)).toEqual(['awake']);
  });

  test('what lies under another is smudged with it, and what left is gone', () => {
    expect(lookAt([second!], null, 0, 2)).toEqual(['smudged', 'under']);
    expect(lookAt([tractor], null, 3, 0)).toEqual(['gone']);
    expect(outlookOf(window, [], tractor)).toMatchObject({ to: null, arrow: 'left', covers: [] });
    expect(outlookOf(window, [], first!)).toMatchObject({ to: at(0, 1), covers: [second] });
    expect(outlookOf(window, [second!], first!)).toMatchObject({ to: at(0, 1), covers: [] });
  });

  test('a monster sits where its flower was', () => {
    expect(lookAt([second!, first!, tractor], 1, 1, 0)).toEqual(['eaten', 'awake']);
    expect(lookAt([second!, first!, tractor], 1, 1, 1)).toEqual([]);
  });
});
