import type { Judge } from '../../../kernel/judge';
import { exactly, settled, verdictOn } from '../../../search/judging';
import { apply } from '../apply';
import { moves } from '../rules';
import { isSolo } from '../table';
import type { Mice } from '../types';
import type { SoloValues } from './values';
import { worthNow } from './worth';

/** The judge of the solo game, which is solved: what it says is exact, before a roll too. */
export function soloJudge(values: SoloValues): Judge<Mice> {
  return {
    isExact: true,
    *weigh(view) {
      const { open } = view;
      if (!isSolo(open.table)) throw new RangeError('Only the solo game is solved.');
      const legal = moves(view);
      if (legal.length === 0) return settled([worthNow(values, open)], 0);
      const found = exactly(0, legal, (move) => [worthNow(values, apply(open, { by: 0, move }))]);
      return verdictOn(legal, 0, found);
    },
  };
}
