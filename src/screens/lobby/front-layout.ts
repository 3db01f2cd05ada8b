/** What the front of the barn is fitted into, in dp. */
export interface Space {
  readonly width: number;
  readonly height: number;
  /** How many times larger than normal people want text. */
  readonly text: number;
}

export interface FrontLayout {
  /** How many doors stand side by side: never three and one. */
  readonly columns: 1 | 2 | 4;
  /** The doors of one column: a scene beside its name, so that more of them are seen. */
  readonly hasFlatDoors: boolean;
  /** So low that the sign and the lower keys hang in the head. */
  readonly isLow: boolean;
  /** A tablet or a desktop: larger words and pictures. */
  readonly isLarge: boolean;
  /** From edge to edge on phones. */
  readonly barnWidth: number;
  readonly doorWidth: number;
  /** The wall on both sides of the doors. */
  readonly wall: number;
  /** Between the doors, and round them. */
  readonly gap: number;
  /** Whether the sign has room for one more line. */
  readonly isTall: boolean;
  /** Whether the barn's picture fits beside its name. */
  readonly hasPicture: boolean;
  /** Whether a key has room for how many games are behind it. */
  readonly hasCount: boolean;
  /** A door that is much higher than wide is no door. */
  readonly tallestDoor: number;
}

const WIDEST_BARN = 1280;
const WIDEST_COLUMN = 640;
const SMALL = 400;
const COUNT_FROM = 400;

/** A door narrower than this has no room for its name beside the book. */
const NARROWEST_DOOR = 136;
const NARROWEST_PAIR = 150;
const FOUR_FROM = 1100;
const LARGE_FROM = 700;
const LOW = 480;
const TALL_FROM = 760;
/** A phone that is too narrow for a picture beside the barn's name. */
const NAME_ONLY = 340;
/** With text so many times larger, names need the whole width. */
const ONE_COLUMN_TEXT = 1.5;
const FLAT_TEXT = 1.3;
const TALLEST = { 1: Infinity, 2: 1.8, 4: 1.45 };

function marginsFor({ width, height }: Space): Pick<FrontLayout, 'wall' | 'gap'> {
  const isSmall = width < SMALL || height < LOW;
  return isSmall ? { wall: 10, gap: 8 } : { wall: 16, gap: 12 };
}

function columnsFor(space: Space): 1 | 2 | 4 {
  const { width, height, text } = space;
  if (text >= ONE_COLUMN_TEXT) return 1;
  const { wall, gap } = marginsFor(space);
  const doorOf = (columns: number) => (width - 2 * wall - (columns - 1) * gap) / columns;
  const wantsFour = width >= FOUR_FROM || width > height;
  if (wantsFour && doorOf(4) >= NARROWEST_DOOR) return 4;
  return doorOf(2) >= NARROWEST_PAIR ? 2 : 1;
}

/** How the front of the barn is arranged; the scenes take the height that is left. */
export function frontLayout(space: Space): FrontLayout {
  const { width, height, text } = space;
  const { wall, gap } = marginsFor(space);
  const columns = columnsFor(space);
  const widest = columns === 1 ? WIDEST_COLUMN : WIDEST_BARN;
  const isLow = height < LOW && columns === 4;
  const isLarge = width >= LARGE_FROM && height >= LARGE_FROM;
  const barnWidth = Math.min(width - (isLarge ? 2 * wall : 0), widest);
  const doorWidth = (barnWidth - 2 * wall - (columns - 1) * gap) / columns;
  return {
    columns,
    hasFlatDoors: columns === 1 && text < FLAT_TEXT,
    isLow,
    isLarge,
    barnWidth,
    doorWidth,
    wall,
    gap,
    isTall: height >= TALL_FROM,
    hasPicture: width >= NAME_ONLY,
    hasCount: width >= COUNT_FROM * text,
    tallestDoor: isLow ? Infinity : doorWidth * TALLEST[columns],
  };
}
