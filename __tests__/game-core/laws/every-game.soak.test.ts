import { GAMES } from '../../../src/game-core/games';
import { describeLaws } from './suite';

jest.setTimeout(1_000_000);

const SEEDS = Array.from({ length: 30 }, (_, nth) => `soak ${nth}`);

for (const { game } of GAMES) describeLaws(game.id, SEEDS);
