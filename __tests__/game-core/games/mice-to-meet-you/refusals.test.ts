import * as v from 'valibot';

import type { Code, Move } from '../../../../src/game-core/games/mice-to-meet-you/types';
import { game, Scenario } from './scenario';

const own = Scenario.of(2, [{ nuts: 1, down: [9] }]).roll('53 63');
const offered = Scenario.of(2, [{}, { nuts: 1 }])
  .roll('53 632')
  .catch(11, 3);
const noSupply = Scenario.of(2, [{ nuts: 5 }, { nuts: 1 }])
  .roll('53 632')
  .catch(11, 3);
const solo = Scenario.solo({ nuts: 1, down: [9] }).roll('53 63');
const second = Scenario.solo({ nuts: 1 }).roll('53 632').catch(11, 3);

const REFUSED: readonly (readonly [Code, Scenario, Move])[] = [
  ['catch-or-miss', own, { type: 'take', card: 8 }],
  ['catch-or-miss', own, { type: 'pass' }],
  ['take-or-pass', offered, { type: 'catch', card: 8, yellow: 0 }],
  ['take-or-pass', offered, { type: 'miss', penalty: 'none' }],
  ['no-such-dice', own, { type: 'catch', card: 10, yellow: 2 }],
  ['no-such-dice', own, { type: 'catch', card: 8, yellow: 32 }],
  ['no-such-card', own, { type: 'catch', card: 9, yellow: 0 }],
  [
    'no-such-card',
    Scenario.of(2, [{ cage: [8] }]).roll('53 63'),
    { type: 'catch', card: 8, yellow: 0 },
  ],
  [
    'no-such-card',
    Scenario.of(2, [{}, { hand: [8] }])
      .roll('53 632')
      .catch(11, 3),
    { type: 'take', card: 7 },
  ],
  ['six-last', own, { type: 'catch', card: 6, yellow: 0 }],
  ['six-last', offered, { type: 'take', card: 6 }],
  ['solo-sums-catch', solo, { type: 'catch', card: 12, yellow: 3 }],
  ['not-enough-nuts', own, { type: 'catch', card: 10, yellow: 0 }],
  ['not-enough-nuts', offered, { type: 'take', card: 10 }],
  ['fee-first', noSupply, { type: 'take', card: 7 }],
  ['fee-first', second, { type: 'take', card: 7 }],
  ['cage-is-empty', Scenario.of(2).roll('53 632'), { type: 'miss', penalty: 'cage' }],
  ['not-face-down', own, { type: 'miss', penalty: 12 }],
  ['not-face-down', own, { type: 'miss', penalty: 6 }],
  ['penalty-is-due', own, { type: 'miss', penalty: 'none' }],
  ['solo-miss-turns', solo, { type: 'miss', penalty: 'cage' }],
  ['solo-miss-turns', solo, { type: 'miss', penalty: 'none' }],
  ['already-face-down', solo, { type: 'miss', penalty: 9 }],
  ['six-last', solo, { type: 'miss', penalty: 6 }],
];

test.each(REFUSED)('%s', (code, table, move) => {
  const refusal = game.check(table.view(table.acting), move);
  expect(refusal?.code).toBe(code);
  expect(refusal?.rule).toMatch(/^[A-Z].{20,}\.$/);
});

test('what comes from outside must have the form of a move', () => {
  const good: unknown[] = [...own.moves, ...offered.moves, ...solo.moves];
  for (const move of good) expect(v.is(game.moveSchema, move)).toBe(true);
  const bad: unknown[] = [
    null,
    'pass',
    {},
    { type: 'stop' },
    { type: 'pass', card: 3 },
    { type: 'take', card: 0 },
    { type: 'take', card: 19 },
    { type: 'take', card: 2.5 },
    { type: 'take', card: '3' },
    { type: 'catch', card: 3 },
    { type: 'catch', card: 3, yellow: -1 },
    { type: 'catch', card: 3, yellow: 19 },
    { type: 'miss', penalty: 7 },
    { type: 'miss' },
  ];
  for (const move of bad) expect(v.is(game.moveSchema, move)).toBe(false);
});
