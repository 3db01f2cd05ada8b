import { RECIPES } from '../../scripts/sounds/recipes';
import { RATE, toWav } from '../../scripts/sounds/wave';

const sounds = Object.entries(RECIPES);

/** The numbers in a file, read back as a player would. */
function samplesOf(file: Buffer): number[] {
  const count = file.readUInt32LE(40) / 2;
  return Array.from({ length: count }, (_, i) => file.readInt16LE(44 + 2 * i));
}

const LONGEST: Readonly<Record<string, number>> = {
  dice: 0.7,
  hop: 0.2,
  nibble: 0.6,
  snap: 0.5,
  take: 0.4,
  turn: 0.9,
  win: 0.9,
};

test.each(sounds)('%s is a small file of one channel that players understand', (_, make) => {
  const file = toWav(make());
  expect(file.length).toBeLessThan(40_000);
  expect(file.toString('latin1', 0, 4)).toBe('RIFF');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(file.toString('latin1', 8, 16)).toBe('WAVEfmt ');
  expect(file.readUInt16LE(22)).toBe(1);
  expect(file.readUInt32LE(24)).toBe(22_050);
  expect(file.readUInt16LE(34)).toBe(16);
  expect(file.readUInt32LE(40)).toBe(file.length - 44);
});

test.each(sounds)('%s is short, begins and ends at silence, and never clips', (name, make) => {
  const samples = samplesOf(toWav(make()));
  expect(samples.length / RATE).toBeLessThanOrEqual(LONGEST[name]!);
  expect(samples.at(0)).toBe(0);
  expect(samples.at(-1)).toBe(0);
  const highest = Math.max(...samples.map(Math.abs));
  expect(highest).toBeGreaterThan(0.35 * 32_767);
  expect(highest).toBeLessThan(0.7 * 32_767);
});

test.each(sounds)('%s can be heard at once, and never jumps as a click would', (_, make) => {
  const samples = samplesOf(toWav(make()));
  const highest = Math.max(...samples.map(Math.abs));
  const beginning = samples.slice(0, 0.06 * RATE);
  expect(Math.max(...beginning.map(Math.abs))).toBeGreaterThan(0.1 * highest);
  const jumps = samples.slice(1).map((sample, i) => Math.abs(sample - samples[i]!));
  expect(Math.max(...jumps)).toBeLessThan(highest);
});

test.each(sounds)('%s is the same at every making', (_, make) => {
  expect(toWav(make()).equals(toWav(make()))).toBe(true);
});
