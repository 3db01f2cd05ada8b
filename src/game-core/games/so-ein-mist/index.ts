import { picklist } from 'valibot';

import type { Game } from '../../kernel/game';
import type { Entry } from '../../kernel/registry';
import { BOTS, LEVELS } from './bots';
import { explain } from './explain';
import { apply, chance, check, isFinal, moves, outcomes, thrown, turn } from './rules';
import { CRITERIA, material, results } from './score';
import { setup } from './setup';
import { pauses } from './table';
import { OPTIONS, type SoEinMist } from './types';
import { imagine, view } from './view';

const game: Game<SoEinMist> = {
  id: 'so-ein-mist',
  rulesVersion: 1,
  seats: { min: 3, max: 6 },
  options: OPTIONS,
  criteria: CRITERIA,
  score: 'points',
  secrets: false,
  moveSchema: picklist(['stop', 'continue']),
  setup,
  turn,
  turnsTaken: ({ open }) => open.turn,
  apply,
  check,
  moves,
  isFinal,
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

export const soEinMist: Entry<SoEinMist> = { game, bots: BOTS, levels: LEVELS };
