import { GAMES } from '../../../src/game-core/games';
import { seedFromText } from '../../../src/game-core/kernel/chance';
import {
  MAX_ACTIONS,
  MAX_TEXT_LENGTH,
  openRecord,
  parseRecord,
  toRecord,
} from '../../../src/game-core/kernel/record';
import { recordOf, subjectOf } from '../support/records';

const RECORD = recordOf(subjectOf(4));

function codeOf(json: unknown): string {
  const opened = openRecord(json, GAMES);
  return opened.ok ? 'accepted' : opened.error.code;
}

test('a match in the middle of a turn is saved and opened where it was', () => {
  const record = recordOf(subjectOf(5), 33);
  const opened = parseRecord(JSON.stringify(record), GAMES);
  if (!opened.ok) throw new Error(opened.error.message);
  expect(opened.value.match.length).toBe(33);
  expect(opened.value.players).toEqual(record.players);
  expect(toRecord(opened.value.match, opened.value.players)).toEqual(record);
  expect(record.standings).toBeNull();
});

test('what is not a record is refused in words', () => {
  const text = JSON.stringify(RECORD);
  expect(parseRecord('', GAMES)).toMatchObject({ error: { code: 'not-json' } });
  expect(parseRecord(text.slice(0, -1), GAMES)).toMatchObject({ error: { code: 'not-json' } });

  expect(parseRecord('x'.repeat(MAX_TEXT_LENGTH + 1), GAMES)).toMatchObject({
    error: { code: 'too-long' },
  });
  expect(parseRecord('[]', GAMES)).toEqual({
    ok: false,
    error: { code: 'malformed', message: 'This is not a record of a match.' },
  });
});

test('a text with a key that comes twice in one object is refused: readers would differ', () => {
  const text = JSON.stringify(RECORD);
  expect(parseRecord(text, GAMES).ok).toBe(true);
  for (const twice of ['"version":1', '"seed":""', '"actions":[]']) {
    expect(parseRecord(`${text.slice(0, -1)},${twice}}`, GAMES)).toMatchObject({
      error: { code: 'malformed', message: expect.stringContaining('twice') },
    });
  }
});

test('what a later version wrote is told from what is broken', () => {
  const isNewer = (changed: object) => {
    const opened = parseRecord(JSON.stringify({ ...RECORD, ...changed }), GAMES);
    return opened.ok ? null : (opened.error.isNewer ?? false);
  };
  expect([{ version: 2 }, { rules: 99 }, { game: 'chess' }].map(isNewer)).toEqual([
    true,
    true,
    true,
  ]);
  expect([{ version: 0 }, { rules: 0 }, { seed: '' }, { actions: 1 }].map(isNewer)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a wicked record costs no more than it is long', () => {
  const crowd = JSON.stringify({ ...RECORD, players: new Array<object>(500_000).fill({}) });
  expect(parseRecord(crowd, GAMES)).toMatchObject({ error: { code: 'malformed' } });
  const name = 'x'.repeat(1_000_000);
  for (const json of [
    { ...RECORD, game: name },
    { ...RECORD, config: { ...RECORD.config, options: { [name]: true } } },
  ]) {
    const opened = openRecord(json, GAMES);
    expect(opened.ok ? '' : opened.error.message.length).toBeLessThan(200);
  }
});

test('a text that is cut off anywhere is refused', () => {
  const text = JSON.stringify(RECORD);
  for (let length = 0; length < text.length; length += 97) {
    expect(parseRecord(text.slice(0, length), GAMES).ok).toBe(false);
  }
});

test.each<[string, unknown]>([
  ['unknown-version', { ...RECORD, version: 2 }],
  ['unknown-game', { ...RECORD, game: 'chess' }],
  ['unknown-rules', { ...RECORD, rules: 99 }],
  ['bad-seed', { ...RECORD, seed: '7' }],
  ['bad-config', { ...RECORD, config: { seats: 9 } }],
  ['malformed', { ...RECORD, players: [] }],
  ['malformed', { ...RECORD, comment: 'hello' }],
  ['malformed', { ...RECORD, actions: [{ by: 0 }] }],
  ['malformed', { ...RECORD, actions: RECORD.actions.map(() => ({ by: 0, move: 'fly' })) }],
  ['malformed', { ...RECORD, actions: new Array(MAX_ACTIONS + 1).fill(null) }],
  ['wrong-chance', { ...RECORD, seed: seedFromText('another') }],
  ['wrong-chance', { ...RECORD, actions: RECORD.actions.slice(1) }],
  ['illegal-move', { ...RECORD, actions: [...RECORD.actions, { by: 0, move: 'stop' }] }],
  [
    'illegal-move',
    { ...RECORD, actions: [...RECORD.actions.slice(0, 2), { by: 9, move: 'stop' }] },
  ],
  ['wrong-standings', { ...RECORD, standings: null }],
  ['wrong-standings', { ...RECORD, actions: RECORD.actions.slice(0, -1) }],
])('is refused as %s', (code, json) => {
  expect(codeOf(json)).toBe(code);
});

test('the standings of a record cannot be improved', () => {
  const better = (RECORD.standings ?? []).map((standing) => ({ ...standing, rank: 1 }));
  expect(codeOf({ ...RECORD, standings: better })).toBe('wrong-standings');
});
