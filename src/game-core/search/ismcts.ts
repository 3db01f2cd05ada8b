import { pick, type Random } from '../kernel/chance';
import type { Bot, Game, Kinds } from '../kernel/game';
import type { Seat } from '../kernel/seats';
import { thinkingBot } from '../kernel/thinking';
import { victoryShares } from './shares';

/** How much a move that was tried seldom is tried for that alone. */
const CURIOSITY = 0.7;
/** A game played at random may go on for long: after so many steps it is judged as it stands. */
const LONGEST = 600;
const WALKS_A_PIECE = 8;

/** What was found out about one choice, as far as somebody at the table could tell it from others. */
class Choice {
  tried = 0;
  /** How often it was there to be tried. */
  met = 0;
  /** The sum of the victories of the seat that chose. */
  won = 0;
  readonly next = new Map<string, Choice>();
}

/**
 * Plain information-set Monte Carlo tree search, for any game: each walk goes down one tree in
 * another imagined world and ends in a game played at random. It knows nothing of the game but its
 * rules: the yardstick for bots that do.
 */
export function ismcts<K extends Kinds>(game: Game<K>, name: string, walks: number): Bot<K> {
  return thinkingBot(name, function* (view, random) {
    const moves = game.moves(view);
    if (moves.length === 1) return moves[0] as K['move'];
    const root = new Choice();
    for (let walk = 0; walk < walks; walk += 1) {
      if (walk > 0 && walk % WALKS_A_PIECE === 0) yield;
      walkDown(game, root, game.imagine(view, random), random, view.seat as Seat);
    }
    let best = moves[0] as K['move'];
    let most = -1;
    for (const move of moves) {
      const tried = root.next.get(keyOf(move))?.tried ?? 0;
      if (tried <= most) continue;
      best = move;
      most = tried;
    }
    return best;
  });
}

function walkDown<K extends Kinds>(
  game: Game<K>,
  root: Choice,
  world: K['state'],
  random: Random,
  first: Seat,
): void {
  const trail: { readonly choice: Choice; readonly seat: Seat | null }[] = [];
  let state = world;
  let choice: Choice | null = root;
  let seat: Seat | null = first;
  for (let step = 0; step < LONGEST; step += 1) {
    const turn = game.turn(state);
    if (turn.kind === 'over') break;
    if (turn.kind === 'chance') {
      const event: K['event'] = game.chance(state, random);
      state = game.apply(state, { by: 'chance', event });
      choice = choice?.next.get(keyOf(event)) ?? grow(choice, keyOf(event), trail, null);
      continue;
    }
    // Where several choose at the same time, the seat that thinks goes first: it cannot wait.
    seat = step === 0 ? first : (turn.seats[0] as Seat);
    const moves = game.moves(game.view(state, seat));
    const move: K['move'] = choice === null ? pick(moves, random) : select(choice, moves, random);
    state = game.apply(state, { by: seat, move });
    const after: Choice | undefined = choice?.next.get(keyOf(move));
    if (after === undefined) choice = grow(choice, keyOf(move), trail, seat);
    else {
      trail.push({ choice: after, seat });
      choice = after;
    }
  }
  const shares = victoryShares(game, state);
  for (const { choice: passed, seat: chooser } of trail) {
    passed.tried += 1;
    if (chooser !== null) passed.won += shares[chooser] ?? 0;
  }
}

/** The tree grows by one choice a walk; below that the game is played at random. */
function grow(
  parent: Choice | null,
  key: string,
  trail: { choice: Choice; seat: Seat | null }[],
  seat: Seat | null,
): Choice | null {
  if (parent === null) return null;
  const choice = new Choice();
  parent.next.set(key, choice);
  trail.push({ choice, seat });
  return seat === null ? choice : null;
}

/** One that was never tried, else the best by its victories and by how seldom it was tried. */
function select<M>(parent: Choice, moves: readonly M[], random: Random): M {
  const fresh: M[] = [];
  let best = moves[0] as M;
  let most = -Infinity;
  for (const move of moves) {
    const choice = parent.next.get(keyOf(move));
    if (choice === undefined) {
      fresh.push(move);
      continue;
    }
    choice.met += 1;
    const doubt = CURIOSITY * Math.sqrt(Math.log(choice.met + 1) / choice.tried);
    const worth = choice.won / choice.tried + doubt;
    if (worth <= most) continue;
    best = move;
    most = worth;
  }
  return fresh.length > 0 ? pick(fresh, random) : best;
}

function keyOf(what: unknown): string {
  return JSON.stringify(what);
}
