import { soEinMist } from '../../../src/game-core/games/so-ein-mist';
import { configure } from '../../../src/game-core/kernel/config';
import { optionCombinations, optionProblem } from '../../../src/game-core/kernel/options';

const { game } = soEinMist;

function problem(input: unknown) {
  const configured = configure(game, input);
  return configured.ok ? null : configured.error;
}

test('what is absent takes its default', () => {
  expect(configure(game, { seats: 3 })).toEqual({
    ok: true,
    value: {
      seats: 3,
      start: 'random',
      options: { doubling: false, noPassingOn: false, anotherRound: false, animals: [] },
    },
  });
});

test.each([
  [null, 'malformed-config'],
  [{}, 'malformed-config'],
  [{ seats: 4, speed: 'fast' }, 'malformed-config'],
  [{ seats: 2 }, 'seat-count'],
  [{ seats: 7 }, 'seat-count'],
  [{ seats: 3.5 }, 'seat-count'],
  [{ seats: 4, start: 4 }, 'start'],
  [{ seats: 4, start: -1 }, 'start'],
  [{ seats: 4, options: { tripling: true } }, 'unknown-option'],
  [{ seats: 4, options: [] }, 'malformed-config'],
  [JSON.parse('{ "seats": 4, "options": { "__proto__": {} } }'), 'unknown-option'],
  [{ seats: 4, options: { constructor: true } }, 'unknown-option'],
  [{ seats: 4, options: { doubling: 'yes' } }, 'option-value'],
  [{ seats: 4, options: { noPassingOn: true } }, 'option-value'],
  [{ seats: 4, options: { animals: ['cow', 'cow'] } }, 'option-value'],
  [{ seats: 4, options: { animals: ['mouse'] } }, 'option-value'],
  [{ seats: 3, options: { animals: [null, null, null, 'cow'] } }, 'option-value'],
])('%j is refused as %s', (input, code) => {
  expect(problem(input)?.code).toBe(code);
});

test('a refusal says in words what would be right', () => {
  expect(problem({ seats: 2 })?.message).toBe('so-ein-mist is for 3 to 6 players, not for 2.');
  expect(problem({ seats: 4, options: { noPassingOn: true } })?.message).toBe(
    'Option noPassingOn is for 5 to 6 players, not for 4.',
  );
});

test('a choice takes only its values', () => {
  const level = {
    kind: 'choice',
    values: [0, 1, 2],
    default: 0,
    seats: { min: 1, max: 1 },
  } as const;
  expect(optionProblem('level', level, 2, 1)).toBeNull();
  expect(optionProblem('level', level, 3, 1)).toBe('Option level must be one of 0, 1, 2.');
  expect(optionProblem('level', level, 2, 4)).toBe('Option level is for 1 player, not for 4.');
});

test('all legal combinations are found: eight with five players, four with four', () => {
  expect(optionCombinations(game.options, 5)).toHaveLength(8);
  const four = optionCombinations(game.options, 4);
  expect(four).toHaveLength(4);
  expect(four.every(({ noPassingOn }) => !noPassingOn)).toBe(true);
});
