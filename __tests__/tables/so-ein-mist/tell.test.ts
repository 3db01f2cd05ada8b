import type { Face, Happening, State } from '../../../src/game-core/games/so-ein-mist/types';
import { standings } from '../../../src/game-core/kernel/standings';
import type { Language } from '../../../src/i18n';
import { LANGUAGES } from '../../../src/i18n/languages';
import { tell, tellMove, tellTieBreak } from '../../../src/tables/so-ein-mist/words/tell';
import type { Teller } from '../../../src/tables/shared/game-table';
import {
  card,
  dealt,
  decided,
  game,
  moved,
  movedAll,
  rolled,
} from '../../game-core/games/so-ein-mist/scene';

const NAMES = ['Anna', 'Bruno', 'Cleo', 'Dora', 'Emil', 'Finn'];

const tellerIn = (language: Language, isFresh = true): Teller => ({
  say: LANGUAGES[language],
  players: NAMES.map((name) => ({ name, bot: null })),
  isFresh,
});

/** What the log says about the step from one state to the next. */
function told(before: State, after: State, teller: Teller): string[] {
  const [from, to] = [game.view(before, 'table'), game.view(after, 'table')];
  return game
    .explain(from, to)
    .flatMap((happening) => tell(happening as Happening, to, teller) ?? []);
}

const english = tellerIn('en');
const german = tellerIn('de');
const start = dealt({ seats: 3 });

test.each<[string, readonly Face[], string, string]>([
  ['a roll', [4], 'Anna rolls a 4.', 'Anna würfelt eine 4.'],
  [
    'a repeat',
    [4, 4],
    'Anna rolls another 4 and has to stop.',
    'Anna würfelt wieder eine 4 und muss aufhören.',
  ],
  [
    'the last die',
    [1, 2, 3, 4, 5],
    'Anna rolls a 5 with the last die and has to stop.',
    'Anna würfelt mit dem letzten Würfel eine 5 und muss aufhören.',
  ],
])('%s is told with the reason for a stop', (_, faces, inEnglish, inGerman) => {
  const before =
    faces.length === 1 ? start : decided(rolled(start, ...faces.slice(0, -1)), 'continue');
  const after = rolled(start, ...faces);
  expect(told(before, after, english)).toEqual([inEnglish]);
  expect(told(before, after, german)).toEqual([inGerman]);
});

test('a move that is not made yet is told in the words of its key', () => {
  const { view } = game;
  const now = view(rolled(start, 4), 0);
  expect(tellMove('stop', now, english)).toMatch(/^Stop: move 4: \w+ takes? [+−]\d+/);
  expect(tellMove('stop', now, german)).toMatch(/^Stopp?: /);
  expect(tellMove('continue', now, english)).toBe('Roll again');
});

test('a die is set aside', () => {
  const before = rolled(start, 6);
  const after = decided(before, 'continue');
  expect(told(before, after, english)).toEqual(['Anna sets the 6 aside and rolls again.']);
  expect(told(before, after, german)).toEqual(['Anna legt die 6 zur Seite und würfelt weiter.']);
});

test('a turn is hop, take and refill, with the cards that lie open', () => {
  const before = rolled(start, 4);
  const after = decided(before, 'stop');
  expect(told(before, after, english)).toEqual([
    'Anna hops 4 cards.',
    'Anna takes −3 (grey).',
    'Anna fills the gap with +8 (cow).',
  ]);
  expect(told(before, after, german)).toEqual([
    'Anna hüpft 4 Karten weit.',
    'Anna nimmt −3 (grau).',
    'Anna füllt die Lücke mit +8 (Kuh).',
  ]);
});

test('who comes to a queue is not who takes', () => {
  const before = rolled(start, 1);
  expect(told(before, decided(before, 'stop'), english)).toEqual([
    'Anna hops 1 card.',
    'Anna queues behind Bruno.',
    'Bruno takes +10 (sheep).',
    'Anna fills the gap with +8 (cow).',
  ]);
});

test('later on, no line names the value of any card', () => {
  const before = rolled(start, 1);
  for (const language of ['en', 'de'] as const) {
    const lines = told(before, decided(before, 'stop'), tellerIn(language, false));
    expect(lines).toHaveLength(4);
    expect(lines.join(' ')).not.toMatch(/[+−]\d/);
  }
  expect(told(before, decided(before, 'stop'), tellerIn('en', false)).slice(2)).toEqual([
    'Bruno takes a card.',
    'Anna fills the gap.',
  ]);
});

test.each([
  [4, ['The cards are dealt. Bruno begins.']],
  [5, ['The cards are dealt. Bruno begins.', 'Everyone hands a card to the left, unseen.']],
  [
    6,
    [
      'The cards are dealt. Bruno begins.',
      'Everyone hands a card to the left and one to the right, unseen.',
    ],
  ],
])('the deal of %d players is told, with what they hand on', (seats, lines) => {
  const after = dealt({ seats, start: 1 });
  expect(told(game.setup(after.open.setting.config), after, english)).toEqual(lines);
});

test('the end is told, and nothing of the piles that are still to be turned over', () => {
  let state = dealt({ seats: 5 });
  while (state.open.turn < 29) state = moved(state, 2);
  const before = rolled(state, 2);
  const lines = told(before, decided(before, 'stop'), english);
  expect(lines.at(-1)).toBe('The game is over. Time to count the piles!');
  expect(lines.filter((line) => /[+−]\d/.test(line))).toHaveLength(2);
});

describe('a tie-break', () => {
  const finished = (taken: readonly (readonly number[])[]) => {
    const { open, hidden } = movedAll(start);
    const board = { ...open.board, taken };
    return standings(game, { open: { ...open, turn: 99, board }, hidden });
  };

  test('is told by the food of both', () => {
    const [anna, bruno, cleo] = finished([
      [card('cow', 6), card('pig', -1), card('sheep', -1)],
      [card('sheep', 4)],
      [],
    ]);
    expect(tellTieBreak(bruno!, anna!, english)).toBe(
      'Anna and Bruno both have 4 points, but Anna has more food: 6 to 4.',
    );
    expect(tellTieBreak(bruno!, anna!, german)).toBe(
      'Anna und Bruno haben beide 4 Punkte, aber Anna hat mehr Futter: 6 zu 4.',
    );
    expect(tellTieBreak(cleo!, bruno!, english)).toBeNull();
    expect(tellTieBreak(anna!, anna!, english)).toBeNull();
  });

  test('knows one point from several, and numbers below zero', () => {
    const one = finished([
      [card('cow', 4), card('pig', -3)],
      [card('cow', 2), card('pig', -1)],
      [],
    ]);
    expect(tellTieBreak(one[1]!, one[0]!, english)).toMatch('both have 1 point, but');
    expect(tellTieBreak(one[1]!, one[0]!, german)).toMatch('beide 1 Punkt, aber');
    const below = finished([[card('cow', 2), card('pig', -5)], [card('cow', -3)], []]);
    expect(tellTieBreak(below[1]!, below[0]!, english)).toMatch('both have −3 points');
  });
});
