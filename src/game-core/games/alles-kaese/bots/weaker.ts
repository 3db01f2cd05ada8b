import { quickBot } from '../../../kernel/thinking';
import { bestBy } from '../../../search/best';
import { moves } from '../rules';
import { holesOf } from '../table';
import type { AllesKaese, Card } from '../types';
import { greedy } from './greedy';
import { oddsOf } from './odds';

/** More likely a trap than this, and a timid seat does not touch it. */
const FRIGHT = 0.4;

/**
 * Keeps only what is rather safe, and of that not the most but the safest. It looks at the card that
 * frightens it least, and has forgotten by its next turn what it saw.
 */
export const timid = quickBot<AllesKaese>('timid', (view) => {
  const { board } = view.open;
  const odds = oddsOf({ ...view, seen: [] });
  return bestBy(moves(view), ({ type, slot }) => {
    const card = board.display[slot] as Card;
    switch (type) {
      case 'peek':
        return -holesOf(board, card);
      case 'keep':
        return FRIGHT - odds.trap(card);
      case 'remove':
        return 0;
    }
  });
});

/** Plays as `greedy` does, but does not remember what it saw when it looked. */
export const forgetful = quickBot<AllesKaese>('forgetful', (view, random) =>
  greedy.choose({ ...view, seen: [] }, random),
);
