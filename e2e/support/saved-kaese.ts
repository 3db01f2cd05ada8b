import { GAMES } from '../../src/game-core/games';
import { allesKaese } from '../../src/game-core/games/alles-kaese';
import { slotsWith } from '../../src/game-core/games/alles-kaese/table';
import type { AllesKaese, Move } from '../../src/game-core/games/alles-kaese/types';
import { seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import { act, begin, draw, isOver, type Match } from '../../src/game-core/kernel/match';
import { findBot, findGame } from '../../src/game-core/kernel/registry';
import { writeSave } from '../../src/storage/save-format';
import { keyOf } from '../../src/storage/store';
import { NAMES } from './saved';

type KaeseMatch = Match<AllesKaese>;

/** Nothing matches: whoever is at turn looks under a slice. */
export const toPeek = ({ state: { open } }: KaeseMatch): boolean =>
  open.die !== null && slotsWith(open.board, open.die).length === 0;

/** Who is at turn has looked under a slice that lies there still, and may keep another one. */
export const canLookAgain = ({ state: { open } }: KaeseMatch): boolean => {
  const { seats } = open.setting.config;
  const seat = (open.setting.start + open.log.length) % seats;
  const own = open.log.filter(
    ({ type }, turn) => type === 'peek' && (open.setting.start + turn) % seats === seat,
  );
  return open.die !== null && own.some(({ card }) => open.board.display.includes(card));
};

/** A match of Alles Käse! that bots played up to the first such moment, as it lies in storage under the name "game". */
export function savedKaese(
  bots: readonly (string | null)[],
  until: (match: KaeseMatch) => boolean,
): Readonly<Record<string, string>> {
  const { game } = allesKaese;
  const players = bots.map((bot, seat) => ({ name: NAMES[seat] ?? '', bot }));
  const config = configure(game, { seats: bots.length, start: 0, options: {} });
  if (!config.ok) throw new Error(config.error.message);
  const steady = findBot(findGame(GAMES, game.id)!, 'steady')!;
  let match: KaeseMatch = begin(game, config.value, seedFromText('a rainy afternoon'));
  while (!until(match)) {
    if (isOver(match)) throw new Error('There is no such moment in this match.');
    const turn = game.turn(match.state);
    if (turn.kind !== 'seats') {
      match = draw(match);
      continue;
    }
    const [seat = 0] = turn.seats;
    const move = steady.choose(game.view(match.state, seat), match.origin.chance.draw('nothing'));
    const acted = act(match, seat, move as Move);
    if (!acted.ok) throw new Error(acted.error.rule);
    match = acted.value;
  }
  const saved = { match: match as unknown as Match, players, people: bots.map(() => null) };
  return { [keyOf('matches', 'game')]: writeSave({ ...saved, playedAt: 0 }).text };
}
