import { join } from 'node:path';

import { soEinMist } from '../../../../src/game-core/games/so-ein-mist';
import { cardName } from '../../../../src/game-core/games/so-ein-mist/cards';
import { drawCount, queueAt } from '../../../../src/game-core/games/so-ein-mist/table';
import type {
  Happening,
  Open,
  SoEinMist,
  View,
} from '../../../../src/game-core/games/so-ein-mist/types';
import { seatsOf } from '../../../../src/game-core/kernel/seats';
import { expectPlaythrough, playthrough, type Teller } from '../../support/playthrough';

const teller: Teller<SoEinMist> = {
  /** The path in order, each card with its queue (first come first), then the piles. */
  sketch({ open }: View): string[] {
    const { setting, board } = open;
    if (board.path.length === 0) return ['an empty table'];
    const path = board.path.map((card, slot) => {
      const queue = queueAt(board, slot);
      const name = card === null ? 'gap' : cardName(card);
      return queue.length === 0 ? `(${name})` : `(${name} < ${queue.join(' ')})`;
    });
    const seats = seatsOf(setting.config.seats).map(
      (seat) =>
        `${seat} ${setting.animals[seat]}: ${drawCount(open, seat)} to draw, ${pile(open, seat)}`,
    );
    return [path.join(' '), ...seats];
  },

  tell(happening: Happening): string {
    switch (happening.type) {
      case 'dealt':
        return `cards are dealt, seat ${happening.start} starts`;
      case 'passed-on':
        return `seat ${happening.from} hands a card to seat ${happening.to}`;
      case 'rolled':
        return `rolls ${happening.face}${happening.forced === null ? '' : `, ${happening.forced}`}`;
      case 'set-aside':
        return `sets the ${happening.face} aside`;
      case 'hopped':
        return `hops from slot ${happening.from} over ${happening.over.join(' ')}`;
      case 'queued':
        return `queues behind seat ${happening.behind}`;
      case 'took':
        return `seat ${happening.seat} takes ${cardName(happening.card)}`;
      case 'refilled':
        return `refills slot ${happening.slot} with ${cardName(happening.card)}`;
      case 'revealed':
        return `seat ${happening.seat} had got ${cardName(happening.card)} from seat ${happening.from}`;
      case 'ended':
        return 'the game is over';
    }
  },
};

function pile({ board }: Open, seat: number): string {
  const received = board.passed.filter(({ to }) => to === seat);
  const cards = (board.taken[seat] ?? []).map(cardName);
  return `pile [${[...received.map(() => 'unseen'), ...cards].join(', ')}]`;
}

const CASTS = {
  'three-standard': { seats: 3, bots: ['greedy', 'random', 'greedy'] },
  'four-doubling-another-round': {
    seats: 4,
    bots: ['greedy', 'random', 'greedy', 'random'],
    options: { doubling: true, anotherRound: true },
  },
  'five-passing-on': { seats: 5, bots: ['greedy', 'greedy', 'random', 'random', 'greedy'] },
  'six-no-passing-on-picked': {
    seats: 6,
    bots: ['random', 'greedy', 'random', 'greedy', 'random', 'greedy'],
    options: { noPassingOn: true, animals: ['pig', null, 'cow'] },
  },
  'six-everything-passed': {
    seats: 6,
    bots: ['greedy', 'greedy', 'greedy', 'random', 'random', 'random'],
    options: { doubling: true, anotherRound: true },
  },
};

test.each(Object.entries(CASTS))('playthrough %s', (name, cast) => {
  const path = join(__dirname, 'playthroughs', `${name}.txt`);
  expectPlaythrough(path, playthrough(soEinMist, cast, teller));
});
