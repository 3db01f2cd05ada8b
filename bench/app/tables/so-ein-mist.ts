import { soEinMist } from '../../../src/game-core/games/so-ein-mist';
import type { Entry } from '../../../src/game-core/kernel/registry';
import type { BenchedTable } from './benched-table';

/** Rolls, rolls on every other time where that is allowed, and stops. */
export const soEinMistBenched: BenchedTable = {
  title: 'So ein Mist',
  entry: soEinMist as unknown as Entry,
  bots: [4, 6],
  people: 4,
  act: 'throw',
  async next(page, nth) {
    const choices = page.getByRole('button', { name: /^(Roll|Stop)/, disabled: false });
    await choices.first().waitFor();
    const key = nth % 2 === 0 ? choices.first() : choices.last();
    const isRoll = (await key.getAttribute('aria-label')) === 'Roll';
    return isRoll ? { key, until: '[role="button"][aria-label^="Stop"]' } : { key };
  },
};
