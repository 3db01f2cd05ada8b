import type { Remark } from '../../game-core/coach/remark';
import { LAST_TRAP } from '../../game-core/games/alles-kaese/cards';
import { factsOf, reasonFor } from '../../game-core/games/alles-kaese/reason';
import type { AllesKaese, Move } from '../../game-core/games/alles-kaese/types';
import type { Teller } from '../shared/game-table';

/** What a bot says to a slice that was kept or thrown away, by the odds that everybody could count. */
export function remark(said: Remark<AllesKaese>, { say }: Teller): string {
  const { kaeseTalk, talk } = say;
  if (said.kind === 'luck') {
    const { traps, unseen } = factsOf(said.before, said.move as Move);
    const told = said.luck === 'lucky' ? kaeseTalk.lucky : kaeseTalk.unlucky;
    return told(traps, unseen);
  }
  const { kind, traps, unseen, isSpurned, own } = reasonFor(said.before, said.verdict);
  if (said.kind === 'praise') {
    const { goodKeep, goodRemove, goodRemoveAtTwo } = kaeseTalk;
    const thrownAway = own === LAST_TRAP - 1 ? goodRemoveAtTwo : goodRemove;
    return (kind === 'keep' ? goodKeep : thrownAway)(traps, unseen);
  }
  const better = said.verdict.best?.move.slot;
  const what =
    better === undefined || better === said.move.slot ? kaeseTalk.it : kaeseTalk.slice(better + 1);
  // A choice may be right in spite of the odds.
  const speaksFor = kind === 'keep' ? 2 * traps <= unseen : 2 * traps >= unseen;
  const odds = speaksFor ? kaeseTalk.odds(traps, unseen) : null;
  const thrownAway = isSpurned ? kaeseTalk.spurned(what) : kaeseTalk.remove(what, odds);
  const words = kind === 'keep' ? kaeseTalk.keep(what, odds) : thrownAway;
  return said.isThankful ? talk.thanks(words) : words;
}
