import type { Heard } from '../../src/sound/cues';
import {
  chanceOf,
  finish,
  rustle,
  silence,
  soften,
  strike,
  unit,
  type Mode,
  type Wave,
} from './wave';

/** A small block of wood on a table. */
const WOOD: readonly Mode[] = [
  { ratio: 1, share: 1, ring: 0.09 },
  { ratio: 2.57, share: 0.5, ring: 0.05 },
  { ratio: 4.3, share: 0.22, ring: 0.03 },
];

/** A bar of rosewood over a tube, struck with felt. */
const MARIMBA: readonly Mode[] = [
  { ratio: 1, share: 1, ring: 0.85 },
  { ratio: 3.93, share: 0.2, ring: 0.22 },
  { ratio: 9.2, share: 0.05, ring: 0.07 },
];

/** Dice in two hands, then on the wood: the knocks come slower and lower. */
function dice(): Wave {
  const wave = silence(0.58);
  const random = chanceOf('dice');
  let at = 0.004;
  for (let knock = 0; knock < 13; knock++) {
    const rolled = knock / 12;
    strike(wave, {
      at,
      pitch: 720 - 330 * rolled + 260 * unit(random),
      force: (0.45 + 0.55 * unit(random)) * (1 - 0.55 * rolled),
      modes: WOOD,
    });
    rustle(wave, random, { at, lasts: 0.012, force: 0.3, from: 2600, to: 1800 });
    at += 0.016 + 0.03 * rolled + 0.016 * unit(random);
  }
  soften(wave, 3800);
  return finish(wave, 0.62);
}

/** A wooden figure lands. */
function hop(): Wave {
  const wave = silence(0.17);
  strike(wave, { at: 0.002, pitch: 392, force: 1, modes: WOOD, bend: 0.72 });
  strike(wave, { at: 0.002, pitch: 131, force: 0.6, modes: WOOD });
  soften(wave, 2600);
  return finish(wave, 0.5);
}

/** A card slides over the table and is laid down. */
function take(): Wave {
  const wave = silence(0.3);
  const random = chanceOf('take');
  rustle(wave, random, { at: 0.002, lasts: 0.2, force: 1, from: 700, to: 2000 });
  strike(wave, { at: 0.19, pitch: 210, force: 0.5, modes: WOOD });
  rustle(wave, random, { at: 0.188, lasts: 0.03, force: 0.7, from: 1500, to: 900 });
  soften(wave, 3000);
  return finish(wave, 0.42);
}

/** Two low bars, upwards: here you are. */
function turn(): Wave {
  const wave = silence(0.8);
  strike(wave, { at: 0.002, pitch: 392, force: 0.8, modes: MARIMBA });
  strike(wave, { at: 0.13, pitch: 523.25, force: 1, modes: MARIMBA });
  soften(wave, 3000);
  return finish(wave, 0.45);
}

/** A little run up to a chord. */
function win(): Wave {
  const wave = silence(0.9);
  const [c, e, g, high] = [523.25, 659.26, 783.99, 1046.5] as const;
  [c, e, g].forEach((pitch, note) => {
    strike(wave, { at: 0.002 + 0.095 * note, pitch, force: 0.8, modes: MARIMBA });
  });
  for (const pitch of [c / 2, e, g, high]) {
    strike(wave, { at: 0.31, pitch, force: 0.75, modes: MARIMBA });
  }
  soften(wave, 3600);
  return finish(wave, 0.6);
}

/** The wire of a spring: its partials belong to no chord. */
const WIRE: readonly Mode[] = [
  { ratio: 1, share: 1, ring: 0.3 },
  { ratio: 1.51, share: 0.7, ring: 0.22 },
  { ratio: 2.76, share: 0.5, ring: 0.14 },
];

/** A trap: the spring goes, the bow hits the board, the wire trembles on. */
function snap(): Wave {
  const wave = silence(0.42);
  const random = chanceOf('snap');
  rustle(wave, random, { at: 0.002, lasts: 0.03, force: 0.6, from: 1200, to: 3200 });
  strike(wave, { at: 0.026, pitch: 190, force: 1, modes: WOOD, bend: 1.5 });
  strike(wave, { at: 0.026, pitch: 520, force: 0.7, modes: WOOD });
  rustle(wave, random, { at: 0.022, lasts: 0.03, force: 1.1, from: 3000, to: 1400 });
  strike(wave, { at: 0.03, pitch: 610, force: 0.3, modes: WIRE, bend: 1.06 });
  soften(wave, 4200);
  return finish(wave, 0.62);
}

/** Small teeth in soft cheese: three bites, and a bar that is pleased. */
function nibble(): Wave {
  const wave = silence(0.6);
  const random = chanceOf('nibble');
  [0.002, 0.085, 0.165].forEach((at, bite) => {
    rustle(wave, random, { at, lasts: 0.05, force: 0.9, from: 900 + 150 * bite, to: 2100 });
    strike(wave, { at: at + 0.012, pitch: 300 + 25 * bite, force: 0.35, modes: WOOD, bend: 1.3 });
  });
  strike(wave, { at: 0.25, pitch: 659.26, force: 0.55, modes: MARIMBA });
  soften(wave, 3200);
  return finish(wave, 0.45);
}

export const RECIPES: Readonly<Record<Heard, () => Wave>> = {
  dice,
  hop,
  nibble,
  snap,
  take,
  turn,
  win,
};
