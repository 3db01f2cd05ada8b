import { readdirSync } from 'node:fs';

import { GAMES } from '../../../src/game-core/games';

test.each(['laws', 'honesty'])('every game has a file of %s', (folder) => {
  const files = readdirSync(`${__dirname}/../${folder}`);
  const named = GAMES.map(({ game }) => `${game.id}.proof.test.ts`);
  expect(files.filter((file) => file.endsWith('.proof.test.ts')).sort()).toEqual(named.sort());
});
