import { createChance, deriveSeed } from '../game-core/kernel/chance';
import type { Match } from '../game-core/kernel/match';
import type { Player } from '../game-core/kernel/record';
import type { Entry } from '../game-core/kernel/registry';
import type { Seat } from '../game-core/kernel/seats';
import type { TableOptions } from '../storage/table-options';
import type { Appraising } from './appraising';
import { hintOptions } from './hint-options';
import { openSession } from './local-session';
import type { Surroundings } from './surroundings';
import type { Session } from './session';

/** How somebody wants to play on from a moment of a match that is over. */
export interface TrialWish {
  /** How many actions led there. */
  readonly moment: number;
  /** Who tries. */
  readonly seat: Seat;
  /** The dice and cards to come: as they were, or others. */
  readonly chance: 'same' | 'new';
  /** Who plays the others. */
  readonly others: 'bots' | 'me';
}

/** A match that is tried another way from one of its moments on. */
export interface Trial {
  readonly wish: TrialWish;
  readonly session: Session;
  /** What everybody could expect from the fork to its end, once it is over; and once the match has been judged, as it begins with that. */
  appraising(): Appraising;
}

export interface TrialTools extends Pick<Surroundings, 'digest' | 'now' | 'pause'> {
  readonly entry: Entry;
  readonly players: readonly Player[];
  readonly tableOptions: TableOptions;
  /** Told of every moment of it. */
  readonly onMoved?: (match: Match) => void;
}

/**
 * A branch of a match: it is played like any other, and kept nowhere, so it counts in no statistics and never
 * replaces the match. It begins at its fork: nothing before that can be taken back. Whoever tries, tries all seats that
 * people play: there is nothing to cover, and whatever the table agreed on, they may ask for hints.
 */
export function openTrial(
  id: string,
  from: Match,
  wish: TrialWish,
  { entry, tableOptions, onMoved, ...tools }: TrialTools,
): Session {
  const players = tools.players.map((player, seat) => seatFor(player, seat, wish, entry));
  const save = async (match: Match) => {
    onMoved?.(match);
    return { kind: 'stored' } as const;
  };
  const surroundings = { ...tools, save };
  const opened = openSession(id, entry, forkOf(from, wish, tools.now()), players, surroundings, {
    tableOptions: {
      ...tableOptions,
      ...hintOptions(players.map(({ bot }) => (bot === null ? true : null))),
    },
    isOneHand: true,
  });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

/** With other chance what nobody had seen is dealt anew, as it may lie for all that the seat knew. */
function forkOf({ origin, state }: Match, { seat, chance }: TrialWish, now: number): Match {
  const start = { length: 0, last: null };
  if (chance === 'same') return { ...start, origin, state };
  const other = createChance(deriveSeed(origin.chance.seed, `what if/${now}`));
  const view = origin.game.view(state, seat);
  return {
    ...start,
    origin: { ...origin, chance: other },
    state: origin.game.imagine(view, other.draw('what if')),
  };
}

/** Who was a bot stays one against bots; people are played by the strongest. */
function seatFor(player: Player, seat: Seat, wish: TrialWish, { levels }: Entry): Player {
  if (seat === wish.seat || wish.others === 'me') return { ...player, bot: null };
  return { ...player, bot: player.bot ?? levels.at(-1)?.name ?? null };
}
