import { bubbleNeeds } from '../../../../src/screens/table/talk/bubble-needs';
import { placeBubble } from '../../../../src/screens/table/talk/bubble-place';
import { TAIL } from '../../../../src/screens/table/talk/bubble-room';
import { layTable as layKaese } from '../../../../src/tables/alles-kaese/layout/layout';
import { layTable as layMice } from '../../../../src/tables/mice-to-meet-you/layout/layout';
import { layTable as layMisty } from '../../../../src/tables/misty/layout/layout';
import { growthOf } from '../../../../src/tables/shared/areas';
import { overlap, type Rect, type Size } from '../../../../src/tables/shared/geometry';
import { layTable as layMist } from '../../../../src/tables/so-ein-mist/layout/layout';

/** Boards below the bar of their screen. */
const SIZES = [
  { width: 568, height: 264 },
  { width: 640, height: 304 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 1024, height: 704 },
  { width: 320, height: 512 },
  { width: 360, height: 584 },
  { width: 390, height: 788 },
  { width: 820, height: 1124 },
];
const SCALES = [1, 1.15, 1.29, 2];

type ChipsAt = (size: Size, seats: number, textScale: number) => readonly Rect[];

const TABLES: Readonly<Record<string, { seats: readonly number[]; chips: ChipsAt }>> = {
  'So ein Mist': {
    seats: [3, 4, 5, 6],
    chips: (size, seats, textScale) => layMist(size, seats, textScale).chips,
  },
  'Alles Käse!': {
    seats: [2, 3, 4, 5, 6],
    chips: (size, seats, textScale) => layKaese(size, seats, { textScale, hasOdds: true }).chips,
  },
  Misty: {
    seats: [2, 3, 4],
    chips: (size, seats, textScale) =>
      layMisty(size, { mode: 'life', seats, textScale, hand: 0, passes: null }).chips,
  },
  'MICE to meet you': {
    seats: [2, 3, 4, 5],
    chips: (size, seats, textScale) => layMice(size, seats, { textScale }).chips,
  },
};

const CASES = Object.entries(TABLES).flatMap(([game, { seats, chips }]) =>
  SIZES.flatMap((size) =>
    SCALES.flatMap((scale) =>
      seats.map((count) => ({ game, ...size, scale, count, chips: chips(size, count, scale) })),
    ),
  ),
);

const tipOf = ({ left, top, tail }: ReturnType<typeof placeBubble>, { width }: Size) => {
  if (tail?.side === 'up') return { x: left + tail.at, y: top - TAIL };
  const x = tail?.side === 'left' ? left - TAIL : left + width + TAIL;
  return { x, y: top + (tail?.at ?? 0) };
};

test.each(CASES)(
  '$game, $width × $height, $count players, letters × $scale: on screen, over nobody, the tail at who speaks',
  ({ width, height, scale, chips }) => {
    const area = { width, height };
    const seated = new Map(chips.map((chip, seat) => [seat, chip]));
    for (const letters of [40, 90]) {
      const needs = bubbleNeeds(letters, scale, growthOf(area, scale));
      for (const speaker of [...seated.keys(), 99]) {
        const { most } = placeBubble(speaker, seated, area, { width: 0, height: 0 }, needs);
        expect(most).toBeGreaterThan(110);
        const bubble = { width: most, height: needs.heightIn(most) };
        const placed = placeBubble(speaker, seated, area, bubble, needs);
        expect(placed.most).toBe(most);
        expect(placed.left).toBeGreaterThanOrEqual(0);
        expect(placed.left + bubble.width).toBeLessThanOrEqual(width);
        expect(placed.top).toBeGreaterThanOrEqual(0);
        const isTooHigh = bubble.height > height - 8;
        if (!isTooHigh) expect(placed.top + bubble.height).toBeLessThanOrEqual(height);
        // Very large words may have no other room than over players.
        if (scale < 1.3) {
          const box = { x: placed.left, y: placed.top, ...bubble };
          for (const chip of chips) expect(overlap(box, chip)).toBe(0);
          expect(isTooHigh).toBe(false);
        }
        if (placed.tail === null) continue;
        const { x, y } = tipOf(placed, bubble);
        const chip = seated.get(speaker)!;
        expect(overlap(chip, { x: x - 3, y: y - 3, width: 6, height: 6 })).toBeGreaterThan(0);
      }
    }
  },
);

test.each(CASES)(
  '$game, $width × $height, $count players, letters × $scale: somebody can be pointed at',
  ({ width, height, scale, chips }) => {
    if (scale >= 1.3 || chips.length === 0) return;
    const seated = new Map(chips.map((chip, seat) => [seat, chip]));
    const needs = bubbleNeeds(40, scale, growthOf({ width, height }, scale));
    const bubble = { width: 180, height: 60 };
    const tails = [...seated.keys()].filter(
      (seat) => placeBubble(seat, seated, { width, height }, bubble, needs).tail !== null,
    );
    expect(tails.length).toBeGreaterThan(0);
  },
);
