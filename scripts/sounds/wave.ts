import { createChance, seedFromText, type Random } from '../../src/game-core/kernel/chance';

/** Enough for wood, paper and small bells, and half the bytes of a record. */
export const RATE = 22_050;

/** Samples from -1 to 1. */
export type Wave = Float64Array;

export function silence(seconds: number): Wave {
  return new Float64Array(Math.round(seconds * RATE));
}

/** The same chance at every making, so that the files are the same. */
export function chanceOf(name: string): Random {
  return createChance(seedFromText('sounds of the barn')).draw(name);
}

/** From 0 to 1. */
export function unit(random: Random): number {
  return random.below(65_536) / 65_536;
}

/** A partial of something that was struck: its pitch over the ground tone, its share, how fast it dies. */
export interface Mode {
  readonly ratio: number;
  readonly share: number;
  /** Seconds until little of it is left. */
  readonly ring: number;
}

interface Strike {
  readonly at: number;
  /** In hertz. */
  readonly pitch: number;
  readonly force: number;
  readonly modes: readonly Mode[];
  /** How many times the pitch it begins with: a little bend makes it bounce. */
  readonly bend?: number;
}

/** What a thing sounds like when it is struck: a few sines, each dying away on its own. */
export function strike(wave: Wave, { at, pitch, force, modes, bend = 1 }: Strike): void {
  const from = Math.round(at * RATE);
  for (const { ratio, share, ring } of modes) {
    let phase = 0;
    for (let i = from; i < wave.length; i++) {
      const t = (i - from) / RATE;
      const glide = 1 + (bend - 1) * Math.exp(-t / 0.02);
      phase += (2 * Math.PI * pitch * ratio * glide) / RATE;
      // No blow is sharper than a millisecond or two: that would be a click.
      const attack = 1 - Math.exp(-t / 0.0012);
      wave[i] =
        (wave[i] ?? 0) + force * share * attack * Math.exp((-5 * t) / ring) * Math.sin(phase);
    }
  }
}

interface Rustle {
  readonly at: number;
  readonly lasts: number;
  readonly force: number;
  /** The middle of what is let through, in hertz, at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
}

/** Noise through a band that glides: paper on wood. */
export function rustle(wave: Wave, random: Random, part: Rustle): void {
  const first = Math.round(part.at * RATE);
  const count = Math.round(part.lasts * RATE);
  let low = 0;
  let band = 0;
  for (let n = 0; n < count && first + n < wave.length; n++) {
    const through = n / count;
    const middle = part.from + (part.to - part.from) * through;
    const f = 2 * Math.sin((Math.PI * middle) / RATE);
    low += f * band;
    band += f * (2 * unit(random) - 1 - low - 1.1 * band);
    const swell = Math.sin(Math.PI * through) ** 2;
    wave[first + n] = (wave[first + n] ?? 0) + part.force * swell * band;
  }
}

/** Takes the edge off: what is above this many hertz gets quieter. */
export function soften(wave: Wave, above: number): void {
  const share = 1 - Math.exp((-2 * Math.PI * above) / RATE);
  let held = 0;
  for (let i = 0; i < wave.length; i++) {
    held += share * ((wave[i] ?? 0) - held);
    wave[i] = held;
  }
}

/** Begins and ends at silence, with its highest point at this height. */
export function finish(wave: Wave, peak: number): Wave {
  const fadeIn = Math.round(0.002 * RATE);
  const fadeOut = Math.round(wave.length * 0.2);
  const shaped = wave.map((sample, i) => {
    const left = wave.length - 1 - i;
    return sample * Math.min(1, i / fadeIn, (left / fadeOut) ** 2);
  });
  const highest = shaped.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return shaped.map((sample) => (sample * peak) / highest);
}

const HEADER = 44;
const BYTES = 2;

/** One channel, 16 bits. */
export function toWav(wave: Wave): Buffer {
  const size = wave.length * BYTES;
  const file = Buffer.alloc(HEADER + size);
  file.write('RIFF', 0);
  file.writeUInt32LE(HEADER - 8 + size, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * BYTES, 28);
  file.writeUInt16LE(BYTES, 32);
  file.writeUInt16LE(8 * BYTES, 34);
  file.write('data', 36);
  file.writeUInt32LE(size, 40);
  wave.forEach((sample, i) => file.writeInt16LE(Math.round(sample * 32_767), HEADER + i * BYTES));
  return file;
}
