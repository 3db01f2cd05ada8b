import { valueOf } from '../../../game-core/games/so-ein-mist/cards';
import {
  activeSeat,
  forcedStop,
  isOver,
  roundOf,
  turnsOf,
} from '../../../game-core/games/so-ein-mist/table';
import type { Face, Open } from '../../../game-core/games/so-ein-mist/types';
import type { Player } from '../../../game-core/kernel/record';
import type { Seat } from '../../../game-core/kernel/seats';
import type { Phrases } from '../../../i18n';
import { nameOf } from '../../shared/names';
import { valueInWords } from './describe';
import { countsTwice } from '../preview';
import type { MistAct } from '../staging';

/** What is going on, in one short sentence. */
export function newsInWords(
  say: Phrases,
  open: Open,
  players: readonly Player[],
  act: MistAct | null,
  asked: Seat | null,
): string {
  if (act !== null) return actInWords(say, open, players, act);
  if (isOver(open)) return say.soEinMist.over;
  const name = nameOf(players, activeSeat(open));
  const { dice, rolling } = open;
  if (asked !== null || dice.length === 0) return say.soEinMist.turnOf(name);
  if (rolling) return say.soEinMist.rolledOn(name);
  const face = dice[dice.length - 1] as Face;
  return forcedStop(dice) === null
    ? say.soEinMist.thinks(name, face)
    : say.soEinMist.mustStop(name, face);
}

function actInWords(say: Phrases, open: Open, players: readonly Player[], act: MistAct): string {
  switch (act.kind) {
    case 'deal':
      return say.soEinMist.dealing;
    case 'roll':
      return say.soEinMist.rolls(nameOf(players, act.seat));
    case 'walk':
      return say.soEinMist.hops(nameOf(players, act.seat), act.over.length);
    case 'take': {
      const isDoubled = countsTwice(open, act.seat, act.card);
      return say.soEinMist.takes(
        nameOf(players, act.seat),
        valueInWords(say, { value: valueOf(act.card), isDoubled }),
      );
    }
    case 'refill':
      return say.soEinMist.refills(
        nameOf(players, act.seat),
        valueInWords(say, { value: valueOf(act.card), isDoubled: false }),
      );
  }
}

/** Whom the news are about. The turn has passed on already while its move is being shown. */
export function newsmaker(open: Open, act: MistAct | null): Seat {
  return act === null || act.kind === 'deal' ? activeSeat(open) : act.seat;
}

/** Why a person cannot roll on. */
export function forcedInWords(say: Phrases, { dice, rolling }: Open): string | null {
  if (rolling) return null;
  switch (forcedStop(dice)) {
    case null:
      return null;
    case 'repeat-forces-stop':
      return say.soEinMist.forcedRepeat(dice[dice.length - 1] as Face);
    case 'last-die-forces-stop':
      return say.soEinMist.forcedLast;
  }
}

export function roundInWords(say: Phrases, open: Open): string {
  const { config } = open.setting;
  const rounds = turnsOf(config) / config.seats;
  return say.soEinMist.round(Math.min(roundOf(open) + 1, rounds), rounds);
}
