import { soEinMist } from '../../../src/game-core/games/so-ein-mist';
import { createChance, deriveSeed, seedFromText } from '../../../src/game-core/kernel/chance';
import { begin } from '../../../src/game-core/kernel/match';
import { playOut } from '../../../src/game-core/kernel/play';
import { findBot } from '../../../src/game-core/kernel/registry';
import { configure } from '../../../src/game-core/kernel/config';
import { ismcts } from '../../../src/game-core/search/ismcts';
import { victoryShares } from '../../../src/game-core/search/shares';
import { dealt, game, moved, rolled } from '../games/so-ein-mist/scene';
import { randomStream } from '../support/streams';

const yardstick = ismcts(game, 'ismcts', 200);

test('a victory is shared by all who tie in everything', () => {
  const points = (...each: number[]) =>
    victoryShares({ ...game, results: () => each.map((p) => [p, 0]) }, dealt({ seats: 3 }));
  expect(points(3, 9, 4)).toEqual([0, 1, 0]);
  expect(points(9, 9, 4)).toEqual([0.5, 0.5, 0]);
  const fewest = { ...game, criteria: [{ key: 'mice', best: 'fewest' }] as const };
  expect(victoryShares({ ...fewest, results: () => [[3], [9], [3]] }, dealt({ seats: 3 }))).toEqual(
    [0.5, 0, 0.5],
  );
});

test('in the very last turn it sees what wins', () => {
  // Seat 2 is the last to move, in a game in which everybody has moved by one card a turn so far.
  let state = dealt({ seats: 3 });
  while (state.open.turn < 20) state = moved(state, 1);
  const shareOf = (face: 1 | 2 | 3 | 4 | 5 | 6) =>
    victoryShares(game, moved(state, face))[2] as number;
  const winning = ([1, 2, 3, 4, 5, 6] as const).filter((face) => shareOf(face) === 1);
  const losing = ([1, 2, 3, 4, 5, 6] as const).filter((face) => shareOf(face) === 0);
  for (const face of winning) {
    expect(yardstick.choose(game.view(rolled(state, face), 2), randomStream('last'))).toBe('stop');
  }
  if (winning.length > 0) {
    for (const face of losing) {
      expect(yardstick.choose(game.view(rolled(state, face), 2), randomStream('last'))).toBe(
        'continue',
      );
    }
  }
  expect(winning.length + losing.length).toBeGreaterThan(0);
});

test('it beats random play', () => {
  const config = configure(game, { seats: 3 });
  const random = findBot(soEinMist, 'random');
  if (!config.ok || random === undefined) throw new Error('no table');
  let won = 0;
  for (let nth = 0; nth < 30; nth += 1) {
    const seed = deriveSeed(seedFromText('ismcts'), `${nth}`);
    const seats = [0, 1, 2].map((seat) => (seat === nth % 3 ? ismcts(game, 'x', 40) : random));
    const match = playOut(begin(game, config.value, seed), seats, createChance(seed));
    won += victoryShares(game, match.state)[nth % 3] as number;
  }
  expect(won).toBeGreaterThan(15);
});
