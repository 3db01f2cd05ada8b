import type { Game } from '../../kernel/game';
import type { Entry } from '../../kernel/registry';
import { apply } from './apply';
import { BOTS, LEVELS } from './bots';
import { check } from './check';
import { explain } from './explain';
import { moveSchema } from './move-schema';
import { chance, moves, outcomes, thrown, turn } from './rules';
import { CRITERIA, material, results, soloRating } from './score';
import { setup } from './setup';
import { pauses } from './table';
import { OPTIONS, type Mice } from './types';
import { imagine, view } from './view';

const game: Game<Mice> = {
  id: 'mice-to-meet-you',
  rulesVersion: 1,
  seats: { min: 1, max: 5 },
  options: OPTIONS,
  criteria: CRITERIA,
  score: 'mice',
  secrets: false,
  moveSchema,
  setup,
  turn,
  turnsTaken: (state) => state.turn,
  apply,
  check,
  moves,
  // Nothing is hidden, so no decision shows anybody anything: undo stops at the next roll.
  isFinal: () => false,
  turnsUp: () => false,
  decidesInSecret: () => false,
  pauses: ({ open }) => pauses(open),
  chance,
  outcomes,
  thrown,
  view,
  imagine,
  explain,
  results,
  rating: soloRating,
  material,
};

export const miceToMeetYou: Entry<Mice> = { game, bots: BOTS, levels: LEVELS };
