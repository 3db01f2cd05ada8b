import { GAMES } from '../../src/game-core/games';
import { botNames } from './bots';
import { kebab } from './options';

const games = GAMES.map((entry) => {
  const { game } = entry;
  const { min, max } = game.seats;
  const options = Object.keys(game.options).map(kebab);
  return [
    `  ${game.id}, ${min} to ${max} seats`,
    `    bots     ${botNames(entry).join(', ')}`,
    `    options  ${options.length === 0 ? 'none' : options.join(', ')}`,
  ].join('\n');
});

export const HELP = `Plays whole games between bots and says how they did.

  npm run -s arena -- --game so-ein-mist --seats greedy,random,random --games 10000

  --game ID          the game
  --seats A,B,…      a bot for each seat
  --games N          how many games (1000)
  --seed TEXT        the same text gives the same dice, cards and thoughts (1)
  --options A,B=C,…  rules to switch on: name, name=value, or name=pick/?/pick
  --rotate           plays each deal once from every seat, with the same dice (the last deal
                     from as many as --games leaves)
  --json FILE        writes one record a line: see docs/record-format.md
  --help             this text

Wins are shared where a victory is. What follows a ± is the standard error.

${games.join('\n')}
`;
