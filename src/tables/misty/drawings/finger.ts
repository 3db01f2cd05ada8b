import type { Kind } from '../../../game-core/games/misty/cards';

/** What a finger has drawn on misted glass: drawn on 64 × 64 with a thick round pen. */
export interface FingerShape {
  readonly lines: string;
  readonly dots?: string;
  /** Where water runs down from it. */
  readonly drip: string;
}

export const FINGER: Readonly<Record<Kind, FingerShape>> = {
  rocket: {
    lines:
      'M30 5.5C39 13 42 25 40 41H20C18 25 21 13 30 5.5ZM19.5 29C12 33 10 39 10 48L20 42M40.5 29C48 33 50 39 50 48L40 42M25 24a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM25 48c0 4 2 6 5 10c3-4 5-6 5-10',
    drip: 'M18 50v8',
  },
  balloon: {
    lines:
      'M10 24a17 18.5 0 1 0 34 0a17 18.5 0 1 0 -34 0zM27 43l-4 5.5h8zM27 49c-7 4 6 6 0 11M18 20c1-4 3-6 6-7',
    drip: 'M12 36v9',
  },
  leaf: {
    lines: 'M45 15C52 35 39 54 11 53C9 30 22 12 45 15ZM52 7L22 42M37 25l1 12M36 26L25 24',
    drip: 'M24 53v7',
  },
  raindrop: {
    lines:
      'M26 7C33.5 18 42.5 28 42.5 40A16.5 16.5 0 0 1 9.5 40C9.5 28 18.5 18 26 7ZM17.5 41A8.5 8.5 0 0 0 25 48.5',
    drip: 'M26 57v5',
  },
  truck: {
    lines:
      'M10 47H5V19H34V47H23M34 27H47L58 38V47H54M40 47H34M10.5 49a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM41 49a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z',
    drip: 'M28 48v10',
  },
  unicycle: {
    lines:
      'M11 45a14 14 0 1 0 28 0a14 14 0 1 0 -28 0zM25 45V16M11.5 10.5C17 17.5 33 17.5 38.5 9.5M19.5 28H30.5',
    dots: 'M21.4 45a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z',
    drip: 'M14 55v6',
  },
  tractor: {
    lines:
      'M28.5 43H23M9 42V29H31V12H50V27M21 29V20M29.5 43a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0 -29 0zM39.5 43a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0zM8.5 49a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z',
    drip: 'M22 46v9',
  },
  scooter: {
    lines:
      'M27 14H41M31 14L18 44M20.5 39C21 48 27 50 31 50H43M9 51a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM43.5 51a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0z',
    drip: 'M33 51v8',
  },
  heart: {
    lines:
      'M32 55C14 42 7 31 9.5 21.5C12 11.5 26.5 9.5 32 21.5C37.5 9.5 52 11.5 54.5 21.5C57 31 50 42 32 55Z',
    drip: 'M32 55v6',
  },
  star: {
    lines:
      'M32 6L39.4 24.3L59.1 25.7L44 38.4L48.8 57.6L32 47.1L15.2 57.6L20 38.4L4.9 25.7L24.6 24.3Z',
    drip: 'M49 55v5',
  },
  house: {
    lines: 'M12 30V55H52V30M5.5 33.5L32 9L58.5 33.5M25.5 55V40H38.5V55M46 20V10',
    drip: 'M12 55v6',
  },
  smile: {
    lines: 'M7.5 32a24.5 24.5 0 1 0 49 0a24.5 24.5 0 1 0 -49 0zM19.5 37C23 48 41 48 44.5 37',
    dots: 'M19.9 26a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0zM36.9 26a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z',
    drip: 'M24 55v6',
  },
  flower: {
    lines:
      'M26.6 17.1A7.1 7.1 0 1 1 37.4 17.1A7.1 7.1 0 1 1 40.7 27.3A7.1 7.1 0 1 1 32 33.7A7.1 7.1 0 1 1 23.3 27.3A7.1 7.1 0 1 1 26.6 17.1ZM28 24.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM32 41V59M32 57C32 50 38 46 47 47C46 54 40 58 32 57',
    drip: 'M20 35v7',
  },
  monster: {
    lines:
      'M11 57V31C11 19 19 13.5 32 13.5S53 19 53 31V57L46 51L39 57L32 51L25 57L18 51ZM16 19L11.5 6.5L25 13M48 19L52.5 6.5L39 13M25.5 27a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM19.5 39.5L25.5 45L32 39.5L38.5 45L44.5 39.5',
    dots: 'M29.6 27a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z',
    drip: 'M46 53v7',
  },
};
