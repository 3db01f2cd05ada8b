import { createChance, seedFromText } from '../../kernel/chance';
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
import { leadsIn, oddsOfMissing, type Odds } from './missed';
import { bestPoints } from './order';
import { doubtAbout, meetRivals, waysOf } from './rivals';
import { RoundsToCome } from './rounds-to-come';
import { windowSize } from './table';
import type { Misty, Move, View } from './types';

const WORLDS = 32;
/** So many placings that look best at once are weighed in all worlds, the others in a part of them. */
const PROMISING = 12;
const FEWER = 0.25;

export const mistyJudge = judgeOf<Misty>({
  game: misty.game,
  worlds: WORLDS,
  compare(view, moves, seed, worlds) {
    return view.open.stage.name === 'activating'
      ? activating(view, moves)
      : placing(view, moves, seed, worlds);
  },
});

/**
 * Windows do not touch each other, and everybody's best order can be worked out. Where several moves are worth the same, the
 * one that keeps most points is best: they may still decide a tie.
 */
function* activating({ seat, open }: View, moves: readonly Move[]): Thinking<Compared<Move>> {
  const own = seat as Seat;
  const { windows, moved } = open;
  const toCome = new RoundsToCome(open);
  const points: number[] = [];
  for (const [each, window] of windows.entries()) {
    points.push(bestPoints(window, moved[each]));
    yield;
  }
  const reached = new Map<Move, number>();
  for (const move of moves) {
    reached.set(move, bestPoints(windows[own] ?? [], [...(moved[own] ?? []), move.card]));
    yield;
  }
  const pointsOf = (move: Move) => reached.get(move) ?? 0;
  const mostFirst = [...moves].sort((a, b) => pointsOf(b) - pointsOf(a));
  return exactly(own, mostFirst, (move) =>
    toCome.sharesAfter(replaced(points, own, pointsOf(move))),
  );
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
  const top = choiceOf(best);
  yield;

  const { config } = view.open.setting;
  const lacking = windowSize(config) - (view.open.windows[seat] ?? []).length;
  const hands: Hands[] = [];
  const points: (readonly number[])[] = [];
  for (let world = 0; world < worlds; world += 1) {
    hands.push(player.imagine(chance.draw(`${world}`)));
    const own = player.pointsAfter(hands[world] as Hands, choices[top] as Placing);
    points.push(replaced(player.pointsOfAll(hands[world] as Hands), seat, own));
    yield;
  }
  const odds = leadsIn(points).map((lead, each) =>
    oddsOfMissing(config.seats, each === seat ? 'own' : 'others', lacking, lead),
  );
  const met = points.map((each, world) => waysOf(each, odds, chance.draw(`${world}/missed`)));
  yield;
  const own = odds[seat] as Odds;
  const rivals = yield* meetRivals(new RoundsToCome(view.open), met, seat, own);
  const lasted = choices.map((_, nth) => (nth < PROMISING ? worlds : Math.ceil(FEWER * worlds)));
  const ends: number[][] = choices.map(() => []);
  let now = 0;
  const estimates = yield* estimate(
    { best: top, lasted, seat, worlds },
    {
      imagine: (world) => (now = world - worlds),
      play(choice) {
        const end = player.pointsAfter(hands[now] as Hands, choices[choice] as Placing);
        ends[choice]?.push(end);
        return rivals.shares[end] as Shares;
      },
    },
  );
  const doubted = estimates.map((found, choice): Estimate => {
    const [these, those] = [ends[choice] ?? [], ends[top] ?? []];
    const error = Math.hypot(found.error, doubtAbout(rivals, these));
    const priceError = Math.hypot(found.priceError, doubtAbout(rivals, those, these));
    return { ...found, error, priceError: choice === top ? 0 : priceError };
  });
  return {
    best: moves.find((move) => sameJson(move, best)) as Move,
    of: (move) => doubted[choiceOf(move)] as Estimate,
  };
}
