import type { Refusal } from '../../kernel/refusal';
import { has, isDiceCard, type Card } from './cards';
import { total, yellowTotals } from './dice';
import { penalties } from './rules';
import { feeIsOwn, houseOf, isSolo, targetsOf } from './table';
import type { Code, House, Move, Penalty, Table, View } from './types';

const RULES: Readonly<Record<Code, string>> = {
  'catch-or-miss': 'This is your own roll: catch something with it, or miss.',
  'take-or-pass': 'You are offered the dice that are left: take their total, or pass.',
  'no-such-dice': 'You use all your red dice and any of your yellow ones: none add up to that.',
  'no-such-card': 'The card must be in your hand, or an open dice card of yours.',
  'six-last': 'The 6 is turned down last, after the 9, the 12 and the 15.',
  'solo-sums-catch': 'Alone, a sum only catches cards of the hand: dice cards turn by misses.',
  'not-enough-nuts': 'Each step from the sum to the card costs one nut of your own.',
  'fee-first': 'One of your own nuts is the fee here, and the rest do not reach that card.',
  'cage-is-empty': 'There is no card in your cage that could come back.',
  'not-face-down': 'Only a dice card that lies face down can be turned up again.',
  'penalty-is-due': 'After a miss you take back your top card or turn up a dice card, if you can.',
  'solo-miss-turns': 'Alone, a miss turns one of your open dice cards down, and nothing else.',
  'already-face-down': 'That dice card lies face down already, and stays so.',
};

/** Why the acting seat may not make this move. */
export function check({ seat, open }: View, move: Move): Refusal<Code> | null {
  const code = problem({ seat, open }, move);
  return code === null ? null : { code, rule: RULES[code] };
}

function problem({ open: { table, tray, asked } }: View, move: Move): Code | null {
  if (asked === null || tray === null) throw new Error('Only the seat that is asked is checked.');
  const house = houseOf(table, asked);
  if (tray.left === null) {
    if (move.type === 'miss') return penaltyProblem(table, house, move.penalty);
    if (move.type !== 'catch') return 'catch-or-miss';
    // Bits beyond the 31st would wrap around.
    if (move.yellow > 18 || !has(yellowTotals(tray), move.yellow)) return 'no-such-dice';
    const distance = Math.abs(move.card - total(tray.red) - move.yellow);
    return (
      cardProblem(table, house, move.card) ?? (distance > house.nuts ? 'not-enough-nuts' : null)
    );
  }
  if (move.type === 'pass') return null;
  if (move.type !== 'take') return 'take-or-pass';
  const distance = Math.abs(move.card - tray.left);
  const cardIsWrong = cardProblem(table, house, move.card);
  if (cardIsWrong !== null) return cardIsWrong;
  if (distance > house.nuts) return 'not-enough-nuts';
  return feeIsOwn(table) && distance === house.nuts ? 'fee-first' : null;
}

function cardProblem(table: Table, house: House, card: Card): Code | null {
  if (has(targetsOf(table, house), card)) return null;
  if (!isDiceCard(card) || has(house.down, card)) return 'no-such-card';
  return isSolo(table) ? 'solo-sums-catch' : 'six-last';
}

function penaltyProblem(table: Table, house: House, penalty: Penalty): Code | null {
  if (penalties(table, house).includes(penalty)) return null;
  if (isSolo(table)) {
    if (penalty === 'cage' || penalty === 'none') return 'solo-miss-turns';
    return has(house.down, penalty) ? 'already-face-down' : 'six-last';
  }
  if (penalty === 'none') return 'penalty-is-due';
  return penalty === 'cage' ? 'cage-is-empty' : 'not-face-down';
}
