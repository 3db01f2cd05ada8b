import { actsOf } from '../../../src/tables/shared/acts/acts';
import { countedTable } from '../../../src/tables/mice-to-meet-you/purses';
import { shownSeat, stagingFor, type MiceAct } from '../../../src/tables/mice-to-meet-you/staging';
import { game, Scenario } from '../../game-core/games/mice-to-meet-you/scenario';
import { positionsOf } from './positions';
import { sceneOf } from './scenes';

const people = stagingFor(() => false);
const bots = stagingFor((seat) => seat > 0);

const acts = (before: Scenario, after: Scenario, staging = bots) =>
  actsOf(staging, sceneOf(before.state, after.state));

const start = Scenario.of(3, [{ nuts: 1 }, { nuts: 1 }]);
const thrown = start.roll('42 641');

test('a throw tumbles', () => {
  const [act, ...more] = acts(start, thrown);
  expect(more).toEqual([]);
  expect(act).toMatchObject({ kind: 'roll', seat: 0, lasts: [1, 'tumble'] });
  expect(act!.tableau.tray).toEqual({ red: [4, 2], yellow: [6, 4, 1], left: null });
});

test('what a person does with their own fingers is not shown again, a bot’s sum is', () => {
  const caught = thrown.catch(14, 7);
  expect(acts(thrown, caught, people).map(({ kind, lasts }) => [kind, lasts[0]])).toEqual([
    ['use', 0],
    ['nuts', 1],
    ['catch', 1],
  ]);
  const all = stagingFor(() => true);
  const [use] = acts(thrown, caught, all);
  expect(use).toMatchObject({ kind: 'use', lasts: [1, 'beat'] });
  expect(use!.tableau.used).toEqual({ seat: 0, dice: [true, false, true], sum: 13, by: 0 });
});

test('after a miss all yellow dice are what is left', () => {
  const missed = thrown.miss('none');
  const [use] = acts(missed, missed.take(17));
  expect(use!.tableau.used).toMatchObject({ dice: [true, true, true], sum: 17 });
});

test('a nut that is earned goes from the table to who earned it, then the mice run', () => {
  const offered = thrown.catch(7, 1);
  const taken = offered.take(10);
  const seen = acts(offered, taken);
  expect(seen.map(({ kind }) => kind)).toEqual(['use', 'nuts', 'catch']);
  expect(seen[0]!.tableau.used).toEqual({ seat: 1, dice: [true, true, false], sum: 10, by: 0 });
  expect(seen[1]).toMatchObject({ from: 'supply', to: 0, why: 'fee', seat: 1 });
  expect(seen[1]!.tableau.table.houses[0]!.nuts).toBe(offered.house(0).nuts + 1);
});

test('a nut on its way is nobody’s: it is counted when it lands', () => {
  const offered = thrown.catch(7, 1);
  const [use, flying, caught] = acts(offered, offered.take(10));
  const nutsAt = (act: MiceAct) => {
    const { houses, supply } = countedTable(act.tableau, act);
    return [...houses.map(({ nuts }) => nuts), supply];
  };
  const [first, ...others] = nutsAt(use!);
  const supply = others.pop()!;
  expect(nutsAt(flying!)).toEqual([first, ...others, supply - 1]);
  expect(nutsAt(caught!)).toEqual([first! + 1, ...others, supply - 1]);
});

test('a bot that passes is seen to, a person is not', () => {
  const offered = thrown.catch(7, 1);
  expect(acts(offered, offered.pass())).toMatchObject([{ kind: 'pass', seat: 1 }]);
  expect(acts(offered, offered.pass(), people)).toEqual([]);
});

test('after all acts the table is as the rules have it, in whole games of all sizes', () => {
  for (const seats of [1, 2, 3, 5]) {
    const positions = positionsOf(seats, 3, `staging ${seats}`, 60);
    for (const { state, request } of positions) {
      const move = request.moves.at(-1)!;
      const after = game.apply(state, { by: request.seat, move });
      const scene = sceneOf(state, after);
      const last = actsOf(people, scene).at(-1);
      if (last !== undefined) expect(last.tableau.table).toEqual(after.table);
    }
  }
});

describe('whose house is on the table', () => {
  const isBot = (seat: number) => seat === 1;
  const rest = bots.tableauOf(game.view(thrown.state, 'table'));

  test('that of who is asked, if it is a person', () => {
    expect(shownSeat(rest, null, 0, isBot)).toBe(0);
    expect(shownSeat(rest, null, 2, isBot)).toBe(2);
  });

  test('a bot answers on its chip, and the house stays', () => {
    expect(shownSeat(rest, null, 1, isBot)).toBe(0);
    const offered = thrown.catch(7, 1);
    const [use] = acts(offered, offered.take(10));
    expect(shownSeat(use!.tableau, use!, null, isBot)).toBe(0);
  });
});
