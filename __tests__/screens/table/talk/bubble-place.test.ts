import { placeBubble } from '../../../../src/screens/table/talk/bubble-place';
import type { Rect } from '../../../../src/tables/shared/geometry';

const chipsAt = (...places: readonly (readonly [number, number, number, number])[]) =>
  new Map(
    places.map(([x, y, width, height], seat): [number, Rect] => [seat, { x, y, width, height }]),
  );

const PHONE = { width: 360, height: 584 };
/** Four beside each other. */
const ROW = chipsAt([8, 4, 80, 56], [96, 4, 80, 56], [184, 4, 80, 56], [272, 4, 80, 56]);
const BUBBLE = { width: 300, height: 70 };

test.each([0, 1, 2, 3])('below all chips, its tail points at that of seat %i', (speaker) => {
  const { left, top, tail } = placeBubble(speaker, ROW, PHONE, BUBBLE);
  expect(top).toBeGreaterThanOrEqual(60);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + BUBBLE.width).toBeLessThanOrEqual(PHONE.width);
  const { x, width } = ROW.get(speaker)!;
  expect(tail?.side).toBe('up');
  expect(left + tail!.at).toBeGreaterThan(x);
  expect(left + tail!.at).toBeLessThan(x + width);
});

test('from a row behind another one no tail reaches who speaks', () => {
  const rows = chipsAt([8, 4, 160, 50], [180, 4, 160, 50], [8, 60, 160, 50], [180, 60, 160, 50]);
  expect(placeBubble(1, rows, PHONE, BUBBLE)).toMatchObject({ tail: null });
  const { top, tail } = placeBubble(3, rows, PHONE, BUBBLE);
  expect(top).toBeGreaterThanOrEqual(110);
  expect(tail?.side).toBe('up');
});

test('in a column at the right it stays in that column, and beside one at the left that leaves nothing below', () => {
  const landscape = { width: 788, height: 390 };
  const right = chipsAt([540, 4, 110, 50], [660, 4, 110, 50]);
  const below = placeBubble(0, right, landscape, { width: 230, height: 90 });
  expect(below.left).toBeGreaterThanOrEqual(540);
  expect(below.top).toBeGreaterThanOrEqual(54);

  const left = chipsAt([8, 20, 130, 110], [8, 140, 130, 110], [8, 260, 130, 110]);
  const beside = placeBubble(1, left, landscape, BUBBLE);
  expect(beside.left).toBeGreaterThan(138);
  expect(beside.tail?.side).toBe('left');
  expect(beside.top + beside.tail!.at).toBeCloseTo(195);
});

test('somebody without a chip is seen in it, at the upper edge', () => {
  const { top, tail } = placeBubble(7, ROW, PHONE, BUBBLE);
  expect(top).toBeLessThan(20);
  expect(tail).toBeNull();
});
