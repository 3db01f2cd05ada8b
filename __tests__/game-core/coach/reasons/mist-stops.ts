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
  /** The most that one of the next six cards then counts to the seat that moved; 0 where there is no food. */
  readonly ahead: number;
}

/** Who takes what when the seat that decides stops with each face: found by playing it. */
export function stopsOf(view: View): readonly Stop[] {
  return FACES.map((face) => stopWith(view, face));
}

function stopWith(view: View, face: Face): Stop {
  const { game } = soEinMist;
  const state = game.imagine(view, randomStream('any'));
  const rolled = { ...state, open: { ...state.open, dice: [face], rolling: false } };
  const seat = view.seat as number;
  const { taken, path, places } = game.apply(rolled, { by: seat, move: 'stop' }).open.board;
  const before = view.open.board.taken;
  const taker = taken.findIndex((pile, seat) => pile.length > before[seat]!.length);
  const card = taken[taker]!.at(-1)!;
  const { animals, config } = view.open.setting;
  const counts = (each: number, whose: number) =>
    valueOf(each) * (config.options.doubling && animalOf(each) === animals[whose] ? 2 : 1);
  const value = valueOf(card);
  const worth = counts(card, taker);
  const round = [...path.slice(places[seat]! + 1), ...path.slice(0, places[seat])];
  const next = round.filter((each) => each !== null).slice(0, 6);
  const ahead = Math.max(0, ...next.map((each) => counts(each, seat)));
  return { taker, value, isDoubled: worth !== value, worth, ahead };
}

/** So many turns everybody has, by their number. */
const ROUNDS: Readonly<Record<number, number>> = { 3: 7, 4: 7, 5: 6, 6: 5 };

/** How many of the throws lead to where better food lies ahead; none in the last turn, after which nobody eats. */
export function betterAheadIn(view: View, now: Stop): number {
  const { config } = view.open.setting;
  const { noPassingOn, anotherRound } = config.options;
  const rounds = (noPassingOn ? 7 : ROUNDS[config.seats]!) + (anotherRound ? 1 : 0);
  if (Math.floor(view.open.turn / config.seats) === rounds - 1) return 0;
  return stopsOf(view).filter(({ ahead }) => ahead > now.ahead).length;
}

/** How many of those throws bring the seat itself more than a stop now: what others take is nothing to it. */
export function betterIn(stops: readonly Stop[], seat: number, now: Stop): number {
  const gain = now.taker === seat ? now.worth : 0;
  return stops.filter(({ taker, worth }) => taker === seat && worth > gain).length;
}
