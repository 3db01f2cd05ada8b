import * as v from 'valibot';

import type { Game } from '../../kernel/game';
import type { Entry } from '../../kernel/registry';
import { BOTS, LEVELS } from './bots';
import { ALL_CARDS } from './cards';
import { explain } from './explain';
import { apply, chance, check, isFinal, moves, outcomes, thrown, turn } from './rules';
import { CRITERIA, material, results } from './score';
import { setup } from './setup';
import { CELLS } from './sheet';
import { pauses, turnsTaken } from './table';
import { OPTIONS, type Misty } from './types';
import { imagine, view } from './view';

const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ALL_CARDS.length - 1));
const cell = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CELLS - 1));

const game: Game<Misty> = {
  id: 'misty',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  criteria: CRITERIA,
  score: 'rounds',
  secrets: true,
  moveSchema: v.variant('type', [
    v.strictObject({ type: v.literal('place'), card, cell }),
    v.strictObject({ type: v.literal('activate'), card }),
  ]),
  setup,
  turn,
  turnsTaken,
  apply,
  check,
  moves,
  isFinal,
  decidesInSecret: ({ open }) => open.stage.name === 'building',
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

export const misty: Entry<Misty> = { game, bots: BOTS, levels: LEVELS };
