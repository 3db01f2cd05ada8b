import type { Language } from '../../../src/i18n';
import { LANGUAGES } from '../../../src/i18n/languages';
import { allesKaeseTable } from '../../../src/tables/alles-kaese';
import { lastTurnInWords } from '../../../src/tables/alles-kaese/words/news';
import { tell, tellMove } from '../../../src/tables/alles-kaese/words/tell';
import { Scenario } from '../../game-core/games/alles-kaese/scenario';

const TOP = '1c 2t 2c 6t 1c 6t 5c 4t 6t 3c';
const players = ['Anna', 'Ben', 'Clara'].map((name) => ({ name, bot: null }));

const tellerIn = (language: Language, isFresh = false) => ({
  say: LANGUAGES[language],
  players,
  isFresh,
});

/** What everybody is told of what led to the table. */
const told = (table: Scenario, language: Language = 'en', viewer: number | 'table' = 'table') =>
  table
    .happenings(viewer)
    .map((happening) => tell(happening, table.view(viewer), tellerIn(language)));

const start = Scenario.deal(3, TOP);

test('the deal and a throw', () => {
  expect(told(start)).toEqual(['The cheese is laid out. Anna begins.']);
  expect(told(start.roll(2))).toEqual(['Anna throws a 2: 2 slices match.']);
  expect(told(start.roll(3))).toEqual(['Anna throws a 3: no slice matches.']);
  expect(told(start.roll(3), 'de')).toEqual(['Anna würfelt eine 3: Nichts passt.']);
});

test('a peek says which slice, and to nobody what it was: not even to who looked', () => {
  const peeked = start.peek(3, 3);
  for (const viewer of [0, 1, 'table'] as const) {
    expect(told(peeked, 'en', viewer)).toEqual([
      'Anna looks under slice 4 (6 holes).',
      'The top of the pile (5 holes) is thrown away, unseen.',
    ]);
  }
});

test('what is kept is told with its traps so far', () => {
  expect(told(start.keep(2, 2))).toEqual([
    'Anna keeps slice 3: cheese, 2 holes.',
    'Place 3 is filled from the pile: 5 holes.',
  ]);
  expect(told(start.keep(2, 1))[0]).toBe('Anna keeps slice 2 (2 holes): a trap, 1 of 3.');
  const second = start.keep(2, 1).remove(1, 0).remove(1, 4).keep(6, 3);
  expect(told(second)[0]).toBe(
    'Anna keeps slice 4 (6 holes): a trap, 2 of 3. One more and Anna is caught.',
  );
});

test('a removal tells no front', () => {
  expect(told(start.remove(2, 1))).toEqual([
    'Anna throws slice 2 away (2 holes), unseen.',
    'Place 2 is filled from the pile: 5 holes.',
  ]);
});

test('what somebody has looked under is not thrown away unseen', () => {
  const once = start.peek(3, 1);
  const line = (table: Scenario, language: Language) =>
    lastTurnInWords(LANGUAGES[language], table.state.open, players);
  expect(told(once.remove(2, 1))[0]).toBe(
    'Ben throws slice 2 away (2 holes). Only Anna has looked under it.',
  );
  expect(line(once.remove(2, 1), 'en')).toBe('Ben threw away a 2. Only Anna has looked under it.');
  expect(line(once.remove(2, 2), 'en')).toMatch(/Nobody saw it\.$/);
  const twice = once.peek(3, 1).remove(2, 1);
  expect(told(twice, 'de')[0]).toMatch(/Nur Anna und Ben haben daruntergeschaut\.$/);
  expect(line(twice, 'de')).toMatch(/weggeworfen\. Nur Anna und Ben haben daruntergeschaut\.$/);
});

test('both ways to the end have their sentence', () => {
  const caught = start.keep(2, 1).remove(1, 0).remove(1, 4).keep(6, 3).remove(5, 1);
  expect(told(caught.remove(3, 3).keep(6, 5)).at(-1)).toBe('The third trap ends the game.');
  const last = start.drainTo(1);
  const face = last.board.backs[last.board.display[0]!]!;
  expect(told(last.remove(face, 0)).at(-1)).toBe('The pile is empty: the game is over.');
});

test('a move is told before it is made', () => {
  const view = start.roll(2).view('table');
  const move = (type: 'keep' | 'remove', slot: number) =>
    tellMove({ type, slot }, view, tellerIn('en'));
  expect(move('keep', 1)).toBe('Keep slice 2 (2 holes)');
  expect(move('remove', 1)).toBe('Throw away slice 2 (2 holes)');
  const peek = tellMove({ type: 'peek', slot: 3 }, start.roll(3).view('table'), tellerIn('en'));
  expect(peek).toBe('Look under slice 4 (6 holes)');
});

test('what the last turn brought stays to be read until the next throw', () => {
  const line = (table: Scenario) => lastTurnInWords(LANGUAGES.en, table.state.open, players);
  expect(line(start)).toBeNull();
  expect(line(start.keep(2, 1))).toBe('Snap! Anna’s first trap.');
  expect(line(start.keep(2, 2))).toBe('Cheese! 2 holes for Anna.');
  expect(line(start.remove(2, 1))).toBe('Anna threw away a 2. Nobody saw it.');
});

test('with few players a peek takes the top of the pile, which is said until the next throw', () => {
  const line = (seats: number, language: Language, isShort = false) => {
    const { open } = Scenario.deal(seats, TOP).peek(3, 3).state;
    return lastTurnInWords(LANGUAGES[language], open, players, isShort);
  };
  expect(line(3, 'en')).toBe('Anna looked under a 6. The top of the pile is gone, unseen.');
  expect(line(3, 'de')).toBe(
    'Anna hat unter eine 6 geschaut. Die oberste vom Stapel ist weg, ungesehen.',
  );
  expect(line(4, 'en')).toBe('Anna looked under a 6.');
  expect(line(3, 'en', true)).toBe('Anna looked under a 6.');
});

test('the rules open where they fit', () => {
  const page = (table: Scenario) => allesKaeseTable.rulesPage(table.view('table'));
  expect(page(start)).toBe('turn');
  expect(page(start.roll(2))).toBe('keepOrRemove');
  expect(page(start.roll(3))).toBe('peeking');
});

test.each(['en', 'de'] as const)('the odds read well at every count, %s', (language) => {
  const { oddsOfSeat, oddsOfAll } = LANGUAGES[language].allesKaese;
  for (let unseen = 1; unseen <= 6; unseen += 1) {
    for (let traps = 0; traps <= unseen; traps += 1) {
      for (const words of [oddsOfSeat(unseen, traps), oddsOfAll(unseen, traps)]) {
        expect(words).toMatch(/^[A-Z].*\.$/);
        expect(words).not.toMatch(/\b1 (are|sind|Fallen)|\b0\b/);
      }
    }
  }
});

test('the log knows who acts, and that nobody fills a gap', () => {
  const actors = start
    .keep(2, 2)
    .happenings('table')
    .map((each) => allesKaeseTable.actor?.(each));
  expect(actors).toEqual([0, null]);
});

test('one hole, two slices and none left are counted as people say it', () => {
  const { allesKaese: en, allesKaeseScore } = LANGUAGES.en;
  const { allesKaese: de } = LANGUAGES.de;
  expect(allesKaeseScore.caughtLine('Anna', 1)).toBe('Anna’s 1 hole does not count.');
  expect(allesKaeseScore.caughtPlate('Anna', 1)).toMatch(/1 hole on the plate does not count\.$/);
  expect(en.oddsOfAll(2, 2)).toBe('Both still hidden are traps.');
  expect(en.oddsOfSeat(2, 0)).toBe('Neither of the 2 you have not seen is a trap.');
  expect(en.oddsInShort(1, 0)).toBe('The one unseen is cheese.');
  expect(de.oddsOfAll(2, 2)).toBe('Beide noch verdeckten sind Fallen.');
  expect(de.oddsOfSeat(3, 0)).toBe('Keine von 3 dir unbekannten ist eine Falle.');
  expect(de.oddsInShort(5, 1)).toBe('5 unbekannt: 1 Falle');
  expect(de.oddsInShort(1, 1)).toBe('Die letzte ist eine Falle.');
});
