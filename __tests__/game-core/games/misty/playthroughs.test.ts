import { join } from 'node:path';

import { misty } from '../../../../src/game-core/games/misty';
import { stackAt } from '../../../../src/game-core/games/misty/activation';
import { cardName, type Card } from '../../../../src/game-core/games/misty/cards';
import { columnOf, rowOf, type Cell } from '../../../../src/game-core/games/misty/sheet';
import type { Happening, Misty, View } from '../../../../src/game-core/games/misty/types';
import { boxOf } from '../../../../src/game-core/games/misty/window';
import { expectPlaythrough, playthrough, type Teller } from '../../support/playthrough';

/** A window row by row: the cards of each cell, the top one last. */
function rows({ open }: View, seat: number): string[] {
  const window = open.windows[seat] ?? [];
  if (window.length === 0) return ['no card'];
  const { top, left, bottom, right } = boxOf(window);
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (__, column) => {
      const cell = (top + row) * 7 + left + column;
      const stack = stackAt(window, open.moved[seat] ?? [], cell);
      return `[${stack.map(cardName).join(' < ')}]`;
    }).join(' '),
  );
}

const place = (cell: Cell) => `${cell} (${rowOf(cell) - 3}, ${columnOf(cell) - 3})`;
const names = (cards: readonly Card[]) => cards.map(cardName).join(', ');

const teller: Teller<Misty> = {
  sketch(view: View): string[] {
    return view.open.windows.flatMap((_, seat) =>
      rows(view, seat).map((row, index) => (index === 0 ? `${seat}: ${row}` : `   ${row}`)),
    );
  },

  tell(happening: Happening): string {
    switch (happening.type) {
      case 'started':
        return `seat ${happening.seat} is the starting seat`;
      case 'dealt':
        return `round ${happening.round}, deal ${happening.deal}`;
      case 'committed':
        return `seat ${happening.seat} has chosen`;
      case 'revealed':
        return `seat ${happening.seat} shows ${cardName(happening.card)} on ${place(happening.cell)}`;
      case 'passed':
        return `hands go ${happening.to}`;
      case 'moved': {
        const to = happening.to === null ? 'out of the window' : `to ${place(happening.to)}`;
        const covers = happening.covers === null ? '' : `, onto ${cardName(happening.covers)}`;
        return `${cardName(happening.card)} moves from ${place(happening.from)} ${to}${covers}`;
      }
      case 'ate':
        return `${names([happening.monster])} eats ${names([happening.flower])} on ${place(happening.to)}`;
      case 'scored':
        return `seat ${happening.seat} scores ${happening.points}`;
      case 'round-taken':
        return `the round goes to ${happening.seats.map((seat) => `seat ${seat}`).join(' and ')}`;
      case 'ended':
        return 'the game is over';
    }
  },
};

const CASTS = {
  'two-standard': { seats: 2, bots: ['greedy', 'steady'] },
  'three-mixed': { seats: 3, bots: ['random', 'steady', 'greedy'] },
  'four-initiation': {
    seats: 4,
    bots: ['steady', 'greedy', 'random', 'random'],
    options: { initiation: true },
  },
  'four-one-round': {
    seats: 4,
    bots: ['random', 'random', 'random', 'random'],
    options: { roundsToWin: 1 },
  },
};

test.each(Object.entries(CASTS))('playthrough %s', (name, cast) => {
  const path = join(__dirname, 'playthroughs', `${name}.txt`);
  expectPlaythrough(path, playthrough(misty, cast, teller));
});
