import { sameJson } from './json';
import { draw, isDecision, type Match } from './match';
import type { Kinds, Throw } from './game';
import { seatsOf } from './seats';

/** How often each face came up, from 1 to 6. */
export type FaceCounts = readonly number[];

export const NO_DICE: FaceCounts = [0, 0, 0, 0, 0, 0];

export function addCounts(a: FaceCounts, b: FaceCounts): FaceCounts {
  return a.map((count, index) => count + (b[index] ?? 0));
}

/** What each seat has thrown in the match. */
export function diceOf<K extends Kinds>(match: Match<K>): FaceCounts[] {
  const counts = seatsOf(match.origin.config.seats).map(() => [...NO_DICE]);
  for (const { seat, faces } of throwsOf(match)) {
    const own = counts[seat];
    for (const face of faces) if (own !== undefined) own[face - 1] = (own[face - 1] ?? 0) + 1;
  }
  return counts;
}

function throwsOf<K extends Kinds>(match: Match<K>): Throw[] {
  const throws: Throw[] = [];
  for (let { last } = match; last !== null; last = last.before.last) {
    const { action, before } = last;
    const thrown = isDecision(action) ? null : match.origin.game.thrown(before.state, action.event);
    if (thrown !== null) throws.push(thrown);
  }
  return throws;
}

/** How many of the match's throws and deals its seed gives again, out of how many. */
export interface ChanceCheck {
  readonly agreed: number;
  readonly all: number;
}

/** Derives everything that chance did in the match anew from its seed. */
export function checkChance<K extends Kinds>(match: Match<K>): ChanceCheck {
  let agreed = 0;
  let all = 0;
  for (let { last } = match; last !== null; last = last.before.last) {
    if (isDecision(last.action)) continue;
    all += 1;
    const again = draw({ ...last.before, origin: match.origin });
    if (sameJson(again.last?.action, last.action)) agreed += 1;
  }
  return { agreed, all };
}
