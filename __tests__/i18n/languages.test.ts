import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { speakable } from '../../src/i18n/first/languages';
import { LANGUAGES } from '../../src/i18n/languages';
import { RULES } from '../../src/i18n/rules';

/** Every phrase by the way to it, such as lobby.title. */
function phrasesIn(tree: object, path: readonly string[] = []): Map<string, unknown> {
  const found = Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? [...phrasesIn(value, [...path, key])]
      : [[[...path, key].join('.'), value] as const],
  );
  return new Map(found);
}

/** All files of src but the dictionaries themselves. */
function sources(folder = join(__dirname, '../../src')): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'i18n' && name !== 'generated')
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sources(path);
      return /\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
    });
}

const english = phrasesIn(LANGUAGES.en);

test.each(Object.entries(LANGUAGES))('%s has every phrase, and none is empty', (_, phrases) => {
  const own = phrasesIn(phrases);
  expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  for (const phrase of own.values()) expect(String(phrase).trim()).not.toBe('');
});

/** Groups whose phrases are found by the id of what they name. */
const BY_ID = [
  'games',
  'animals',
  'refusals',
  'allesKaese.front',
  'miceSolo.ratings',
  'coach.turned',
  'coach.parts',
  'misty.kinds',
  'misty.does',
  'misty.go',
  'misty.passing',
  'mistyLog.passed',
];

test('every phrase is said somewhere', () => {
  const files = sources();
  const takers = new Map<string, readonly string[]>();
  /** The files that take a whole group, as in `const { allesKaese: say } = usePhrases()`; they name its phrases alone. */
  const takersOf = (group: string): readonly string[] => {
    const taken = new RegExp(
      `say\\.${group}(;|\\[)|[{,] ${group}(: \\w+)?( \\}|,)|\\['${group}'\\]`,
    );
    const found = takers.get(group) ?? files.filter((file) => taken.test(file));
    takers.set(group, found);
    return found;
  };
  const isInGroup = (path: string) => {
    const keys = path.split('.');
    return keys.some((_, count) => {
      const name = new RegExp(`\\b${keys.slice(count).join('.')}\\b`);
      return takersOf(keys.slice(0, count).join('.')).some((file) => name.test(file));
    });
  };
  const isSaid = (path: string) => {
    const group = BY_ID.find((each) => path.startsWith(`${each}.`));
    const way = group === undefined ? `say.${path}` : `say.${group}[`;
    return files.some((file) => file.includes(way)) || isInGroup(group ?? path);
  };
  expect([...english.keys()].filter((path) => !isSaid(path))).toEqual([]);
});

test.each(Object.entries(RULES.en))('the rules of %s match line by line', (game, english) => {
  const kindsIn = (rules: object) =>
    [...phrasesIn(rules)].filter(([path]) => path.endsWith('.kind'));
  expect(kindsIn(english).length).toBeGreaterThan(10);
  for (const rules of Object.values(RULES)) {
    expect(kindsIn(rules[game as keyof typeof rules])).toEqual(kindsIn(english));
    for (const text of phrasesIn(rules).values()) expect(String(text).trim()).not.toBe('');
  }
});

test.each([
  [['de', 'en'], 'de'],
  [['fr', 'de'], 'de'],
  [['en', 'de'], 'en'],
  [['fr', null], 'en'],
  [['constructor'], 'en'],
  [[], 'en'],
])('who speaks %j reads %s', (codes, language) => {
  expect(speakable(codes)).toBe(language);
});
