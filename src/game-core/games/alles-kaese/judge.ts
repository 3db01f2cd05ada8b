import type { Seat } from '../../kernel/seats';
import { compare, type Estimate, type Trial } from '../../search/compare';
import { judgeOf } from '../../search/judging';
import { firstThought, kindOfMove } from './bots/different-moves';
import { guessedFronts } from './bots/giveaways';
import { SteadySketch } from './bots/steady-sketch';
import { World } from './bots/world';
import { allesKaese } from './index';
import { factsOf, isPointless } from './reason';
import type { AllesKaese, Card, Move, View } from './types';

const WORLDS = 256;
/** Tells the dice of a world from its cards. */
const DICE_STREAM = 0x5bd1e995;

/**
 * Each move is played on to the end in many imagined worlds, all seats choosing as `steady` does. A card that is
 * kept is tried both as cheese and as a trap, and each counts by its exact odds. As for the strongest level, a card
 * that somebody had looked at and then left lying is a trap. Of choices that come to the same in every world it takes one
 * that makes sense.
 */
export const allesKaeseJudge = judgeOf<AllesKaese>({
  game: allesKaese.game,
  worlds: WORLDS,
  *compare(view, moves, seed, worlds) {
    const fronts = guessedFronts(view);
    const world = new World(view, fronts);
    const kindOf = (move: Move) => kindOfMove(view, fronts, world, move);
    const kinds = [...new Set([firstThought(view, fronts), ...moves].map(kindOf))];
    const choices = kinds.map((kind) => moves.find((move) => kindOf(move) === kind) as Move);
    const trial = trialOf(view, world, choices, seed);
    const { best, estimates } = yield* compare(choices.length, view.seat as Seat, worlds, trial);
    const isBest = ({ price, priceError }: Estimate) => price === 0 && priceError === 0;
    const equals = choices.filter((_, choice) => isBest(estimates[choice] as Estimate));
    const top = choices[best] as Move;
    return {
      best: [top, ...equals].find((move) => !isPointless(factsOf(view, move))) ?? top,
      of: (move) => estimates[kinds.indexOf(kindOf(move))] as Estimate,
    };
  },
});

function trialOf({ open }: View, world: World, choices: readonly Move[], seed: number): Trial {
  const sketch = new SteadySketch(open, world);
  const shares = new Float64Array(sketch.seats);
  let stream = seed;

  const add = ({ type, slot }: Move, odds: number) => {
    sketch.enter();
    sketch[type](slot);
    sketch.playOn(Number.POSITIVE_INFINITY, stream ^ DICE_STREAM);
    for (let seat = 0; seat < sketch.seats; seat += 1) {
      shares[seat] = (shares[seat] as number) + odds * sketch.shareOf(seat);
    }
  };

  return {
    imagine(nth) {
      stream = Math.imul(seed + nth, 0x9e3779b1);
      world.imagine(stream);
    },
    play(choice) {
      const move = choices[choice] as Move;
      const card = open.board.display[move.slot] as Card;
      const odds = world.odds(card);
      shares.fill(0);
      if (move.type !== 'keep' || odds === 0 || odds === 1) {
        add(move, 1);
        return shares;
      }
      const asItIs = world.traps[card] === 1 ? odds : 1 - odds;
      add(move, asItIs);
      const other = world.counterpart(card, stream);
      world.exchange(card, other);
      add(move, 1 - asItIs);
      world.exchange(card, other);
      return shares;
    },
  };
}
