import { soEinMist } from '../../../../src/game-core/games/so-ein-mist';
import { animalOf, valueOf } from '../../../../src/game-core/games/so-ein-mist/cards';
import { FACES, type Face, type View } from '../../../../src/game-core/games/so-ein-mist/types';
import { randomStream } from '../../support/streams';

/** What somebody takes: as it is printed, and as it counts. */
export interface Stop {
  readonly taker: number;
  readonly value: number;
  readonly isDoubled: boolean;
  readonly worth: number;
}

/** Who takes what when the seat that decides stops with each face: found by playing it. */
export function stopsOf(view: View): readonly Stop[] {
  return FACES.map((face) => stopWith(view, face));
}

function stopWith(view: View, face: Face): Stop {
  const { game } = soEinMist;
  const state = game.imagine(view, randomStream('any'));
  const rolled = { ...state, open: { ...state.open, dice: [face], rolling: false } };
  const { taken } = game.apply(rolled, { by: view.seat as number, move: 'stop' }).open.board;
  const before = view.open.board.taken;
  const taker = taken.findIndex((pile, seat) => pile.length > before[seat]!.length);
  const card = taken[taker]!.at(-1)!;
  const { animals, config } = view.open.setting;
  const isDoubled = config.options.doubling && animalOf(card) === animals[taker];
  const value = valueOf(card);
  return { taker, value, isDoubled, worth: isDoubled ? 2 * value : value };
}

/** How many of those throws bring the seat itself more than a stop now: what others take is nothing to it. */
export function betterIn(stops: readonly Stop[], seat: number, now: Stop): number {
  const gain = now.taker === seat ? now.worth : 0;
  return stops.filter(({ taker, worth }) => taker === seat && worth > gain).length;
}
