import { createChance, seedFromText } from '../../kernel/chance';
import type { Shares } from '../../kernel/judge';
import { replaced } from '../../kernel/lists';
import type { Seat } from '../../kernel/seats';
import type { Thinking } from '../../kernel/thinking';
import { compare, exactly, type Comparison, type Estimate } from '../../search/compare';
import { judgeOf } from '../../search/judging';
import { placings, type Placing } from './bots/placing';
import { RoundPlayer, type Hands } from './bots/round-player';
import { faceOf } from './faces';
import { misty } from './index';
import { bestPoints } from './order';
import { RoundsToCome } from './rounds-to-come';
import type { Misty, Move, View } from './types';

const WORLDS = 32;
/** More than any window scores. */
const MOST_POINTS = 32;

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
function* activating({ seat, open }: View, moves: readonly Move[]): Thinking<Comparison> {
  const own = seat as Seat;
  const { windows, moved } = open;
  const toCome = new RoundsToCome(open);
  const points = windows.map((window, each) => bestPoints(window, moved[each]));
  return exactly(
    own,
    moves.map(({ card }) => {
      const after = [...(moved[own] ?? []), card];
      return toCome.sharesAfter(replaced(points, own, bestPoints(windows[own] ?? [], after)));
    }),
  );
}

/**
 */
function* placing(
  view: View,
  moves: readonly Move[],
  seed: number,
  worlds: number,
): Thinking<Comparison> {
  const seat = view.seat as Seat;
  const player = new RoundPlayer(view);
  const chance = createChance(seedFromText(`${seed}`));
  const choices = placings(player.sketch, view.hands[seat] ?? []).sort((a, b) => b.value - a.value);
  yield;

  const hands: Hands[] = [];
  const points: number[][] = [];
  for (let world = 0; world < 2 * worlds; world += 1) {
    hands.push(player.imagine(chance.draw(`${world}`)));
    points.push(player.pointsOfAll(hands[world] as Hands));
    yield;
  }
  const toCome = new RoundsToCome(view.open);
  const halves = [points.slice(0, worlds), points.slice(worlds)].map((half) => {
    return sharesByPoints(toCome, half, seat);
  });

  let now = 0;
  const found = yield* compare(choices.length, seat, worlds, {
    imagine: (world) => (now = world),
    play(choice) {
      const own = player.pointsAfter(hands[now] as Hands, choices[choice] as Placing);
      return halves[now < worlds ? 0 : 1]?.[own] as Shares;
    },
  });
  const choiceOf = (move: Move) =>
    choices.findIndex(({ card, cell }) => {
      return move.type === 'place' && cell === move.cell && faceOf(card) === faceOf(move.card);
    });
  return {
    best: moves.findIndex((move) => choiceOf(move) === found.best),
    estimates: moves.map((move) => found.estimates[choiceOf(move)] as Estimate),
  };
}

/** By the seat's own points: what that comes to against the others as they did in these worlds. */
function sharesByPoints(
  toCome: RoundsToCome,
  worlds: readonly (readonly number[])[],
  seat: Seat,
): readonly Shares[] {
  return Array.from({ length: MOST_POINTS }, (_, own) => {
    const ends = worlds.map((points) => toCome.sharesAfter(replaced(points, seat, own)));
    return (worlds[0] ?? []).map((__, each) => {
      return ends.reduce((sum, end) => sum + (end[each] ?? 0) / worlds.length, 0);
    });
  });
}
