import { leftOf, type Seat } from '../../kernel/seats';
import { cardsIn, type DiceCard } from './cards';
import { total } from './dice';
import { activeSeat, feeIsOwn, houseOf, isSolo } from './table';
import type { Happening, State, Tray, View } from './types';

export function explain({ open: before }: View, { open: after }: View): readonly Happening[] {
  const { asked } = before;
  if (before.setting.start === null) return [{ type: 'started', seat: activeSeat(after) }];
  const { tray } = after;
  if (tray === null) return [];
  if (asked === null) {
    const { red, yellow } = tray;
    return [{ type: 'rolled', seat: activeSeat(before), red, yellow }];
  }
  const told = before.tray?.left === null ? acted(before, after, tray) : answered(before, after);
  return [...told, ...then(before, after, tray)];
}

/** What the active seat did with its own roll. */
function acted(before: State, after: State, tray: Tray): Happening[] {
  const seat = activeSeat(before);
  const { gone, back, up, down } = cardsMoved(before, after, seat);
  const used = isSolo(before.table) ? gone : [...gone, ...down];
  if (used.length === 0) {
    return [
      { type: 'missed', seat },
      ...back.map((card): Happening => ({ type: 'came-back', seat, card })),
      ...up.map((card): Happening => ({ type: 'turned-up', seat, card })),
      ...down.map((card): Happening => ({ type: 'turned-down', seat, card })),
    ];
  }
  const yellow = total(tray.yellow) - (tray.left ?? 0);
  const sum = total(tray.red) + yellow;
  return [{ type: 'used', seat, total: sum, yellow }, ...usedFor(seat, sum, gone, down)];
}

/** What a seat did with the dice it was offered. */
function answered(before: State, after: State): Happening[] {
  const seat = before.asked ?? 0;
  const left = before.tray?.left ?? 0;
  const { gone, down } = cardsMoved(before, after, seat);
  if (gone.length + down.length === 0) return [{ type: 'passed', seat }];
  const { table } = before;
  return [
    { type: 'used', seat, total: left, yellow: 0 },
    {
      type: 'fee',
      from: feeIsOwn(table) ? seat : 'supply',
      to: isSolo(table) ? 'supply' : activeSeat(before),
    },
    ...usedFor(seat, left, gone, down),
  ];
}

function usedFor(
  seat: Seat,
  sum: number,
  gone: readonly number[],
  down: readonly DiceCard[],
): Happening[] {
  const by = Math.max(...gone, ...down) - sum;
  return [
    ...(by === 0 ? [] : [{ type: 'changed', seat, by } as const]),
    ...gone.map((card): Happening => ({ type: 'caught', seat, card })),
    ...down.map((card): Happening => ({ type: 'turned-down', seat, card })),
  ];
}

/** What follows by itself. */
function then(before: State, after: State, tray: Tray): Happening[] {
  if (after.over) return [{ type: 'ended' }];
  const total = tray.left ?? 0;
  const skipped = skippedFor(before, after, total);
  if (after.asked !== null) return [...skipped, { type: 'offered', seat: after.asked, total }];
  const seat = activeSeat(before);
  return isSolo(after.table) && foundNut(before, after) ? [{ type: 'found-nut', seat }] : skipped;
}

/** Who was passed over between who has just decided and who is asked next. */
function skippedFor(before: State, after: State, total: number): Happening[] {
  const { seats } = before.setting.config;
  if (before.asked === null || total === 0) return [];
  const skipped: Seat[] = [];
  let seat = leftOf(before.asked, seats);
  for (; seat !== activeSeat(before) && seat !== after.asked; seat = leftOf(seat, seats)) {
    skipped.push(seat);
  }
  const isPoor = (each: Seat) => feeIsOwn(after.table) && houseOf(after.table, each).nuts === 0;
  const tell = (those: readonly Seat[], why: 'no-card' | 'no-nut'): Happening[] =>
    those.length === 0 ? [] : [{ type: 'skipped', seats: those, total, why }];
  return [
    ...tell(
      skipped.filter((each) => !isPoor(each)),
      'no-card',
    ),
    ...tell(skipped.filter(isPoor), 'no-nut'),
  ];
}

/** Solo: a nut from the middle is the only way for nuts to be more than what was paid leaves. */
function foundNut({ table: before, tray }: State, { table: after, tray: later }: State): boolean {
  if (tray === null || later === null) return false;
  const { hand } = houseOf(before, 0);
  const [card] = cardsIn(hand & ~houseOf(after, 0).hand);
  const spent = houseOf(before, 0).nuts - houseOf(after, 0).nuts;
  if (tray.left !== null) return spent < 0;
  const sum = total(tray.red) + total(tray.yellow) - (later.left ?? 0);
  return card !== undefined && spent < Math.abs(card - sum);
}

function cardsMoved({ table: before }: State, { table: after }: State, seat: Seat) {
  const old = houseOf(before, seat);
  const house = houseOf(after, seat);
  return {
    gone: cardsIn(old.hand & ~house.hand),
    back: cardsIn(house.hand & ~old.hand),
    up: cardsIn(old.down & ~house.down) as DiceCard[],
    down: cardsIn(house.down & ~old.down) as DiceCard[],
  };
}
