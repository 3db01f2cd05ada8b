import { tenthsOf } from '../../game-core/coach/balance';
import type { Chosen } from '../../game-core/coach/review';
import type { TurningPoint } from '../../game-core/coach/turning-points';
import type { Seat } from '../../game-core/kernel/seats';
import type { Standing } from '../../game-core/kernel/standings';
import type { Past } from '../../session/past';
import type { GameTable, Teller } from '../../tables/shared/game-table';
import { nameOf } from '../../tables/shared/names';
import { winnersOf } from '../scoring/ranking';
import { linesOf } from '../table/log';
import type { Look } from './look-at';

/** "Anna wins with 30 points!", or which place it was. */
export function resultInWords(
  standing: Standing,
  all: readonly Standing[],
  table: GameTable,
  teller: Teller,
) {
  const { scoring } = teller.say;
  const name = nameOf(teller.players, standing.seat);
  const score = table.tellScore(standing, teller, all);
  return standing.rank === 1 && winnersOf(all).length === 1
    ? scoring.winner(name, score)
    : scoring.place(standing.rank, name, score);
}

/** When that was: the round, and what of it. Of the end, when the last action was. */
export function timeInWords(past: Past, moment: number, table: GameTable, { say }: Teller): string {
  return table.tellTime(past.viewAt(lastOf(past, moment), 'table'), say);
}

/** The same round as a number, for below a curve. */
export function roundAt(past: Past, moment: number, table: GameTable): number {
  return table.roundOf(past.viewAt(lastOf(past, moment), 'table'));
}

const lastOf = ({ length }: Past, moment: number) => Math.min(Math.max(0, moment), length - 1);

/** What the curve shows, for who cannot see it. */
export function curveInWords(
  past: Past,
  { seat, curves, isWhole }: Look,
  table: GameTable,
  teller: Teller,
): string {
  const { coach } = teller.say;
  const shares = (curves.shares[seat] ?? []).map(tenthsOf);
  const [start = 0] = shares;
  const end = coach.percent(shares.at(-1) ?? start);
  if (!isWhole) return coach.curveSoFar(coach.percent(start), end);
  const lowest = Math.min(...shares);
  return coach.curveInWords(
    coach.percent(start),
    coach.percent(Math.max(...shares)),
    coach.percent(lowest),
    timeInWords(past, shares.indexOf(lowest) - 1, table, teller),
    end,
  );
}

/** What the action after so many others did, as the seat saw it. */
export function doneInWords(
  past: Past,
  seat: Seat,
  moment: number,
  table: GameTable,
  teller: Teller,
): string {
  return linesOf(past.sceneOf(moment, seat), table, teller).join(' ');
}

/** A step of the game again. What was chosen in secret is told too: no log says it then, but it is a secret no more. */
export function stepInWords(
  past: Past,
  seat: Seat,
  moment: number,
  table: GameTable,
  teller: Teller,
): string {
  const told = doneInWords(past, seat, moment, table, teller);
  const made = past.moveAt(moment);
  return told !== '' || made === null ? told : chosenInWords(past, moment, made, table, teller);
}

/** "Ben: Place a star in row 2, column 3" */
function chosenInWords(
  past: Past,
  moment: number,
  { by, move }: NonNullable<ReturnType<Past['moveAt']>>,
  table: GameTable,
  teller: Teller,
): string {
  const choice = table.tellMove(move, past.viewAt(moment, by), teller);
  return `${nameOf(teller.players, by)}: ${choice}`;
}

/**
 * What turned a game: what the action did, or that with the last one all was opened that had been hidden until then. Luck
 * is what others brought to light: what the seat itself chose is none, though it may be turned over with theirs.
 */
export function turningInWords(
  past: Past,
  seat: Seat,
  { sign, moment }: TurningPoint,
  table: GameTable,
  teller: Teller,
): string {
  const isLuckAtTheEnd = sign !== 'slip' && moment === past.length - 1;
  const opened = isLuckAtTheEnd ? table.tellOpened?.(past.viewAt(past.length, seat), teller) : null;
  if (opened != null) return opened;
  const scene = past.sceneOf(moment, seat);
  const doneBy = (isMeant: (actor: Seat) => boolean): string => {
    const done = scene.happenings.filter((happening) => {
      const actor = table.actor?.(happening) ?? null;
      return actor !== null && isMeant(actor);
    });
    return linesOf({ ...scene, happenings: done }, table, teller).join(' ');
  };
  const isTurnedOver = sign !== 'slip' && past.moveAt(moment) !== null;
  return (
    (isTurnedOver && doneBy((actor) => actor !== seat)) ||
    doneBy(() => true) ||
    // What nobody does, such as a gap that is filled, is told where nothing else is.
    doneInWords(past, seat, moment, table, teller)
  );
}

/** What happened next, told to the seat: a choice of its own, or what somebody else or chance did. */
export function happenedInWords(
  past: Past,
  seat: Seat,
  moment: number,
  table: GameTable,
  teller: Teller,
): string {
  const next = past.moveAt(moment);
  if (next === null) return doneInWords(past, seat, moment, table, teller);
  return next.by === seat
    ? table.tellMove(next.move, past.viewAt(moment, seat), teller)
    : stepInWords(past, next.by, moment, table, teller);
}

/**
 * The moment whose time a step of a replay tells, and what the seat could expect then. It is that of what has just happened;
 * but where the seat is about to choose, that of its choice.
 */
export function standAt({ seat, curves, review: { made } }: Look, step: number) {
  const isOpen = made.some(({ moment }) => moment === step);
  return {
    moment: isOpen ? step : step - 1,
    share: curves.shares[seat]?.[step] ?? null,
  };
}

/** A costly choice: what was done, what would have been better, and the figures as they are written. */
export interface CostlyInWords {
  /** When it was. */
  readonly time: string;
  readonly made: string;
  readonly best: string;
  readonly kept: string;
  readonly couldKeep: string;
  /** The difference of the two as they are written. */
  readonly price: string;
  /** In whole points; null where it is exact. */
  readonly error: number | null;
}

export function costlyInWords(
  past: Past,
  seat: Seat,
  { moment, choice }: Chosen,
  table: GameTable,
  teller: Teller,
): CostlyInWords {
  const { coach } = teller.say;
  const view = past.viewAt(moment, seat);
  const [kept, couldKeep] = [tenthsOf(choice.made.worth), tenthsOf(choice.best.worth)];
  const { priceError } = choice.made;
  return {
    time: timeInWords(past, moment, table, teller),
    made: table.tellMove(choice.made.move, view, teller),
    best: table.tellMove(choice.best.move, view, teller),
    kept: coach.percent(kept),
    couldKeep: coach.percent(couldKeep),
    price: coach.points(kept - couldKeep),
    error: priceError === 0 ? null : Math.max(1, Math.round(priceError * 100)),
  };
}
