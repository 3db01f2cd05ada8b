import { inSentence, nameOf, shortNameOf } from '../../../src/tables/shared/names';

const players = (...names: string[]) => names.map((name) => ({ name, bot: null }));

/** The sentence without the signs that only steer its direction. */
const plain = (text: string) => text.replaceAll(/[\u200E\u2068\u2069]/gu, '');

test('a name that runs as our sentences do stands in them as it is', () => {
  expect(inSentence('Anna 🐄 Özgür-Łuk 7')).toBe('Anna 🐄 Özgür-Łuk 7');
});

test.each(['שרה', 'ليلى', 'Anna שרה', 'Anna\u200F'])(
  '%s is isolated from the text round it',
  (name) => {
    expect(nameOf(players(name), 0)).toBe(`\u200E\u2068${name}\u2069`);
  },
);

test.each([
  ['\u202EnnA', 'nnA'],
  ['Ben\u2067', 'Ben'],
  ['a\u2069\u202Eb', 'ab'],
  ['\u2068\u202A\u202B\u202C\u202DBen', 'Ben'],
])('signs that turn what follows do nothing (%j)', (name, tame) => {
  expect(inSentence(name)).toBe(tame);
});

test('whatever a name holds, as many isolates end as begin', () => {
  for (const name of ['שרה\u2069\u2069', '\u2068ليلى', '\u202Eשרה\u202C\u2067']) {
    const sentence = `${inSentence(name)} takes +10.`;
    expect([...sentence].filter((sign) => sign === '\u2068')).toHaveLength(1);
    expect([...sentence].filter((sign) => sign === '\u2069')).toHaveLength(1);
    expect(sentence).not.toMatch(/[\u202A-\u202E\u2066\u2067]/u);
  }
});

test('a name is cut within its isolate, and no letter of two parts in two', () => {
  expect(shortNameOf(players('Maximiliane'), 0, 9)).toBe('Maximili…');
  expect(shortNameOf(players('Ben'), 0, 9)).toBe('Ben');
  expect(plain(shortNameOf(players('שרהשרהשרהשרה'), 0, 9))).toBe('שרהשרהשר…');
  expect(shortNameOf(players('🐄🐄🐄🐄🐄🐄🐄🐄🐄🐄'), 0, 9)).toBe('🐄🐄🐄🐄🐄🐄🐄🐄…');
});
