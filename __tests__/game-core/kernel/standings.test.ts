import type { Criterion, Game } from '../../../src/game-core/kernel/game';
import { standings } from '../../../src/game-core/kernel/standings';
import { soEinMist } from '../../../src/game-core/games/so-ein-mist';

const MICE_THEN_NUTS: readonly Criterion[] = [
  { key: 'mice', best: 'fewest' },
  { key: 'nuts', best: 'most' },
];

/** The places of seats with these results. */
function places(criteria: readonly Criterion[], results: readonly (readonly number[])[]) {
  const game: Game = { ...(soEinMist.game as Game), criteria, results: () => results };
  return standings(game, null).map(({ rank, decidedBy }) => [rank, decidedBy]);
}

test('fewest and most each win where they should, and later criteria break ties', () => {
  const results = [
    [12, 0],
    [3, 1],
    [3, 4],
    [20, 9],
  ];
  expect(places(MICE_THEN_NUTS, results)).toEqual([
    [3, 'mice'],
    [2, 'nuts'],
    [1, null],
    [4, 'mice'],
  ]);
});

test('who ties in everything shares the place, and the next place is left out', () => {
  const results = [
    [5, 2],
    [1, 2],
    [1, 2],
    [5, 2],
  ];
  expect(places(MICE_THEN_NUTS, results)).toEqual([
    [3, 'mice'],
    [1, null],
    [1, null],
    [3, 'mice'],
  ]);
});

test('the values are named by their criteria', () => {
  const game: Game = {
    ...(soEinMist.game as Game),
    criteria: MICE_THEN_NUTS,
    results: () => [[7, 2]],
  };
  expect(standings(game, null)[0]?.values).toEqual({ mice: 7, nuts: 2 });
});
