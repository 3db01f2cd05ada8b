import { quickBot } from '../../../kernel/thinking';
import { seatOfTurn } from '../table';
import type { AllesKaese, View } from '../types';
import { greedy } from './greedy';

/** Plays as `greedy` does, but each look makes it forget all that it saw before. */
export const forgetful = quickBot<AllesKaese>('forgetful', (view, random) => {
  const latest = latestLook(view);
  return greedy.choose({ ...view, seen: view.seen.filter(({ card }) => card === latest) }, random);
});

function latestLook({ seat, open }: View) {
  const looks = open.log.filter(
    ({ type }, turn) => type === 'peek' && seatOfTurn(open, turn) === seat,
  );
  return looks.at(-1)?.card;
}
