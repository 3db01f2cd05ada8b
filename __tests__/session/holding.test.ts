import { handOver, layDown, type HandOver, type Holding } from '../../src/session/holding';

const SEATS = 4;
const after = (start: Holding, ...events: HandOver[]): Holding =>
  events.reduce((holding, event) => handOver(holding, event, SEATS), start);

const onTable: Holding = { kind: 'public', last: null };
const news = (...asked: number[]): HandOver => ({ kind: 'moment', asked, isSameTurn: false });
const goesOn = (...asked: number[]): HandOver => ({ kind: 'moment', asked, isSameTurn: true });
const shown = (...asked: number[]): HandOver => ({ kind: 'shown', asked });
const lift = (seat: number): HandOver => ({ kind: 'lift', seat });
const cover: HandOver = { kind: 'cover' };

test('after a reload it is covered at once where somebody is asked in private, and else public', () => {
  expect(layDown([1, 2], null, SEATS)).toMatchObject({ kind: 'covered', seat: 1 });
  expect(layDown([0, 2], 1, SEATS)).toMatchObject({ kind: 'covered', seat: 2 });
  expect(layDown([], null, SEATS)).toEqual(onTable);
});

test('news are seen by all, then it is covered, and only the one it is covered for uncovers it', () => {
  const covered = after(onTable, news(1, 3), shown(1, 3));
  expect(after(onTable, news(1, 3))).toEqual(onTable);
  expect(covered).toMatchObject({ kind: 'covered', seat: 1 });
  expect(after(covered, lift(3))).toBe(covered);
  expect(after(covered, lift(1))).toEqual({ kind: 'held', seat: 1 });
});

test('a decision covers it for the next one round the table, who still chooses in the same turn', () => {
  const held: Holding = { kind: 'held', seat: 2 };
  expect(after(held, goesOn(0, 1))).toMatchObject({ kind: 'covered', seat: 0 });
  expect(after(held, goesOn(1, 3))).toMatchObject({ kind: 'covered', seat: 3 });
});

test('whoever had it last goes first in the next turn, behind the curtain like everybody', () => {
  const held: Holding = { kind: 'held', seat: 2 };
  const table = after(held, news(0, 1, 2, 3));
  expect(table).toEqual({ kind: 'public', last: 2 });
  expect(after(table, shown(0, 1, 2, 3))).toMatchObject({ kind: 'covered', seat: 2 });
});

test('what others do meanwhile does not take it out of a hand, nor lift a curtain', () => {
  const held: Holding = { kind: 'held', seat: 2 };
  expect(after(held, goesOn(2, 3))).toBe(held);
  const covered: Holding = { kind: 'covered', seat: 3, last: 2 };
  expect(after(covered, goesOn(0, 3))).toBe(covered);
});

test('once nothing private is asked any more, everybody may look again', () => {
  expect(after({ kind: 'held', seat: 2 }, news())).toEqual({ kind: 'public', last: 2 });
  expect(after({ kind: 'covered', seat: 1, last: 2 }, news())).toEqual({ kind: 'public', last: 2 });
});

test('blur covers what was held, for the same person, and leaves the rest alone', () => {
  const covered = after({ kind: 'held', seat: 2 }, cover);
  expect(covered).toMatchObject({ kind: 'covered', seat: 2 });
  expect(after(covered, cover)).toBe(covered);
  expect(after(onTable, cover)).toBe(onTable);
});

test('who wants to look again gets the curtain, from the open table only', () => {
  const look: HandOver = { kind: 'look', seat: 3 };
  expect(after(onTable, look)).toMatchObject({ kind: 'covered', seat: 3 });
  const held: Holding = { kind: 'held', seat: 2 };
  expect(after(held, look)).toBe(held);
});
