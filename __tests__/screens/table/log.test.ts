import { allesKaese } from '../../../src/game-core/games/alles-kaese';
import { soEinMist } from '../../../src/game-core/games/so-ein-mist';
import { seedFromText } from '../../../src/game-core/kernel/chance';
import { configure } from '../../../src/game-core/kernel/config';
import { act, begin, draw, isOver, settle, type Match } from '../../../src/game-core/kernel/match';
import { en } from '../../../src/i18n/en';
import { logOf, storyBeforeLook } from '../../../src/screens/table/log';
import { storyOf } from '../../../src/session/story';
import { GAME_TABLES } from '../../../src/tables';

const table = GAME_TABLES['so-ein-mist'];
const players = ['Ann', 'Bo', 'Cy'].map((name) => ({ name, bot: null }));
const log = (match: Match) =>
  logOf(storyOf(match), table, { say: en, players }, isOver(match)).map(({ lines }) => ({
    lines: lines.map(({ text }) => text),
  }));

function dealt(): Match {
  const config = configure(soEinMist.game, { seats: 3, start: 0 });
  if (!config.ok) throw new Error(config.error.message);
  return draw(begin(soEinMist.game, config.value, seedFromText('log')) as Match);
}

function stopped(match: Match, seat: number): Match {
  const acted = act(settle(match), seat, 'stop');
  if (!acted.ok) throw new Error(acted.error.rule);
  return acted.value;
}

const valueOfACard = /[+−]\d/;

test('each turn is told as a whole and in order, the latest first', () => {
  const [bo, ann] = log(stopped(stopped(dealt(), 0), 1));
  expect(bo?.lines[0]).toMatch(/^Bo rolls/);
  expect(bo?.lines[1]).toMatch(/^Bo hops/);
  expect(ann?.lines.join(' ')).toMatch(/Ann rolls .* Ann hops/);
});

test('what was taken is named until the next die falls, and no longer', () => {
  const taken = stopped(dealt(), 0);
  expect(log(taken)[0]?.lines.join(' ')).toMatch(valueOfACard);
  const later = log(draw(taken));
  expect(later[0]?.lines.join(' ')).toMatch(/^Bo rolls/);
  expect(later.flatMap(({ lines }) => lines).join(' ')).not.toMatch(valueOfACard);
});

test('once the game is over, all is told', () => {
  let match = dealt();
  for (let turn = 0; !isOver(match); turn += 1) match = stopped(match, turn % 3);
  const turns = log(match);
  expect(turns).toHaveLength(21);
  for (const { lines } of turns) expect(lines.join(' ')).toMatch(valueOfACard);
});

test('what follows a look is told after it', () => {
  const config = configure(allesKaese.game, { seats: 3, start: 0 });
  if (!config.ok) throw new Error(config.error.message);
  let match = begin(allesKaese.game, config.value, seedFromText('log')) as unknown as Match;
  const last = () => storyOf(match).at(-1)?.scene.happenings as readonly { type: string }[];
  while (!last()?.some(({ type }) => type === 'peeked')) {
    match = settle(match);
    const { seats = [0] } = match.origin.game.turn(match.state) as { seats?: number[] };
    const [seat = 0] = seats;
    const [move] = match.origin.game.moves(match.origin.game.view(match.state, seat));
    const acted = act(match, seat, move);
    if (!acted.ok) throw new Error(acted.error.rule);
    match = acted.value;
  }
  const kaese = GAME_TABLES['alles-kaese'];
  const told = (story: ReturnType<typeof storyOf>) =>
    logOf(story, kaese, { say: en, players }, false)[0]?.lines.map(({ text }) => text);
  const [rolled, peeked, ...rest] = told(storyOf(match)) ?? [];
  expect(rest).toEqual([
    expect.stringMatching(/^The top of the pile .* is thrown away, unseen\.$/),
  ]);
  expect(told(storyBeforeLook(storyOf(match), kaese))).toEqual([rolled, peeked]);
});
