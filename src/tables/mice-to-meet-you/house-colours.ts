import type { ThemeName } from '../../ui';

/** What a mouse house is painted with, by day and by the light of a lantern. Cards keep their day ink. */
export interface HouseColours {
  /** Between the rooms. */
  readonly wall: string;
  /** A room with mice while nobody looks for any. */
  readonly room: string;
  /** The light in a room that is in reach. */
  readonly lamp: string;
  /** A room that is out of reach, and its number. */
  readonly quiet: string;
  readonly quietInk: string;
  /** A room whose mice are caught: dark, with a hole. */
  readonly empty: string;
  readonly emptyInk: string;
  readonly hole: string;
  readonly larder: string;
  readonly larderLit: string;
  readonly shelf: string;
  /** A larder that is closed. */
  readonly boards: string;
  readonly boardsDark: string;
  readonly plank: string;
  /** The cellar, and words in it. */
  readonly soil: string;
  readonly soilInk: string;
  readonly soilLine: string;
  /** Numbers and outlines on cards. */
  readonly ink: string;
  readonly brick: string;
  readonly bars: string;
  readonly cageDark: string;
  readonly fur: string;
  readonly ear: string;
  readonly innerEar: string;
  readonly nose: string;
  readonly shell: string;
  readonly shellLight: string;
  readonly kernel: string;
}

const drawn = {
  ink: '#46302b',
  brick: '#a0614c',
  bars: '#c9c3cf',
  cageDark: '#3b2a2a',
  fur: '#dcd4e2',
  ear: '#cdc4d6',
  innerEar: '#ff9a9b',
  nose: '#ff7f86',
  shell: '#a3623a',
  shellLight: '#e0a878',
  kernel: '#f3c27d',
} as const;

export const houseColours: Readonly<Record<ThemeName, HouseColours>> = {
  day: {
    ...drawn,
    wall: '#8d2f49',
    room: '#fff6e6',
    lamp: '#ffe39a',
    quiet: '#e6cfae',
    quietInk: '#5a4038',
    empty: '#743646',
    emptyInk: '#ffe0e4',
    hole: '#431924',
    larder: '#d9a868',
    larderLit: '#f6cd7c',
    shelf: '#6b432c',
    boards: '#a67c4d',
    boardsDark: '#5b3d22',
    plank: '#c79a63',
    soil: '#6f4a35',
    soilInk: '#fff3df',
    soilLine: '#a2795c',
  },
  night: {
    ...drawn,
    wall: '#5c2333',
    room: '#f6e6bb',
    lamp: '#ffd873',
    quiet: '#a58a6d',
    quietInk: '#120c0e',
    empty: '#3d1d27',
    emptyInk: '#e3b4be',
    hole: '#190a0f',
    larder: '#d0a06a',
    larderLit: '#f0c572',
    shelf: '#5a3826',
    boards: '#6b4c30',
    boardsDark: '#38230f',
    plank: '#8d6a44',
    soil: '#2e1f18',
    soilInk: '#fbebcf',
    soilLine: '#6d5343',
  },
};
