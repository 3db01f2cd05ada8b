import { reasonFor as kaeseReason } from '../../src/game-core/games/alles-kaese/reason';
import { reasonFor as miceReason } from '../../src/game-core/games/mice-to-meet-you/reason';
import { reasonFor as mistyReason } from '../../src/game-core/games/misty/reason';
import { reasonFor as mistReason } from '../../src/game-core/games/so-ein-mist/reason';
import type { Kinds } from '../../src/game-core/kernel/game';
import type { Verdict } from '../../src/game-core/kernel/judge';
import { LANGUAGES } from '../../src/i18n/languages';
import { HINTS } from '../../src/tables/hints';
import { rankedChoices } from '../../src/screens/table/hint/ranked';
import { PLAYABLE, type PlayableGame } from '../../src/tables/playable';
import { outline, space } from '../../src/ui/theme/measures';
import type { TypeName } from '../../src/ui/theme/type';
import { clearly } from '../game-core/coach/reasons/clearly';
import { judgedPositions } from '../game-core/coach/reasons/positions';
import { longestWord } from './letter-widths';

type ReasonFor = (view: Kinds['view'], verdict: Verdict) => unknown;

const REASONS: Readonly<Record<PlayableGame, ReasonFor>> = {
  'so-ein-mist': mistReason as ReasonFor,
  'alles-kaese': kaeseReason as ReasonFor,
  misty: mistyReason as ReasonFor,
  'mice-to-meet-you': miceReason as ReasonFor,
};

const MATCHES: Readonly<Record<PlayableGame, number>> = {
  'so-ein-mist': 4,
  'alles-kaese': 10,
  misty: 1,
  'mice-to-meet-you': 2,
};

/** Faces of a die, larders of a house. */
const OF_THE_MATERIAL = [6, 4];

/** Two lines below the owl at 360 dp: 320 dp wide, and a letter takes 7.2 dp on average. */
const LONGEST_SENTENCE = 88;
/** Above the sentence, between the owl and the key that closes it, in two lines of larger letters. */
const LONGEST_TITLE = 48;
/** Beside a bar, in two lines. */
const LONGEST_CHOICE = 24;
/**
 * With letters of twice the size on 320 dp the hint is a sheet that scrolls, title and all: what has to fit in a
 * line is a word, in the letters that it is written in.
 */
const LARGE = 2;
const SHEET = 320 - 2 * (outline.normal + space.l);

const players = Array.from({ length: 6 }, (_, seat) => {
  return { name: ['Anna', 'Bartholomäus', 'Clara', 'Wilhelmine-Charlotte'][seat % 4]!, bot: null };
});

/** Every number in a piece of data, however deep. */
function numbersIn(data: unknown): number[] {
  if (typeof data === 'number') return [Math.abs(data)];
  if (typeof data !== 'object' || data === null) return [];
  const lengths = Array.isArray(data) ? [data.length] : [];
  return [...lengths, ...Object.values(data).flatMap(numbersIn)];
}

/** What doubles a card is no number of its own, and places in brackets have a test at their table. */
const A_NUMBER = /(?<!×)(?<!\([^)]*)\d+/g;
const BROKEN = /undefined|NaN|null|\[object|\{|\}|\$|Infinity| {2}|\.\.|;\./;

/** Whether the text can be read, and has room. Asked of many thousand: one look at all of them is quicker. */
function fits(text: string, longest: number, as: TypeName): boolean {
  return (
    !BROKEN.test(text) &&
    text.trim() !== '' &&
    text.length <= longest &&
    longestWord(text, as, LARGE) <= SHEET
  );
}

describe.each(PLAYABLE)('%s', (game) => {
  const positions = judgedPositions(game, MATCHES[game]);
  const hints = HINTS[game];

  test.each(Object.entries(LANGUAGES))('%s says so where there is nothing to choose', (_, say) => {
    const forced = positions.filter(({ verdict }) => verdict.moves.length === 1);
    const told = forced.map(({ view, verdict }) =>
      hints.why(view, verdict, { say, players, isFresh: true }),
    );
    expect([...new Set(told)]).toEqual(forced.length === 0 ? [] : [say.hint.only]);
  });

  test.each(Object.entries(LANGUAGES))('%s tells at least two choices apart', (_, say) => {
    const free = positions.filter(({ verdict }) => verdict.moves.length > 1);
    const teller = { say, players, isFresh: true };
    const alike = free.filter(
      ({ view, verdict }) => rankedChoices(verdict, hints, view, teller).length < 2,
    );
    expect(alike.map(({ verdict }) => verdict.moves.map(({ move }) => move))).toEqual([]);
  });

  test.each(Object.entries(LANGUAGES))('%s says every hint, and no wrong number', (_, say) => {
    expect(positions.length).toBeGreaterThan(500);
    const teller = { say, players, isFresh: true };
    const sentences = new Set<string>();
    const titles = new Set<string>();
    const choices = new Set<string>();
    const advised = positions.flatMap(({ view, verdict }) => [
      { view, verdict },
      { view, verdict: clearly(verdict) },
    ]);
    const wrong = advised.flatMap(({ view, verdict }) => {
      const why = hints.why(view, verdict, teller);
      sentences.add(why);
      titles.add(hints.title(verdict.best!.move, view, teller));
      for (const { move } of verdict.moves) choices.add(hints.choice(move, view, teller));
      const allowed = [...numbersIn(REASONS[game](view, verdict)), ...OF_THE_MATERIAL];
      const numbers = [...why.matchAll(A_NUMBER)].map(([number]) => Number(number));
      return numbers.every((number) => allowed.includes(number)) ? [] : [why];
    });
    expect(wrong).toEqual([]);
    expect([...sentences].filter((text) => !fits(text, LONGEST_SENTENCE, 'small'))).toEqual([]);
    expect([...sentences].filter((text) => !/^\S.*\.$/.test(text))).toEqual([]);
    expect([...titles].filter((text) => !fits(text, LONGEST_TITLE, 'label'))).toEqual([]);
    expect([...choices].filter((text) => !fits(text, LONGEST_CHOICE, 'smallStrong'))).toEqual([]);
  });
});
