import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** 32 lower-case hexadecimal digits: 128 bits, so that nobody can guess a seed from the dice. */
export type Seed = string;

/** A stream of uniform choices. Games, bots and shuffles draw from nothing else. */
export interface Random {
  /** A whole number from 0 to bound - 1, each equally likely. */
  below(bound: number): number;
}

/**
 * All chance of a match. A draw is found by its key, not by its place in a sequence: the same seed
 * and key give the same stream, whatever was drawn before (docs/decisions/keyed-chance.md).
 */
export interface Chance {
  readonly seed: Seed;
  draw(key: string): Random;
}

type Lanes = readonly [number, number, number, number];

const { imul } = Math;

const SEED_FORM = /^[0-9a-f]{32}$/;

export function isSeed(text: string): text is Seed {
  return SEED_FORM.test(text);
}

export function createChance(seed: Seed): Chance {
  if (!isSeed(seed)) throw new RangeError(`A seed is 32 hexadecimal digits, not "${seed}".`);
  return new KeyedChance(seed, seedLanes(seed));
}

/** The seed found by a key in another one: how one number starts a whole tournament. */
export function deriveSeed(seed: Seed, key: string): Seed {
  return scramble(seedLanes(seed), key).map(hexWord).join('');
}

/** A seed for any text that a person may type. */
export function seedFromText(text: string): Seed {
  return deriveSeed('0'.repeat(32), text);
}

/** Fisher–Yates: every order equally likely. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const chosen = random.below(last + 1);
    const item = result[last] as T;
    result[last] = result[chosen] as T;
    result[chosen] = item;
  }
  return result;
}

export function pick<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new RangeError('Nothing to pick from.');
  return items[random.below(items.length)] as T;
}

class KeyedChance implements Chance {
  constructor(
    readonly seed: Seed,
    private readonly lanes: Lanes,
  ) {}

  draw(key: string): Random {
    return new Stream(xoroshiro128plusFromState(scramble(this.lanes, key)));
  }
}

class Stream implements Random {
  constructor(private readonly generator: RandomGenerator) {}

  // uniformInt rejects the uneven rest of the range, so there is no modulo bias.
  below(bound: number): number {
    return uniformInt(this.generator, 0, bound - 1);
  }
}

function seedLanes(seed: Seed): Lanes {
  const word = (index: number) => Number.parseInt(seed.slice(index * 8, index * 8 + 8), 16) | 0;
  return [word(0), word(1), word(2), word(3)];
}

/** Stirs the key into the seed. The steps are part of the record format: docs/record-format.md. */
function scramble(lanes: Lanes, key: string): Lanes {
  let a = lanes[0];
  let b = lanes[1];
  let c = lanes[2];
  let d = lanes[3];
  for (let index = 0; index < key.length; index += 1) {
    const code = key.charCodeAt(index);
    a = (imul(rotate(a ^ code, 13), 0x9e3779b1) + b) | 0;
    b = (imul(rotate(b ^ a, 15), 0x85ebca77) + c) | 0;
    c = (imul(rotate(c ^ b, 17), 0xc2b2ae3d) + d) | 0;
    d = (imul(rotate(d ^ c, 19), 0x27d4eb2f) + a) | 0;
  }
  for (let round = 0; round < 2; round += 1) {
    a = mix((a + d + key.length) | 0);
    b = mix((b + a) | 0);
    c = mix((c + b) | 0);
    d = mix((d + c) | 0);
  }
  // The generator cannot leave the state that is all zero.
  return (a | b | c | d) === 0 ? [1, 0, 0, 0] : [a, b, c, d];
}

function mix(word: number): number {
  word = imul(word ^ (word >>> 16), 0x85ebca6b);
  word = imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

function hexWord(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
