import { heap } from '../../../src/tables/mice-to-meet-you/pieces/NutHeap';

const COUNTS = Array.from({ length: 12 }, (_, nth) => nth + 1);
const ROOMS = [
  { width: 40, height: 34, largest: 22 },
  { width: 90, height: 44, largest: 26 },
];

test.each(ROOMS.flatMap((room) => COUNTS.map((count) => ({ count, ...room }))))(
  'all of $count nuts are drawn, in $width × $height',
  ({ count, ...room }) => {
    const { rows, size, step } = heap(count, room);
    expect(rows.reduce((sum, nuts) => sum + nuts, 0)).toBe(count);
    const [longest = 0] = rows;
    expect(size + (longest - 1) * step).toBeLessThanOrEqual(room.width + 0.01);
    expect(size * (rows.length === 1 ? 1 : 1.88)).toBeLessThanOrEqual(room.height);
    // None lies right under another one.
    if (longest > 1) expect(step).toBeGreaterThan(3);
  },
);
