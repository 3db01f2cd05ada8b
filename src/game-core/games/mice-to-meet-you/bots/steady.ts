import { quickBot } from '../../../kernel/thinking';
import type { Seat } from '../../../kernel/seats';
import { apply } from '../apply';
import { cardsIn } from '../cards';
import { moves } from '../rules';
import { results } from '../score';
import { isSolo, takesOf } from '../table';
import type { Mice, Move, State } from '../types';
import { houseWorth } from './worth';

/** How much another seat's gain counts, as a share of an own one; spread over all others. */
const DENIAL = 0.64;

/** Above anything that houses are worth. */
const VICTORY = 1000;

const PASS: Move = { type: 'pass' };

/**
 * Looks at the table that each of its moves leads to once the others have answered: how likely the
 * rest of its hand is to be met with the dice that stay, its nuts, and what the others got out of
 * the dice that it left. It ends the game only as a winner, if it can help it.
 */
export const steady = quickBot<Mice>('steady', (view) => {
  const me = view.open.asked ?? 0;
  let best: Move = PASS;
  let most = -Infinity;
  for (const move of moves(view)) {
    const worth = outlook(answered(apply(view.open, { by: me, move }), me), me);
    if (worth > most) {
      best = move;
      most = worth;
    }
  }
  return best;
});

/** The table when everybody who is asked has done what looks best for themselves. */
function answered(state: State, me: Seat): State {
  let now = state;
  while (now.asked !== null && now.asked !== me) {
    now = apply(now, { by: now.asked, move: likelyAnswer(now, now.asked) });
  }
  return now;
}

function likelyAnswer(state: State, seat: Seat): Move {
  const { table, tray } = state;
  let answer = PASS;
  let most = ownOutlook(state, seat);
  for (const card of cardsIn(takesOf(table, seat, tray?.left ?? 0))) {
    const move: Move = { type: 'take', card };
    const worth = ownOutlook(apply(state, { by: seat, move }), seat);
    if (worth > most) {
      answer = move;
      most = worth;
    }
  }
  return answer;
}

/** What a table is worth to a seat that thinks of itself only. */
function ownOutlook(state: State, seat: Seat): number {
  return state.over ? verdict(state, seat) : worthTo(state, seat);
}

/** What it is worth to a seat that grudges the others what they have. */
function outlook(state: State, me: Seat): number {
  if (state.over) return verdict(state, me);
  const { houses } = state.table;
  let others = 0;
  houses.forEach((_, seat) => {
    if (seat !== me) others += worthTo(state, seat);
  });
  return worthTo(state, me) - (DENIAL * others) / Math.max(1, houses.length - 1);
}

function worthTo({ table }: State, seat: Seat): number {
  const house = table.houses[seat];
  return house === undefined ? 0 : houseWorth(house, isSolo(table));
}

/** The end: won, shared or lost. Alone there is nobody to beat. */
function verdict(state: State, me: Seat): number {
  if (isSolo(state.table)) return worthTo(state, me);
  const scores = results(state).map(([mice = 0, down = 0, nuts = 0]) => {
    return mice * 1000 - down * 100 - nuts;
  });
  const mine = scores[me] ?? 0;
  const best = Math.min(...scores.filter((_, seat) => seat !== me));
  if (mine === best) return 0;
  return mine < best ? VICTORY : -VICTORY;
}
