import { GAMES } from '../../../src/game-core/games';
import { ANIMALS } from '../../../src/game-core/games/so-ein-mist/cards';
import { LANGUAGES } from '../../../src/i18n/languages';
import { isGameId } from '../../../src/screens/game-doors';
import { botFace } from '../../../src/screens/set-up/bot-faces';
import { botWords } from '../../../src/screens/set-up/game-words';
import { levelOf } from '../../../src/tables/shared/levels';

describe.each(GAMES.map((entry) => [entry.game.id, entry] as const))('%s', (id, { levels }) => {
  if (!isGameId(id)) throw new Error(`${id} has no door.`);
  const bots = levels.map(({ name }) => name);

  test('has four levels from the friendly beginner to the strongest', () => {
    expect(bots.map((bot) => levelOf(id, bot))).toEqual(
      [1, 2, 3, 4].map((nth) => ({ nth, of: 4 })),
    );
  });

  test.each(Object.entries(LANGUAGES))('every level has a name and a temper, %s', (_, say) => {
    const words = bots.map((bot) => botWords(say, id, bot));
    expect(new Set(words.map(({ name }) => name)).size).toBe(bots.length);
    expect(new Set(words.map(({ line }) => line)).size).toBe(bots.length);
  });
});

test('every bot at a table has a face of its own that nobody can be mistaken for', () => {
  const faces = [1, 2, 3, 4, 5, 6].map(botFace);
  expect(new Set(faces).size).toBe(6);
  // A bot with the face of a pig that plays the horse is a riddle.
  expect(faces.filter((face) => ['robot', 'smile', ...ANIMALS].includes(face))).toEqual([]);
});
