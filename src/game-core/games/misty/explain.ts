import { loneCards, mealsOf, stackAt, target } from './activation';
import { scoreSheet, takers } from './score';
import { activator, everySeat, passing, roundOf } from './table';
import type { Card } from './cards';
import type { Cell } from './sheet';
import type { Happening, Open, Placed, View } from './types';
import { boxOf } from './window';

export function explain(before: View, after: View): readonly Happening[] {
  const { stage } = before.open;
  switch (stage.name) {
    case 'starting':
      return [{ type: 'started', seat: after.open.setting.start }];
    case 'dealing':
      return [{ type: 'dealt', round: roundOf(after.open), deal: stage.deal }];
    case 'building':
      return placed(before, after);
    case 'activating':
      return [...moved(before.open, after.open), ...activated(before.open, after.open)];
    case 'over':
      return [];
  }
}

function placed(before: View, after: View): Happening[] {
  const { open } = after;
  const seats = everySeat(open.setting);
  const revealed = seats.flatMap((seat): Happening[] => {
    const window = open.windows[seat] ?? [];
    const last = window[window.length - 1];
    const grown = window.length > (before.open.windows[seat]?.length ?? 0);
    return grown && last !== undefined ? [{ type: 'revealed', seat, ...last }] : [];
  });
  const happenings: Happening[] = seats
    .filter((seat) => before.committed[seat] === false)
    .filter((seat) => revealed.length > 0 || after.committed[seat] === true)
    .map((seat) => ({ type: 'committed', seat }));
  happenings.push(...revealed);
  if (revealed.length > 0 && open.stage.name === 'building') {
    const to = passing(open.setting.config)[open.stage.deal];
    if (to !== undefined) happenings.push({ type: 'passed', to });
  }
  return [...happenings, ...activated(before.open, open)];
}

function moved(before: Open, after: Open): Happening[] {
  return everySeat(after.setting).flatMap((seat): Happening[] => {
    const window = after.windows[seat] ?? [];
    const earlier = before.moved[seat] ?? [];
    const card = after.moved[seat]?.[earlier.length];
    const from = window.find((each) => each.card === card);
    if (from === undefined) return [];
    const to = target(boxOf(window), from);
    const covers = to === null ? null : (stackAt(window, earlier, to).pop() ?? null);
    return [{ type: 'moved', seat, card: from.card, from: from.cell, to, covers }];
  });
}

/** What follows by itself for every seat whose activation is over with this step. */
function activated(before: Open, after: Open): Happening[] {
  const { setting } = after;
  const first = before.stage.name === 'activating' ? before.stage.done : 0;
  const finished = after.scores.length > before.scores.length;
  const nowDone = after.stage.name === 'activating' ? after.stage.done : first;
  const seats = everySeat(setting).map((nth) => activator(setting, nth));
  const happenings = seats
    .slice(first, finished ? seats.length : nowDone)
    .flatMap((seat) => settled(seat, after.windows[seat] ?? [], after.moved[seat] ?? []));
  if (!finished) return happenings;
  const points = after.scores[after.scores.length - 1] ?? [];
  happenings.push({ type: 'round-taken', seats: takers(points) });
  if (after.stage.name === 'over') happenings.push({ type: 'ended' });
  return happenings;
}

function settled(seat: number, window: readonly Placed[], order: readonly Card[]): Happening[] {
  const meals = mealsOf(loneCards(window, order));
  // A monster that eats again leaves from where its flower before was.
  const places = new Map<Card, Cell>();
  const eaten = meals.map(({ monster, flower }): Happening => {
    const from = places.get(monster.card) ?? monster.cell;
    places.set(monster.card, flower.cell);
    return { type: 'ate', seat, monster: monster.card, flower: flower.card, from, to: flower.cell };
  });
  return [...eaten, { type: 'scored', seat, points: scoreSheet(window, order).points }];
}
