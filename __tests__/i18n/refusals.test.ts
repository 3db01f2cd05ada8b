import { GAMES } from '../../src/game-core/games';
import type { Game } from '../../src/game-core/kernel/game';
import { TABLE_REFUSALS } from '../../src/game-core/kernel/refusal';
import type { Phrases } from '../../src/i18n';
import { LANGUAGES } from '../../src/i18n/languages';
import { refusalInWords } from '../../src/tables/shared/refusals';
import { SUBJECTS } from '../game-core/support/subjects';
import { actingSeats, momentsOf, randomMatch, stepsOf } from '../game-core/support/walk';

type GameId = keyof Phrases['games'];

const ids = GAMES.map(({ game }) => game.id as GameId);

/** What the rules refuse when moves of the whole match are tried at each of its moments. */
function refusedIn(game: Game): Set<string> {
  const subject = SUBJECTS.find(({ entry }) => entry.game.id === game.id);
  if (subject === undefined) throw new Error(`The laws do not know ${game.id}.`);
  const match = randomMatch(subject, 'refused');
  const moves = stepsOf(match).flatMap(({ action }) => (action.by === 'chance' ? [] : action.move));
  const codes = momentsOf(match).flatMap(({ state }) =>
    actingSeats(game, state).flatMap((seat) =>
      moves.map((move) => game.check(game.view(state, seat), move)?.code ?? null),
    ),
  );
  return new Set(codes.filter((code) => code !== null));
}

describe.each(Object.entries(LANGUAGES))('in %s', (_, say) => {
  // The compiler demands words for every code that a game declares.
  const sentences = Object.values(say.refusals).flatMap((words) => Object.values<string>(words));

  test('no two refusals have the same words, and each is a sentence', () => {
    expect(sentences.length).toBeGreaterThan(30);
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{15,}\.$/u);
  });

  test.each(GAMES.map(({ game }) => [game.id as GameId, game] as const))(
    'what %s refuses is said in its own words',
    (id, game) => {
      const codes = [...refusedIn(game)];
      expect(codes.length).toBeGreaterThan(0);
      const own: string[] = Object.values(say.refusals[id]);
      for (const code of codes) expect(own).toContain(refusalInWords(say, id, code));
    },
  );

  test.each(ids)('what every table refuses is said at %s too', (id) => {
    const codes = Object.keys(TABLE_REFUSALS);
    const said = codes.map((code) => refusalInWords(say, id, code));
    expect(new Set(said).size).toBe(codes.length);
    expect(said).not.toContain(say.refusals.anyGame.other);
  });

  test('a code without words is still refused in words', () => {
    expect(refusalInWords(say, 'misty', 'made-up')).toBe(say.refusals.anyGame.other);
  });
});

test('each language has words of its own', () => {
  const saidIn = (say: Phrases) => ids.flatMap((id) => Object.values<string>(say.refusals[id]));
  const english = saidIn(LANGUAGES.en);
  expect(saidIn(LANGUAGES.de).filter((words) => english.includes(words))).toEqual([]);
});
