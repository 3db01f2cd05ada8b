import type { Seat } from '../../kernel/seats';
import { estimate, type Estimate } from '../../search/compare';
import { judgeOf } from '../../search/judging';
import { endingsByDrawing, expectedByDrawing } from '../../search/stopping';
import { landingsOf, type Landings } from './bots/landings';
import { soEinMist } from './index';
import { activeSeat } from './table';
import { DICE, FACES, type Move, type SoEinMist } from './types';

const WORLDS = 256;

/**
 * Each of the six landings is played on to the end in many imagined worlds, and the dice of the turn itself are
 * solved exactly: half of the worlds say when to stop, the other half what that is worth.
 */
export const soEinMistJudge = judgeOf<SoEinMist>({
  game: soEinMist.game,
  worlds: WORLDS,
  *compare({ open }, moves, seed, worlds) {
    const landings = yield* landingsOf(open, seed, 2 * worlds);
    const seat = activeSeat(open);
    const drawn = open.dice.map((face) => face - 1);
    const latest = drawn[drawn.length - 1] as number;
    const payoffs = FACES.map((_, face) => meanShare(landings, seat, face, worlds));
    const goesOn =
      moves.length > 1 && expectedByDrawing(payoffs, DICE, drawn) > (payoffs[latest] as number);
    const best: Move = goesOn ? 'continue' : 'stop';

    /** How likely the turn ends with each face. */
    const endings = moves.map((move) => {
      return move === 'stop'
        ? FACES.map((_, face) => Number(face === latest))
        : endingsByDrawing(payoffs, DICE, drawn);
    });
    let now = 0;
    const question = { best: moves.indexOf(best), lasted: moves.map(() => worlds), seat, worlds };
    const estimates = yield* estimate(question, {
      imagine: (world) => (now = world),
      play: (choice) =>
        open.setting.animals.map((_, each) =>
          (endings[choice] ?? []).reduce(
            (sum, odds, face) => sum + odds * landings.share(now, face, each),
            0,
          ),
        ),
    });
    return { best, of: (move) => estimates[moves.indexOf(move)] as Estimate };
  },
});

/** Over the first so many worlds. */
function meanShare(landings: Landings, seat: Seat, face: number, worlds: number): number {
  let sum = 0;
  for (let world = 0; world < worlds; world += 1) sum += landings.share(world, face, seat);
  return sum / worlds;
}
