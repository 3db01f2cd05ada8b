import type { Card } from '../../game-core/games/mice-to-meet-you/cards';
import type { Mice } from '../../game-core/games/mice-to-meet-you/types';
import type { Refusal } from '../../game-core/kernel/refusal';
import type { DecisionRequest } from '../../game-core/kernel/request';
import type { Question } from './choosing/question';

/** Why a card cannot be chosen, as the rules have it: of all dice that could be counted, the nearest sum. */
export function whyNot(
  { check }: Pick<DecisionRequest<Mice>, 'check'>,
  { kind, yellow, base }: Question,
  card: Card,
): Refusal['code'] | null {
  if (kind !== 'own') return check({ type: 'take', card })?.code ?? null;
  let totals = [0];
  for (const face of yellow) totals = [...totals, ...totals.map((each) => each + face)];
  const nearest = totals.reduce((best, each) =>
    Math.abs(base + each - card) < Math.abs(base + best - card) ? each : best,
  );
  return check({ type: 'catch', card, yellow: nearest })?.code ?? null;
}
