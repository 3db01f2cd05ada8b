import { number, picklist, strictObject } from 'valibot';

import type { Game } from '../../kernel/game';
import type { Entry } from '../../kernel/registry';
import { BOTS, LEVELS } from './bots';
import { explain } from './explain';
import { apply, chance, check, isFinal, moves, outcomes, thrown, turn } from './rules';
import { CRITERIA, material, results } from './score';
import { setup } from './setup';
import { pauses } from './table';
import { OPTIONS, type AllesKaese } from './types';
import { imagine, view } from './view';

const game: Game<AllesKaese> = {
  id: 'alles-kaese',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  options: OPTIONS,
  criteria: CRITERIA,
  score: 'holes',
  secrets: true,
  moveSchema: strictObject({ type: picklist(['peek', 'keep', 'remove']), slot: number() }),
  setup,
  turn,
  turnsTaken: ({ open }) => open.log.length,
  apply,
  check,
  moves,
  isFinal,
  // Also with a look and with what is thrown away the next back comes to light, which is next to nothing.
  turnsUp: ({ type }) => type === 'keep',
  // Which cards may be kept or looked at lies open; only what a look shows is secret.
  decidesInSecret: () => false,
  pauses: ({ open }) => pauses(open),
  chance,
  outcomes,
  thrown,
  view,
  imagine,
  explain,
  results,
  material,
};

export const allesKaese: Entry<AllesKaese> = { game, bots: BOTS, levels: LEVELS };
