import { createChance, type Chance, type Seed } from '../kernel/chance';
import type { Action, Kinds } from '../kernel/game';
import type { Judge, Shares, Verdict, Weighed } from '../kernel/judge';
import { sameJson } from '../kernel/json';
import { isDecision, type Match } from '../kernel/match';
import { seatsOf, type Seat } from '../kernel/seats';
import type { Thinking } from '../kernel/thinking';
import type { Step } from './balance';
import { isEven } from './even';

/** An action of a finished match, judged. */
export interface Appraised<K extends Kinds = Kinds> extends Step {
  /** How many actions led to the moment before it. */
  readonly moment: number;
  readonly action: Action<K>;
  /** Whose secret it was judged by, such as a hand; null where that is nobody's but lies open. */
  readonly eyes: Seat | null;
  /** Whether nobody was still to choose in secret: what was chosen, or dealt, is seen after it. */
  readonly opens: boolean;
  /** Whether anything came to light with it. */
  readonly turnsUp: boolean;
  /** For a decision: how it compares with the best one. */
  readonly choice: Choice<K['move']> | null;
}

export interface Choice<M = unknown> {
  readonly made: Weighed<M>;
  readonly best: Weighed<M>;
  /** Whether there was anything to choose. */
  readonly isFree: boolean;
  /** Whether it was as good as the best. */
  readonly isBest: boolean;
}

/** A match that is over, judged from its start to its end. */
export interface Appraisal<K extends Kinds = Kinds> {
  readonly start: Shares;
  readonly steps: readonly Appraised<K>[];
  readonly result: Shares;
}

/** How a match is gone through. */
export interface Looking<K extends Kinds = Kinds> {
  readonly seed: Seed;
  readonly worlds?: number;
  /** What was found before: where everybody stood at first, and the first steps. */
  readonly known?: Pick<Appraisal<K>, 'start' | 'steps'>;
}

/**
 * Goes through a match that is over. Every decision is judged by what its seat knew then, and a throw of the dice by the
 * mean of all throws, wherever they are few. At the start everybody has an even share; alone, what the game is worth.
 * What is found is told step by step. What was found before, with the same seed, is not looked for again.
 */
export function* appraise<K extends Kinds>(
  match: Match<K>,
  judge: Judge<K>,
  { seed, worlds, known }: Looking<K>,
  told: (step: Appraised<K>) => void = () => {},
): Thinking<Appraisal<K>> {
  const appraiser = new Appraiser(judge, createChance(seed), worlds);
  const moments = momentsOf(match);
  const start = known?.start ?? (yield* appraiser.start(moments[0] as Match<K>));
  const steps: Appraised<K>[] = [...(known?.steps ?? [])];
  let value = steps.at(-1)?.after ?? start;
  for (let nth = steps.length; nth + 1 < moments.length; nth += 1) {
    const [before, after] = [moments[nth] as Match<K>, moments[nth + 1] as Match<K>];
    const step = yield* appraiser.step(before, after, moments[nth + 2], value);
    steps.push(step);
    told(step);
    value = step.after;
  }
  return { start, steps, result: (yield* appraiser.weigh(match, 0)).shares };
}

/** Whose secret says what came of the first moment: who decides by it there, or after what chance did there. */
export function eyesIn<K extends Kinds>(
  before: Match<K>,
  after: Match<K>,
  later: Match<K> | undefined,
): Seat | null {
  const { game } = before.origin;
  const [moment, action] =
    after.last?.action.by === 'chance'
      ? [after, later?.last?.action]
      : [before, after.last?.action];
  if (action === undefined || action.by === 'chance') return null;
  return game.decidesInSecret(game.view(moment.state, 'table')) ? action.by : null;
}

/** Whether what comes of a moment is seen at once: not where others are still to choose at the same time. */
export function opensAt<K extends Kinds>({ origin: { game }, state }: Match<K>): boolean {
  const turn = game.turn(state);
  return turn.kind !== 'seats' || turn.seats.length === 1;
}

/** Whether something may come to light with an action: dice, cards that are dealt, or what a move turns over. */
export function turnsUpWith<K extends Kinds>(
  { origin: { game } }: Match<K>,
  action: Action<K>,
): boolean {
  return action.by === 'chance' || (game.turnsUp?.(action.move) ?? true);
}

/** All moments of a match, the first one first. */
export function momentsOf<K extends Kinds>(match: Match<K>): Match<K>[] {
  const moments: Match<K>[] = [];
  for (let moment: Match<K> | undefined = match; moment; moment = moment.last?.before) {
    moments.push(moment);
  }
  return moments.reverse();
}

/** What sums of exact figures may be off by. */
const NOTHING = 1e-9;

class Appraiser<K extends Kinds> {
  private known: { readonly match: Match<K>; readonly verdict: Verdict<K['move']> } | null = null;

  constructor(
    private readonly judge: Judge<K>,
    private readonly thoughts: Chance,
    private readonly worlds: number | undefined,
  ) {}

  *start(first: Match<K>): Thinking<Shares> {
    const { seats } = first.origin.config;
    return seats === 1 ? (yield* this.weigh(first, 0)).shares : seatsOf(seats).map(() => 1 / seats);
  }

  /** What came of the first moment, with the moment after that and what everybody could expect so far. */
  *step(
    before: Match<K>,
    after: Match<K>,
    later: Match<K> | undefined,
    value: Shares,
  ): Thinking<Appraised<K>> {
    const action = after.last?.action as Action<K>;
    const common = {
      by: action.by,
      moment: before.length,
      action,
      eyes: eyesIn(before, after, later),
      opens: opensAt(before),
      turnsUp: turnsUpWith(before, action),
    };
    if (isDecision(action)) {
      const verdict = yield* this.weigh(before, action.by);
      const choice = this.choiceOf(before, action.by, action.move, verdict);
      const { made, best, isBest } = choice;
      const shares = isBest ? made.shares : best.shares;
      return { ...common, before: shares, after: made.shares, choice };
    }
    const next = later?.last?.action;
    // Nobody decides after what ends a match: the result says what it came to.
    const then = next === undefined ? 0 : next.by;
    const expected = yield* this.beforeChance(before, action.event, value);
    const reached = then === 'chance' ? expected : (yield* this.weigh(after, then)).shares;
    return { ...common, before: expected, after: reached, choice: null };
  }

  /** A throw of few dice is worth the mean of what they may show; of a deal nothing new is known before it. */
  private *beforeChance(match: Match<K>, event: K['event'], value: Shares): Thinking<Shares> {
    const { game } = match.origin;
    const thrown = game.thrown(match.state, event);
    if (thrown === null || game.outcomes(match.state) === null) return value;
    return (yield* this.weigh(match, thrown.seat)).shares;
  }

  *weigh(match: Match<K>, seat: Seat): Thinking<Verdict<K['move']>> {
    if (this.known?.match === match) return this.known.verdict;
    const { game } = match.origin;
    // The same thoughts for a whole turn, so that its dice and choices are compared in the same worlds.
    const random = this.thoughts.draw(`${game.turnsTaken(match.state)}`);
    const verdict = yield* this.judge.weigh(game.view(match.state, seat), random, this.worlds);
    this.known = { match, verdict };
    return verdict;
  }

  private choiceOf(
    { origin: { game } }: Match<K>,
    seat: Seat,
    move: K['move'],
    { moves, best }: Verdict<K['move']>,
  ): Choice<K['move']> {
    const made = moves.find((each) => sameJson(each.move, move));
    if (made === undefined || best === null)
      throw new Error(`Seat ${seat} made no move of ${game.id}.`);
    const isAsGood = this.judge.isExact === true ? made.price < NOTHING : isEven(made);
    return { made, best, isFree: moves.length > 1, isBest: made === best || isAsGood };
  }
}
