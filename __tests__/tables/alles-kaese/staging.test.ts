import type { State } from '../../../src/game-core/games/alles-kaese/types';
import { actsOf, lengthOf } from '../../../src/tables/shared/acts/acts';
import { sceneAfterLook, stagingFor } from '../../../src/tables/alles-kaese/staging';
import { durations } from '../../../src/ui/theme/durations';
import { game, Scenario } from '../../game-core/games/alles-kaese/scenario';
import { sceneOf } from './scenes';

const TOP = '1c 2t 2c 6t 1c 6t 5c 4t 6t 3c';

const people = stagingFor(() => false);
const bots = stagingFor(() => true);

const acts = (before: State, after: State, staging = people) =>
  actsOf(staging, sceneOf(before, after));
const kinds = (before: State, after: State) => acts(before, after).map(({ kind }) => kind);

const motion = {
  reduced: false,
  still: false,
  ms: (name: keyof typeof durations) => durations[name],
};

test('the slices are dealt from the pile', () => {
  const dealt = Scenario.deal(4, TOP).state;
  expect(kinds(game.setup(dealt.open.setting.config), dealt)).toEqual(['deal']);
});

test('before the deal nothing lies on the table, for no back has been seen', () => {
  const empty = game.setup({ seats: 4, start: 0, options: {} });
  const { display, supply } = people.tableauOf(game.view(empty, 'table'));
  expect({ display, supply }).toEqual({ display: [], supply: 0 });
});

test('a throw tumbles and is heard', () => {
  const table = Scenario.deal(4, TOP);
  const [roll] = acts(table.state, table.roll(2).state);
  expect(roll).toMatchObject({ kind: 'roll', face: 2, seat: 0, cue: ['dice', 1] });
  expect(roll!.tableau.die).toBe(2);
});

describe('a slice that is kept', () => {
  const before = Scenario.deal(4, TOP).roll(2);
  const cheese = before.act({ type: 'keep', slot: 2 });
  const trap = before.act({ type: 'keep', slot: 1 });

  test('turns over, is nibbled, goes to the plate, and the pile fills the gap', () => {
    expect(kinds(before.state, cheese.state)).toEqual(['turn', 'nibble', 'collect', 'refill']);
    const [turn, , collect, refill] = acts(before.state, cheese.state);
    // It lies there until it goes, and then on the plate.
    expect(turn!.tableau.display[2]).toBe(2);
    expect(collect!.tableau.display[2]).toBeNull();
    expect(collect!.tableau.rows[0]).toEqual([{ card: 2, front: 'cheese' }]);
    expect(refill!.tableau.display[2]).toBe(6);
    expect(refill!.tableau).toMatchObject({ top: 7, supply: 29 });
  });

  test('snaps where it is a trap', () => {
    expect(kinds(before.state, trap.state)).toEqual(['turn', 'snap', 'collect', 'refill']);
    expect(acts(before.state, trap.state)[1]).toMatchObject({ traps: 1, front: 'trap' });
  });

  test.each([
    ['cheese', cheese],
    ['a trap', trap],
  ])('is seen to be %s after at most 900 ms', (_, after) => {
    const [turn, shown] = acts(before.state, after.state);
    expect(lengthOf(turn!, motion)! + lengthOf(shown!, motion)!).toBeLessThanOrEqual(900);
    expect(lengthOf(turn!, motion)).toBeGreaterThanOrEqual(600);
  });

  test('ends the acts where everything is in the end', () => {
    for (const after of [cheese, trap]) {
      expect(acts(before.state, after.state).at(-1)!.tableau).toMatchObject({
        display: after.board.display,
        rows: after.board.rows,
        discard: after.board.discard,
        top: after.board.drawn,
      });
    }
  });
});

test('the third trap stays on the screen until somebody has seen it', () => {
  const before = Scenario.deal(2, TOP).keep(6, 3).remove(1, 0).keep(6, 5).remove(4, 0).roll(2);
  expect(before.board.rows[0]!.filter(({ front }) => front === 'trap')).toHaveLength(2);
  const after = before.act({ type: 'keep', slot: 1 });
  const shown = acts(before.state, after.state);
  expect(shown.map(({ kind }) => kind)).toEqual(['turn', 'snap', 'caught']);
  expect(shown[2]!.lasts).toBe('until-let-go');
  expect(shown[1]).toMatchObject({ traps: 3 });
});

test('a slice that is thrown away goes to the others face down', () => {
  const before = Scenario.deal(4, TOP).roll(2);
  const shown = acts(before.state, before.act({ type: 'remove', slot: 1 }).state);
  expect(shown.map(({ kind }) => kind)).toEqual(['throw-away', 'refill']);
  expect(JSON.stringify(shown)).not.toMatch(/cheese|trap/);
  expect(shown[0]!.tableau.discard).toEqual([1]);
});

describe('a peek', () => {
  const before = Scenario.deal(4, TOP).roll(3);
  const after = before.act({ type: 'peek', slot: 3 });

  test('of a bot lifts the slice long enough to be seen, and shows nobody what it is', () => {
    for (const viewer of [0, 1, 'table'] as const) {
      const shown = actsOf(bots, sceneOf(before.state, after.state, viewer));
      expect(shown).toMatchObject([{ kind: 'peek', slot: 3, card: 3 }]);
      expect(lengthOf(shown[0]!, motion)).toBe(700);
      expect(JSON.stringify(shown)).not.toMatch(/cheese|trap/);
    }
  });

  test('of a person takes hardly any time: a finger has just chosen the slice', () => {
    expect(lengthOf(acts(before.state, after.state)[0]!, motion)).toBeLessThan(400);
  });

  test('lets the top of the pile go away with 2 or 3 players only', () => {
    const few = Scenario.deal(3, TOP).roll(3);
    const shown = acts(few.state, few.act({ type: 'peek', slot: 0 }).state);
    expect(shown.map(({ kind }) => kind)).toEqual(['peek', 'leave']);
    expect(shown[1]!.tableau).toMatchObject({ discard: [6], top: 7, supply: 29 });
    expect(kinds(before.state, after.state)).toEqual(['peek']);
  });

  test('of a person: while they look the die and the top of the pile lie there, then it leaves', () => {
    const few = Scenario.deal(3, TOP).roll(3);
    const scene = sceneOf(few.state, few.act({ type: 'peek', slot: 0 }).state);
    const looking = stagingFor(() => false, true);
    expect(actsOf(looking, scene).map(({ kind }) => kind)).toEqual(['peek']);
    const still = { die: 3, seat: 0, top: 6, supply: 30, discard: [] };
    expect(looking.tableauOf(scene.view)).toMatchObject(still);
    const shown = actsOf(people, sceneAfterLook(scene));
    expect(shown.map(({ kind }) => kind)).toEqual(['leave']);
    // Who peeked is still at turn.
    expect(shown[0]).toMatchObject({ seat: 0 });
    expect(shown[0]!.tableau).toMatchObject({ discard: [6], top: 7, supply: 29, die: 3 });
  });
});

test('where motion is reduced, every act is a fade', () => {
  const before = Scenario.deal(4, TOP).roll(2);
  for (const act of acts(before.state, before.act({ type: 'keep', slot: 1 }).state)) {
    expect(lengthOf(act, { ...motion, reduced: true })).toBe(durations.fade);
  }
});
