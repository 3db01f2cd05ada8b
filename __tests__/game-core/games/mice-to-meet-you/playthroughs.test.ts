import { join } from 'node:path';

import { miceToMeetYou } from '../../../../src/game-core/games/mice-to-meet-you';
import { cardsIn, DICE_SET, miceOn } from '../../../../src/game-core/games/mice-to-meet-you/cards';
import type {
  Happening,
  House,
  Mice,
  View,
} from '../../../../src/game-core/games/mice-to-meet-you/types';
import { expectPlaythrough, playthrough, type Teller } from '../../support/playthrough';

const teller: Teller<Mice> = {
  /** The supply, then each seat's hand, cage (the top last), open dice cards and nuts. */
  sketch({ open }: View): string[] {
    const { houses, supply } = open.table;
    return [`supply ${supply}`, ...houses.map((house, seat) => `${seat}: ${houseLine(house)}`)];
  },

  tell(happening: Happening): string {
    switch (happening.type) {
      case 'started':
        return `seat ${happening.seat} starts`;
      case 'rolled':
        return `rolls red ${happening.red.join(' ')}, yellow ${happening.yellow.join(' ')}`;
      case 'used':
        return `seat ${happening.seat} uses ${happening.total}`;
      case 'fee':
        return `a nut goes from ${happening.from} to ${happening.to}`;
      case 'changed':
        return `changes it by ${happening.by}`;
      case 'caught':
        return `catches the ${happening.card}`;
      case 'turned-down':
        return `turns the ${happening.card} down`;
      case 'missed':
        return `misses`;
      case 'came-back':
        return `takes the ${happening.card} back`;
      case 'turned-up':
        return `turns the ${happening.card} up again`;
      case 'passed':
        return `passes`;
      case 'offered':
        return `${happening.total} is offered to seat ${happening.seat}`;
      case 'skipped':
        return `${happening.total} is nothing for seat ${happening.seats.join(', ')}: ${happening.why}`;
      case 'found-nut':
        return `gets a nut from the middle`;
      case 'ended':
        return 'the game is over';
    }
  },
};

function houseLine({ hand, cage, down, nuts }: House): string {
  return [
    `hand [${cardsIn(hand).join(' ')}] ${miceOn(hand)} mice`,
    `cage [${cage.join(' ')}]`,
    `dice [${cardsIn(DICE_SET & ~down).join(' ')}]`,
    `${nuts} nuts`,
  ].join(', ');
}

const CASTS = {
  'solo-level-three': { seats: 1, bots: ['greedy'] },
  'solo-level-one': { seats: 1, bots: ['steady'], options: { level: 1 } },
  'two-steady-greedy': { seats: 2, bots: ['steady', 'greedy'] },
  'three-mixed': { seats: 3, bots: ['greedy', 'random', 'steady'] },
  'five-mixed': { seats: 5, bots: ['steady', 'greedy', 'random', 'greedy', 'steady'] },
};

test.each(Object.entries(CASTS))('playthrough %s', (name, cast) => {
  const path = join(__dirname, 'playthroughs', `${name}.txt`);
  expectPlaythrough(path, playthrough(miceToMeetYou, cast, teller));
});
