import type { Holes } from '../../../game-core/games/alles-kaese/cards';

/** Slices are drawn on 100 × 100; a face of cheese with its rind below. */
export const SLICE =
  'M16 5C34 3.5 66 6 84 4.5Q95.5 4.5 95.5 16C96.5 36 94.5 56 95.5 73Q95.5 85 84 85C62 86.5 36 84 15 85.5Q4.5 85.5 4.8 74C3.5 56 5.8 36 4.5 16Q4.5 5 16 5z';
export const SHINE = 'M10.5 70C9.5 52 11 34 10 19q0-8.5 8.5-8.5c12-.8 30 .2 44 .3';
export const CRUMBS = 'M12 91.5q8 1 15 .5M72 92q8-.3 15-1';
/** How far the rind shows below the face. */
export const RIND = 9.5;

type Hole = readonly [x: number, y: number, radius: number];

/** Like the pips of a die, so that matching is seeing the same picture twice; a little uneven, like cheese. */
const PLACES: Readonly<Record<Holes, readonly Hole[]>> = {
  1: [[50, 44, 17]],
  2: [
    [67, 30, 14],
    [33, 59, 15],
  ],
  3: [
    [72, 25, 12],
    [50, 45, 13],
    [27, 65, 12.5],
  ],
  4: [
    [29, 26, 12.5],
    [71, 27, 12],
    [30, 64, 12],
    [70, 63, 13],
  ],
  5: [
    [27, 25, 11],
    [73, 24, 11.5],
    [50, 45, 11.5],
    [28, 66, 11.5],
    [72, 66, 11],
  ],
  6: [
    [29, 21, 10],
    [71, 22, 10.5],
    [29, 45, 10.5],
    [71, 45.5, 10],
    [29, 69, 10],
    [71, 69, 10.5],
  ],
};

/** For those who see little: larger holes, a little further apart from the middle. */
const BIG = { apart: 1.075, radius: 1.17, middle: { x: 50, y: 45 } };

const enlarged = ([x, y, radius]: Hole): Hole => [
  BIG.middle.x + (x - BIG.middle.x) * BIG.apart,
  BIG.middle.y + (y - BIG.middle.y) * BIG.apart,
  radius * BIG.radius,
];

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

function drawn(places: readonly Hole[], shiftX: number, shiftY: number, grow: number): string {
  return places.map(([x, y, r]) => circle(x + shiftX, y + shiftY, r + grow)).join('');
}

/** All holes as one path a colour: a slice is six shapes, however many holes it has. */
export interface HolePaths {
  readonly light: string;
  readonly deep: string;
  readonly hole: string;
}

const pathsOf = (places: readonly Hole[]): HolePaths => ({
  light: drawn(places, 0.4, 1.8, 0.3),
  deep: drawn(places, 0, 0, 0),
  hole: drawn(places, 0.8, 2.4, -2.6),
});

const pathsWith = (place: (hole: Hole) => Hole): Readonly<Record<Holes, HolePaths>> => ({
  1: pathsOf(PLACES[1].map(place)),
  2: pathsOf(PLACES[2].map(place)),
  3: pathsOf(PLACES[3].map(place)),
  4: pathsOf(PLACES[4].map(place)),
  5: pathsOf(PLACES[5].map(place)),
  6: pathsOf(PLACES[6].map(place)),
});

export const HOLE_PATHS = {
  ordinary: pathsWith((hole) => hole),
  big: pathsWith(enlarged),
};
