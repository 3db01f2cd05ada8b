import { createChance, seedFromText, type Random } from '../../../src/game-core/kernel/chance';

/** A random stream that is always the same for the same name. */
export function randomStream(name: string): Random {
  return createChance(seedFromText(name)).draw(name);
}
