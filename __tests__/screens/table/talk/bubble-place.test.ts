import { placeBubble } from '../../../../src/screens/table/talk/bubble-place';
import { bubbleNeeds } from '../../../../src/screens/table/talk/bubble-needs';
import { overlap, type Rect, type Size } from '../../../../src/tables/shared/geometry';

const chipsAt = (...places: readonly (readonly [number, number, number, number])[]) =>
  new Map(
    places.map(([x, y, width, height], seat): [number, Rect] => [seat, { x, y, width, height }]),
  );

const PHONE = { width: 360, height: 584 };
/** Four beside each other. */
const ROW = chipsAt([8, 4, 80, 56], [96, 4, 80, 56], [184, 4, 80, 56], [272, 4, 80, 56]);
const BUBBLE = { width: 300, height: 70 };

/** A remark of usual length, in letters of usual size. */
const place = (
  speaker: number,
  chips: ReadonlyMap<number, Rect>,
  area: Size,
  bubble: Size,
  letters = 45,
) => placeBubble(speaker, chips, area, bubble, bubbleNeeds(letters, 1, 1));

test.each([0, 1, 2, 3])('below all chips, its tail points at that of seat %i', (speaker) => {
  const { left, top, tail } = place(speaker, ROW, PHONE, BUBBLE);
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
  expect(place(1, rows, PHONE, BUBBLE)).toMatchObject({ tail: null });
  const { top, tail } = place(3, rows, PHONE, BUBBLE);
  expect(top).toBeGreaterThanOrEqual(110);
  expect(tail?.side).toBe('up');
});

test('in a column at the right it stays in that column, and beside one at the left that leaves nothing below', () => {
  const landscape = { width: 788, height: 390 };
  const right = chipsAt([540, 4, 110, 50], [660, 4, 110, 50]);
  const below = place(0, right, landscape, { width: 230, height: 90 });
  expect(below.left).toBeGreaterThanOrEqual(540);
  expect(below.top).toBeGreaterThanOrEqual(54);

  const left = chipsAt([8, 20, 130, 110], [8, 140, 130, 110], [8, 260, 130, 110]);
  const beside = place(1, left, landscape, BUBBLE);
  expect(beside.left).toBeGreaterThan(138);
  expect(beside.tail?.side).toBe('left');
  expect(beside.top + beside.tail!.at).toBeCloseTo(195);
});

test('beside a column at the right that leaves nothing below it, a bubble is at the left', () => {
  const low = { width: 640, height: 304 };
  const column = chipsAt(
    [416, 8, 106, 56],
    [526, 8, 106, 56],
    [416, 68, 106, 56],
    [526, 68, 106, 56],
    [416, 128, 106, 56],
  );
  const bubble = { width: 180, height: 170 };
  const first = place(2, column, low, bubble, 90);
  expect(first.left).toBeGreaterThanOrEqual(0);
  expect(first.left + bubble.width).toBeLessThan(416);
  expect(first.most).toBeGreaterThan(180);
  expect(first.tail?.side).toBe('right');
  expect(first.top + first.tail!.at).toBeCloseTo(96);
  // Another chip is between.
  expect(place(3, column, low, bubble, 90)).toMatchObject({ left: first.left, tail: null });
});

test('where no room holds it, it lies over chips rather than off the screen, and seems to be nobody’s', () => {
  const row = chipsAt([8, 4, 150, 200], [162, 4, 150, 200]);
  const small = { width: 320, height: 320 };
  const bubble = { width: 300, height: 200 };
  const { top, tail } = place(0, row, small, bubble);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top + bubble.height).toBeLessThanOrEqual(small.height);
  expect(tail).toBeNull();
  expect(place(0, row, small, { width: 300, height: 400 }).top).toBeGreaterThanOrEqual(0);
});

test('of players that were scrolled away nobody is pointed at, and the bubble stays in view', () => {
  const gone = chipsAt([8, -216, 100, 56], [112, -216, 100, 56], [216, -216, 100, 56]);
  const { top, tail } = place(1, gone, PHONE, BUBBLE);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(tail).toBeNull();
  const halfGone = chipsAt([8, -60, 160, 56], [180, -60, 160, 56], [8, 0, 160, 56]);
  expect(place(0, halfGone, PHONE, BUBBLE).tail).toBeNull();
  expect(place(2, halfGone, PHONE, BUBBLE).tail?.side).toBe('up');
});

test('somebody without a chip is seen in the bubble, which covers no chip of others', () => {
  const { top, tail } = place(7, ROW, PHONE, BUBBLE);
  expect(top).toBeGreaterThanOrEqual(60);
  expect(tail).toBeNull();
  const left = chipsAt([8, 20, 130, 110], [8, 140, 130, 110], [8, 260, 130, 110]);
  const beside = place(7, left, { width: 788, height: 390 }, BUBBLE);
  expect(beside.tail).toBeNull();
  const box = { x: beside.left, y: beside.top, ...BUBBLE };
  for (const chip of left.values()) expect(overlap(chip, box)).toBe(0);
});

test('where nobody has a chip it is at the upper edge', () => {
  expect(place(0, new Map(), PHONE, BUBBLE)).toMatchObject({ top: 4, tail: null });
});
