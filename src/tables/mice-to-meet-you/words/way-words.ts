import { isDiceCard } from '../../../game-core/games/mice-to-meet-you/cards';
import type { State } from '../../../game-core/games/mice-to-meet-you/types';
import type { Player } from '../../../game-core/kernel/record';
import type { Phrases } from '../../../i18n';
import { nameOf } from '../../shared/names';
import { outcomeOf, type Outcome } from '../choosing/outcome';
import { priceOf, type Question, type Way } from '../choosing/question';
import { sumOf, type Draft } from '../choosing/draft';

/** What a way leaves, in few words: for the chip, and for the key that does it. */
export function leavesInWords({ mice: say }: Phrases, { left, findsNut, second }: Outcome): string {
  if (findsNut) return say.nutComesBack(left);
  if (second.length > 0) return say.thenSecond(left);
  return say.leaves(left);
}

/** What comes of a way, under the key that does it: one line, since another one would cover the house. */
export function wayLine(say: Phrases, way: Way, outcome: Outcome, isAlone: boolean): string {
  const { mice: words } = say;
  const price = priceOf(way);
  if (price > 0) {
    // What follows from that stands on the chip of the way.
    return outcome.isOver
      ? words.paysAndEnds(price)
      : `${words.pays(price)}, ${words.leaves(outcome.left)}`;
  }
  if (outcome.isOver) return words.endsIt;
  return isAlone ? leavesInWords(say, outcome) : words.forOthers(outcome.left);
}

/** All of a way for who does not see it: "6 and 1, no nuts, leaves 4, Anna can use it". */
export function wayInWords(
  say: Phrases,
  open: State,
  { seat, yellow }: Question,
  way: Way,
  players: readonly Player[],
): string {
  const { mice: words } = say;
  const outcome = outcomeOf(open, seat, way.move);
  const counted = yellow.filter((_, place) => way.dice[place] === true);
  const users = outcome.users.map((user) => nameOf(players, user));
  const isShared = players.length > 1 && outcome.left > 0 && !outcome.isOver;
  return [
    words.way(counted, way.by, priceOf(way)),
    outcome.isOver ? words.endsIt : leavesInWords(say, outcome),
    ...(isShared ? [words.canUse(users)] : []),
  ].join(', ');
}

/** "4 + 2 + 6 + 1 nut is 14, meets room 14". */
export function sumInWords({ mice: say }: Phrases, question: Question, draft: Draft): string {
  const { red, yellow, base, kind } = question;
  const counted = yellow.filter((_, place) => draft.dice[place] === true);
  const dice = kind === 'own' ? [...red, ...counted] : [base];
  const terms = dice.map(String).join(' + ');
  const sum = sumOf(question, draft);
  const nuts = draft.by === 0 ? '' : ` ${draft.by > 0 ? '+' : '−'} ${say.nutTerm(draft.by)}`;
  return say.sum(`${terms}${nuts}`, sum);
}

export function meetsInWords({ mice: say }: Phrases, way: Way | null): string {
  return way === null ? say.meetsNothing : say.meets(way.card, isDiceCard(way.card));
}
