import { kindOf } from '../../../game-core/games/misty/cards';
import type { Player } from '../../../game-core/kernel/record';
import type { Phrases } from '../../../i18n';
import { nameOf } from '../../shared/names';
import type { MistyAct } from '../staging';

/** What is seen to happen. */
export function actInWords(
  { misty: say }: Phrases,
  players: readonly Player[],
  act: MistyAct,
): string {
  switch (act.kind) {
    case 'deal':
      return say.dealing;
    case 'reveal':
      return say.revealing;
    case 'pass':
      return say.passing[act.to];
    case 'move': {
      const kind = kindOf(act.card);
      if (act.to === null) return say.leaves(kind);
      if (act.covers !== null) return say.covers(kind, kindOf(act.covers));
      return say.isMoving(nameOf(players, act.seat), kind);
    }
    case 'eat':
      return say.eats(nameOf(players, act.seat));
    case 'score':
      return say.scores(nameOf(players, act.seat), act.points);
  }
}
