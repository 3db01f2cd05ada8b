import { passesOf } from '../../../game-core/games/so-ein-mist/table';
import type { Happening, Move, View } from '../../../game-core/games/so-ein-mist/types';
import type { Seat } from '../../../game-core/kernel/seats';
import type { Standing } from '../../../game-core/kernel/standings';
import { written } from '../../../i18n';
import type { Teller } from '../../shared/game-table';
import { nameOf } from '../../shared/names';
import { cardInWords, stopInWords } from './describe';
import { stopPreview } from '../preview';

export function tell(happening: Happening, { open }: View, teller: Teller): string | null {
  const { say, isFresh } = teller;
  const name = (seat: Seat) => nameOf(teller.players, seat);
  switch (happening.type) {
    case 'dealt':
      return say.soEinMistLog.dealt(name(happening.start));
    case 'passed-on':
      // All hand over at the same time: one sentence for all of them is enough.
      if (happening.from !== 0 || happening.to !== 1) return null;
      return passesOf(open.setting.config) === 1
        ? say.soEinMistLog.passedLeft
        : say.soEinMistLog.passedBothWays;
    case 'rolled':
      return tellRoll(happening, teller);
    case 'set-aside':
      return say.soEinMistLog.setAside(name(happening.seat), happening.face);
    case 'hopped':
      return say.soEinMistLog.hopped(name(happening.seat), happening.over.length);
    case 'queued':
      return say.soEinMistLog.queued(name(happening.seat), name(happening.behind));
    case 'took':
      return isFresh
        ? say.soEinMistLog.tookOpen(
            name(happening.seat),
            cardInWords(say, happening.card, 'in a sentence'),
          )
        : say.soEinMistLog.took(name(happening.seat));
    case 'refilled':
      // It will be taken one day, and then nobody may look up what it was.
      return isFresh
        ? say.soEinMistLog.refilledOpen(
            name(happening.seat),
            cardInWords(say, happening.card, 'in a sentence'),
          )
        : say.soEinMistLog.refilled(name(happening.seat));
    case 'revealed':
      // The piles are turned over card by card: no log runs ahead of them.
      return null;
    case 'ended':
      return say.soEinMistLog.ended;
  }
}

/** The cards that were passed on are all that nobody could know. */
export function tellOpened({ open }: View, { say }: Teller): string | null {
  return passesOf(open.setting.config) === 0 ? null : say.soEinMistLog.opened;
}

/** Who does what is told; at the deal and at the end it is nobody in particular. */
export function actor(happening: Happening): Seat | null {
  switch (happening.type) {
    case 'dealt':
    case 'passed-on':
    case 'ended':
      return null;
    case 'rolled':
    case 'set-aside':
    case 'hopped':
    case 'queued':
    case 'took':
    case 'refilled':
    case 'revealed':
      return happening.seat;
  }
}

function tellRoll(
  { seat, face, forced }: Extract<Happening, { type: 'rolled' }>,
  teller: Teller,
): string {
  const { say } = teller;
  const name = nameOf(teller.players, seat);
  switch (forced) {
    case null:
      return say.soEinMistLog.rolled(name, face);
    case 'repeat-forces-stop':
      return say.soEinMistLog.rolledRepeat(name, face);
    case 'last-die-forces-stop':
      return say.soEinMistLog.rolledLast(name, face);
  }
}

/** In the words of the keys. */
export function tellMove(move: Move, { open }: View, { say, players }: Teller): string {
  const preview = stopPreview(open);
  switch (move) {
    case 'stop':
      if (preview === null) return say.soEinMist.stop;
      return `${say.soEinMist.stop}: ${stopInWords(say, preview, players)}`;
    case 'continue':
      return say.soEinMist.rollAgain;
  }
}

export function tellScore({ values: { points = 0 } }: Standing, { say }: Teller): string {
  return say.soEinMistLog.points(written(points));
}

/** Points speak for themselves; where they are equal, food decides. */
export function tellTieBreak(standing: Standing, above: Standing, teller: Teller): string | null {
  if (standing.decidedBy !== 'food') return null;
  const { points = 0, food = 0 } = standing.values;
  return teller.say.soEinMistLog.moreFood(
    nameOf(teller.players, above.seat),
    nameOf(teller.players, standing.seat),
    written(points),
    written(above.values['food'] ?? 0),
    written(food),
  );
}
