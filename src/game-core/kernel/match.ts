import { createChance, type Chance, type Seed } from './chance';
import type { Action, Config, Decision, Game, Kinds } from './game';
import { TABLE_REFUSALS, type Refusal } from './refusal';
import { fail, ok, type Result } from './result';
import type { Seat } from './seats';

/** What stays the same for the whole of a match. */
export interface Origin<K extends Kinds = Kinds> {
  readonly game: Game<K>;
  readonly config: Config<K['options']>;
  readonly chance: Chance;
}

/**
 * A game being played: a moment that remembers the moment before it. Nothing is ever changed, so
 * that a step costs the same at any length and every earlier moment can be played on from.
 */
export interface Match<K extends Kinds = Kinds> {
  readonly origin: Origin<K>;
  readonly state: K['state'];
  /** How many actions led here. */
  readonly length: number;
  readonly last: { readonly action: Action<K>; readonly before: Match<K> } | null;
}

export function begin<K extends Kinds>(
  game: Game<K>,
  config: Config<K['options']>,
  seed: Seed,
): Match<K> {
  const origin = { game, config, chance: createChance(seed) };
  return { origin, state: game.setup(config), length: 0, last: null };
}

/** A seat's decision: accepted whole, or refused with nothing changed. */
export function act<K extends Kinds>(
  match: Match<K>,
  by: Seat,
  move: K['move'],
): Result<Match<K>, Refusal<K['refusal']>> {
  const refusal = refuse(match, by, move);
  return refusal === null ? ok(next(match, { by, move })) : fail(refusal);
}

function refuse<K extends Kinds>(
  { origin: { game }, state }: Match<K>,
  by: Seat,
  move: K['move'],
): Refusal<K['refusal']> | null {
  const turn = game.turn(state);
  switch (turn.kind) {
    case 'over':
      return TABLE_REFUSALS['game-over'];
    case 'chance':
      return TABLE_REFUSALS['chance-first'];
    case 'seats':
      return turn.seats.includes(by)
        ? game.check(game.view(state, by), move)
        : TABLE_REFUSALS['not-your-turn'];
  }
}

/** Lets chance act once; the same match if it is not chance's turn. */
export function draw<K extends Kinds>(match: Match<K>): Match<K> {
  const { game, chance } = match.origin;
  const turn = game.turn(match.state);
  if (turn.kind !== 'chance') return match;
  return next(match, { by: 'chance', event: game.chance(match.state, chance.draw(turn.key)) });
}

/** Lets chance act until a seat is to decide or the match is over. */
export function settle<K extends Kinds>(match: Match<K>): Match<K> {
  for (;;) {
    const later = draw(match);
    if (later === match) return match;
    match = later;
  }
}

function next<K extends Kinds>(before: Match<K>, action: Action<K>): Match<K> {
  const { origin, state, length } = before;
  return {
    origin,
    state: origin.game.apply(state, action),
    length: length + 1,
    last: { action, before },
  };
}

/**
 * The match before the seat's latest decision, or null where that cannot be taken back: undo never
 * crosses chance, a decision that stands, another human's decision, or the end. At the end everything
 * is opened, the seed too: who went back from there would know the dice to come.
 */
export function undo<K extends Kinds>(
  match: Match<K>,
  seat: Seat,
  humans: readonly Seat[],
): Match<K> | null {
  if (isOver(match)) return null;
  for (let { last } = match; last !== null; last = last.before.last) {
    const { action, before } = last;
    if (!isDecision(action) || match.origin.game.isFinal(before.state, action)) return null;
    if (action.by === seat) return before;
    if (humans.includes(action.by)) return null;
  }
  return null;
}

/** The moment after that many actions: look at it again, or play on from it. */
export function rewind<K extends Kinds>(match: Match<K>, length: number): Match<K> {
  if (length < 0 || length > match.length)
    throw new RangeError(`No moment ${length} in this match.`);
  let moment = match;
  while (moment.length > length && moment.last !== null) moment = moment.last.before;
  return moment;
}

/** All actions so far, oldest first. */
export function actionsOf<K extends Kinds>(match: Match<K>): Action<K>[] {
  const actions: Action<K>[] = [];
  for (let { last } = match; last !== null; last = last.before.last) actions.push(last.action);
  return actions.reverse();
}

export function isOver<K extends Kinds>({ origin, state }: Match<K>): boolean {
  return origin.game.turn(state).kind === 'over';
}

export function isDecision<K extends Kinds>(action: Action<K>): action is Decision<K> {
  return action.by !== 'chance';
}
