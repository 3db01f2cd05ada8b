import { createChance, seedFromText, type Random } from '../../kernel/chance';
import { sameJson } from '../../kernel/json';
import type { Shares } from '../../kernel/judge';
import { replaced } from '../../kernel/lists';
import type { Seat } from '../../kernel/seats';
import type { Thinking } from '../../kernel/thinking';
import { estimate, type Estimate } from '../../search/compare';
import { exactly, judgeOf, type Compared } from '../../search/judging';
import { placings, type Placing } from './bots/placing';
import { patient } from './bots/planner';
import { RoundPlayer, type Hands } from './bots/round-player';
import { faceOf } from './faces';
import { misty } from './index';
import { oddsOfMissing, type Odds } from './missed';
import { bestPoints } from './order';
import { RoundsToCome } from './rounds-to-come';
import { windowSize } from './table';
import type { Misty, Move, View } from './types';

const WORLDS = 32;
/** So many placings that look best at once are weighed in all worlds, the others in a part of them. */
const PROMISING = 12;
const FEWER = 0.25;
const THOUSAND = 1000;
/** More than any window scores. */
const MOST_POINTS = 32;
/** In so many ways the others may miss what a play-out says, for each world. */
const WAYS = 2;

export const mistyJudge = judgeOf<Misty>({
  game: misty.game,
  worlds: WORLDS,
  compare(view, moves, seed, worlds) {
    return view.open.stage.name === 'activating'
      ? activating(view, moves)
      : placing(view, moves, seed, worlds);
  },
});

/** Windows do not touch each other, and everybody's best order can be worked out. */
function* activating({ seat, open }: View, moves: readonly Move[]): Thinking<Compared<Move>> {
  const own = seat as Seat;
  const { windows, moved } = open;
  const toCome = new RoundsToCome(open);
  const points = windows.map((window, each) => bestPoints(window, moved[each]));
  return exactly(own, moves, ({ card }) => {
    const after = [...(moved[own] ?? []), card];
    return toCome.sharesAfter(replaced(points, own, bestPoints(windows[own] ?? [], after)));
  });
}

/**
 * Which placing is best, the strongest level says, in worlds of its own. What each is worth is found in others: it is
 * played on to a full window, whose points are compared with those of the others, who fill theirs in the same worlds; all of
 * them may miss what a play-out says.
 */
function* placing(
  view: View,
  moves: readonly Move[],
  seed: number,
  worlds: number,
): Thinking<Compared<Move>> {
  const seat = view.seat as Seat;
  const chance = createChance(seedFromText(`${seed}`));
  const best = yield* patient.think(view, chance.draw('best'));
  const player = new RoundPlayer(view);
  yield;
  const choices = placings(player.sketch, view.hands[seat] ?? []).sort((a, b) => b.value - a.value);
  const choiceOf = (move: Move) =>
    choices.findIndex(({ card, cell }) => {
      return move.type === 'place' && cell === move.cell && faceOf(card) === faceOf(move.card);
    });
  yield;

  const { config } = view.open.setting;
  const lacking = windowSize(config) - (view.open.windows[seat] ?? []).length;
  const others = oddsOfMissing(config.seats, 'others', lacking);
  const hands: Hands[] = [];
  const points: number[][] = [];
  for (let world = 0; world < worlds; world += 1) {
    hands.push(player.imagine(chance.draw(`${world}`)));
    const played = player.pointsOfAll(hands[world] as Hands);
    const random = chance.draw(`${world}/missed`);
    for (let way = 0; way < WAYS; way += 1) {
      points.push(played.map((each) => each + missed(others, random)));
    }
    yield;
  }
  const reached = yield* sharesByPoints(new RoundsToCome(view.open), points, seat);
  const odds = oddsOfMissing(config.seats, 'own', lacking);
  const shares = reached.map((_, own) => aboutAs(reached, own, odds));
  const lasted = choices.map((_, nth) => (nth < PROMISING ? worlds : Math.ceil(FEWER * worlds)));
  let now = 0;
  const estimates = yield* estimate(
    { best: choiceOf(best), lasted, seat, worlds },
    {
      imagine: (world) => (now = world - worlds),
      play(choice) {
        const own = player.pointsAfter(hands[now] as Hands, choices[choice] as Placing);
        return shares[own] as Shares;
      },
    },
  );
  return {
    best: moves.find((move) => sameJson(move, best)) as Move,
    of: (move) => estimates[choiceOf(move)] as Estimate,
  };
}

/** By the seat's own points: what that comes to against the others as they did in these worlds. */
function* sharesByPoints(
  toCome: RoundsToCome,
  worlds: readonly (readonly number[])[],
  seat: Seat,
): Thinking<readonly Shares[]> {
  const byPoints: Shares[] = [];
  for (let own = 0; own < MOST_POINTS; own += 1) {
    const ends = worlds.map((points) => toCome.sharesAfter(replaced(points, seat, own)));
    const mean = (worlds[0] ?? []).map((_, each) => {
      return ends.reduce((sum, end) => sum + (end[each] ?? 0) / worlds.length, 0);
    });
    byPoints.push(mean);
    yield;
  }
  return byPoints;
}

function missed({ less, more }: Odds, random: Random): number {
  const drawn = random.below(THOUSAND) / THOUSAND;
  if (drawn < less) return -1;
  return drawn < less + more ? 1 : 0;
}

/** What so many points are worth to everybody, where it may be one less or more. */
function aboutAs(byPoints: readonly Shares[], own: number, { less, more }: Odds): Shares {
  const at = (points: number, seat: number) =>
    byPoints[Math.min(MOST_POINTS - 1, Math.max(0, points))]?.[seat] ?? 0;
  return (byPoints[own] ?? []).map(
    (_, seat) =>
      less * at(own - 1, seat) + more * at(own + 1, seat) + (1 - less - more) * at(own, seat),
  );
}
