import type { Remark } from '../../game-core/coach/remark';
import { isDiceCard } from '../../game-core/games/mice-to-meet-you/cards';
import type { Mice, Move } from '../../game-core/games/mice-to-meet-you/types';
import type { Phrases } from '../../i18n';
import type { Teller } from '../shared/game-table';
import { NAME } from '../shared/hint-words';
import { shortNameOf } from '../shared/names';

/** What a bot says to a throw, a room, a miss or an offer. */
export function remark(said: Remark<Mice>, { say, players }: Teller): string {
  const { miceTalk, talk } = say;
  if (said.kind === 'luck') {
    const told = said.luck === 'lucky' ? miceTalk.lucky : miceTalk.unlucky;
    return told(shortNameOf(players, said.about, NAME));
  }
  const best = said.verdict.best?.move;
  if (best === undefined) throw new RangeError('There was nothing to choose.');
  if (said.kind === 'praise') return praised(best, miceTalk);
  const words = rather(best, said.move, miceTalk);
  return said.isThankful ? talk.thanks(words) : words;
}

function praised(move: Move, { goodClose, goodCatch, goodMiss, goodPass }: Phrases['miceTalk']) {
  switch (move.type) {
    case 'catch':
    case 'take':
      return isDiceCard(move.card) ? goodClose(move.card) : goodCatch(move.card);
    case 'miss':
      return goodMiss;
    case 'pass':
      return goodPass;
  }
}

/** The same room by other dice, or the same miss at another price, is no other room. */
function rather(best: Move, made: Move, words: Phrases['miceTalk']): string {
  switch (best.type) {
    case 'catch':
    case 'take':
      if (made.type === best.type && made.card === best.card) return words.otherDice(best.card);
      return isDiceCard(best.card) ? words.close(best.card) : words.catch(best.card);
    case 'miss':
      return made.type === 'miss' ? words.otherLoss : words.miss;
    case 'pass':
      return words.pass;
  }
}
