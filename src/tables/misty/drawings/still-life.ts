import type { Layer } from './layers';

/** A thing that stands below the window, on ground at 64; how wide it is. */
interface Thing {
  readonly width: number;
  readonly layers: readonly Layer[];
}

/** What a rainy day needs. */
export const STILL_LIFE = {
  boots: {
    width: 68,
    layers: [
      ['M31 14H48V42Q58 44 62 50Q65 55 64.5 60H31Z', 'red'],
      ['M30 60.500H65', null, 'ink', 4.6],
      ['M32 21H47', null, 'balloonShine', 3],
      ['M6 16H23V42Q33 44 37 50Q40 55 39.5 60H6Z', 'red'],
      ['M5 60.500H40', null, 'ink', 4.6],
      ['M7.5 23H21.5', null, 'balloonShine', 3],
      ['M11 32V48', null, 'tongue', 3],
    ],
  },
  plant: {
    width: 56,
    layers: [
      ['M28 42Q26 24 10 20Q9 37 28 42Z', 'green'],
      ['M28 42Q30 20 47 14Q50 34 28 42Z', 'green'],
      ['M28 44Q20 22 28 6Q37 22 28 44Z', 'deepGreen'],
      ['M28 40V16', null, 'green', 2.2],
      ['M13 42H43L39 62H17Z', 'orange'],
      ['M10 38H46V45H10Z', 'leaf'],
    ],
  },
  mug: {
    width: 46,
    layers: [
      ['M15 28Q11 23 15 18T15 9M25 28Q21 23 25 18T25 9', null, 'white', 2.6],
      ['M34 40Q45 38 44 47Q43 55 33 54', null, 'ink', 4.2],
      ['M5 34H35V54Q35 62 27 62H13Q5 62 5 54Z', 'blue'],
      ['M11 41V52', null, 'waterShine', 3],
      [
        'M20 55C14 50 14 45 17 44.500Q19 44.5 20 47Q21 44.5 23 44.500C26 45 26 50 20 55Z',
        'white',
        null,
      ],
    ],
  },
  cat: {
    width: 104,
    layers: [
      ['M22 61Q20 40 42 36Q74 30 90 44Q101 54 94 61Z', 'leaf'],
      ['M58 35L56 44M69 34L68 44M80 37L78 46', null, 'vein', 3],
      ['M94 56Q102 62 92 62H54Q47 62 49 57Q51 53 58 55H76', 'leaf'],
      ['M8 28L11 42L20 36ZM42 28L39 42L30 36Z', 'leaf'],
      ['M6 47Q6 34 25 34Q44 34 44 47Q44 61 25 61Q6 61 6 47Z', 'leaf'],
      ['M14 47Q17.5 50.5 21 47M29 47Q32.5 50.5 36 47', null, 'ink', 2.4],
      ['M22.5 51.500H27.500L25 54.500Z', 'pink', null],
      ['M25 54.500Q23 58 20.5 56.500M25 54.500Q27 58 29.5 56.5', null, 'ink', 2],
      ['M20 38V42M25 37V42M30 38V42', null, 'vein', 2.4],
    ],
  },
} as const satisfies Readonly<Record<string, Thing>>;

export type ThingName = keyof typeof STILL_LIFE;
