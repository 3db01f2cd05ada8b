/**
 * All colours of the app, twice: by day cream paper, hay and rain, at night the light of a lantern.
 * __tests__/ui/contrast.test.ts computes from here that everybody can read what is drawn with them.
 */
import type { PictureName } from '../art/Picture';
import { kaeseAtNight, kaeseByDay, type KaeseColours } from './kaese';

export type ThemeName = 'day' | 'night';

/** A colour that people press or that names a game, with what goes on and around it. */
export interface Accent {
  readonly fill: string;
  /** The lower edge of a chunky shape. */
  readonly edge: string;
  /** Words and icons on `fill`. */
  readonly on: string;
  /** A quiet ground that still says which accent it is. */
  readonly soft: string;
  /** Words in this accent on paper, surface and `soft`. */
  readonly text: string;
}

export const ACCENTS = ['mist', 'cheese', 'misty', 'mice'] as const;
export type AccentName = (typeof ACCENTS)[number];

interface Face {
  readonly ground: string;
  readonly frame: string;
  readonly value: string;
}

export interface DieColours {
  readonly face: string;
  readonly edge: string;
  readonly pip: string;
  readonly pattern: string;
}

export interface Colours {
  readonly paper: string;
  readonly surface: string;
  readonly sunken: string;
  readonly ink: string;
  readonly inkSoft: string;
  /** The border of a control: it has to be seen. */
  readonly line: string;
  /** A border that only decorates. */
  readonly hairline: string;
  /** The thick outline of drawn things. */
  readonly outline: string;
  readonly scrim: string;
  /** The light on what is meant; always with an outline, for it is as bright as paper. */
  readonly glow: string;
  /** The two tones of the ring round what has the focus, from inside out. */
  readonly focus: { readonly near: string; readonly far: string };
  readonly hay: string;
  readonly hayDark: string;
  readonly wood: string;
  readonly woodDark: string;
  readonly woodLine: string;
  readonly rain: string;
  readonly sky: string;
  readonly danger: Accent;
  readonly accents: Readonly<Record<AccentName, Accent>>;
  readonly food: Face;
  readonly dung: Face;
  readonly dice: Readonly<Record<'cream' | 'red' | 'yellow', DieColours>>;
  /** By picture, what its animal's things are painted with; white goes on it. Grey has no animal. */
  readonly animals: Readonly<Record<keyof typeof animalsByDay, string>>;
  readonly onAnimal: string;
  readonly kaese: KaeseColours;
  /** The line of a chance to win. */
  readonly curve: string;
}

const animalsByDay = {
  cow: '#3f6fb0',
  sheep: '#7d5bb5',
  pig: '#c23d77',
  chicken: '#c2452a',
  horse: '#8f5f1e',
  rabbit: '#24807a',
  grey: '#6f6a68',
} as const;

const animalsAtNight = {
  cow: '#4f80c4',
  sheep: '#8f6cc8',
  pig: '#d34c87',
  chicken: '#d5553a',
  horse: '#a36f2a',
  rabbit: '#2d8f87',
  grey: '#807a77',
} as const;

const dice = {
  cream: { face: '#fffaf0', edge: '#dcc59c', pip: '#46302b', pattern: '#fffaf0' },
  red: { face: '#b5303f', edge: '#7f1c2a', pip: '#ffffff', pattern: '#a32737' },
  yellow: { face: '#f6c544', edge: '#b98a17', pip: '#3a2417', pattern: '#eab32c' },
} as const;

const day: Colours = {
  paper: '#fbf3e2',
  surface: '#fffbf3',
  sunken: '#f3e6cb',
  ink: '#46302b',
  inkSoft: '#6b5146',
  line: '#7f5f4a',
  hairline: '#e3d1ae',
  outline: '#46302b',
  scrim: 'rgba(70, 48, 43, 0.55)',
  glow: '#ffb01f',
  focus: { near: '#fffbf3', far: '#46302b' },
  hay: '#f0cd7a',
  hayDark: '#d9a94a',
  wood: '#e4bd8a',
  woodDark: '#c99a63',
  woodLine: '#b98650',
  rain: '#8fb6cc',
  sky: '#d6e6ec',
  danger: { fill: '#b4322e', edge: '#84201e', on: '#ffffff', soft: '#f9dcd3', text: '#a32a26' },
  accents: {
    mist: { fill: '#3f7d2e', edge: '#2a561d', on: '#ffffff', soft: '#dfedc6', text: '#2f6420' },
    cheese: { fill: '#f2ac25', edge: '#b57409', on: '#3a2417', soft: '#fce8b6', text: '#7d4d00' },
    misty: { fill: '#2f6f9e', edge: '#1e4b6d', on: '#ffffff', soft: '#d5e7f1', text: '#1f5c88' },
    mice: { fill: '#b32a4e', edge: '#7d1736', on: '#ffffff', soft: '#f9dae0', text: '#9c1f43' },
  },
  food: { ground: '#fff6d6', frame: '#5b8a2b', value: '#2c5a17' },
  dung: { ground: '#ecdcc8', frame: '#7c5433', value: '#8f1f1b' },
  dice,
  animals: animalsByDay,
  onAnimal: '#ffffff',
  kaese: kaeseByDay,
  curve: '#24807a',
};

const night: Colours = {
  paper: '#261c1a',
  surface: '#382a25',
  sunken: '#1c1412',
  ink: '#fbebcf',
  inkSoft: '#d3bb9b',
  line: '#ab8e70',
  hairline: '#544035',
  outline: '#120c0e',
  scrim: 'rgba(10, 6, 8, 0.7)',
  glow: '#ffc247',
  focus: { near: '#120c0e', far: '#ffd98a' },
  hay: '#8a682c',
  hayDark: '#6b4f20',
  wood: '#4b352a',
  woodDark: '#3a281f',
  woodLine: '#2b1d17',
  rain: '#4c6f86',
  sky: '#26343f',
  danger: { fill: '#f08f7e', edge: '#b35a4b', on: '#3a0f0b', soft: '#4d2622', text: '#f8ac9e' },
  accents: {
    mist: { fill: '#93c96e', edge: '#5f9440', on: '#18260e', soft: '#304026', text: '#aedd8e' },
    cheese: { fill: '#f5bd4b', edge: '#b3811d', on: '#2e1d05', soft: '#463619', text: '#f8cc72' },
    misty: { fill: '#82bde1', edge: '#4b87ac', on: '#0c2230', soft: '#23394b', text: '#9fd0ee' },
    mice: { fill: '#f08ea5', edge: '#b5566d', on: '#3a0b1a', soft: '#4b2732', text: '#f8adbe' },
  },
  // A card keeps its cream face: the lantern shines on it.
  food: { ground: '#f6e6bb', frame: '#5b8a2b', value: '#2c5a17' },
  dung: { ground: '#dac6ac', frame: '#80552f', value: '#861a17' },
  dice,
  animals: animalsAtNight,
  onAnimal: '#ffffff',
  kaese: kaeseAtNight,
  curve: '#5cc7bd',
};

export const themes: Readonly<Record<ThemeName, Colours>> = { day, night };

/** The frame of a portrait: the animal's colour, or that of borders where a picture has none. */
export function ringOf({ animals, line }: Colours, picture: PictureName): string {
  const own: Partial<Record<PictureName, string>> = animals;
  return own[picture] ?? line;
}
