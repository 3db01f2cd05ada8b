import { LANGUAGES } from '../../../src/i18n/languages';
import { since } from '../../../src/screens/lobby/since';

/** A Wednesday, in the evening. */
const NOW = new Date(2026, 4, 20, 20, 0).getTime();

test.each([
  [new Date(2026, 4, 20, 19, 59, 30), 'just now', 'gerade eben'],
  [new Date(2026, 4, 20, 21, 0), 'just now', 'gerade eben'],
  [new Date(2026, 4, 20, 19, 59), '1 minute ago', 'vor 1 Minute'],
  [new Date(2026, 4, 20, 19, 1), '59 minutes ago', 'vor 59 Minuten'],
  [new Date(2026, 4, 20, 18, 30), '1 hour ago', 'vor 1 Stunde'],
  [new Date(2026, 4, 20, 1, 0), '19 hours ago', 'vor 19 Stunden'],
  [new Date(2026, 4, 19, 23, 0), 'yesterday', 'gestern'],
  [new Date(2026, 4, 19, 1, 0), 'yesterday', 'gestern'],
  [new Date(2026, 4, 18, 23, 0), '2 days ago', 'vor 2 Tagen'],
  [new Date(2026, 4, 7, 12, 0), '13 days ago', 'vor 13 Tagen'],
  [new Date(2026, 4, 6, 12, 0), '2 weeks ago', 'vor 2 Wochen'],
])('a game of %s was %s, %s', (then, english, german) => {
  expect(since(then.getTime(), NOW, LANGUAGES.en)).toBe(english);
  expect(since(then.getTime(), NOW, LANGUAGES.de)).toBe(german);
});

test.each([Number.NaN, -1, 0, Number.POSITIVE_INFINITY, 1e300, -1e300, NOW + 7 * 24 * 3_600_000])(
  'a game at a time that cannot be, %d, was some time ago',
  (then) => {
    expect(since(then, NOW, LANGUAGES.en)).toBe('some time ago');
    expect(since(then, NOW, LANGUAGES.de)).toBe('vor einiger Zeit');
  },
);

test('a game that went on past midnight was an hour ago, not yesterday', () => {
  const halfPastMidnight = new Date(2026, 4, 20, 0, 30).getTime();
  const lateEvening = new Date(2026, 4, 19, 23, 0).getTime();
  expect(since(lateEvening, halfPastMidnight, LANGUAGES.en)).toBe('1 hour ago');
});
