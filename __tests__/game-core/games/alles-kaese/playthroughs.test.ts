import { join } from 'node:path';

import { allesKaese } from '../../../../src/game-core/games/alles-kaese';
import { supplyCount } from '../../../../src/game-core/games/alles-kaese/table';
import type {
  AllesKaese,
  Happening,
  View,
} from '../../../../src/game-core/games/alles-kaese/types';
import { expectPlaythrough, playthrough, type Teller } from '../../support/playthrough';

/** A card by its number in the pack and its holes, such as "#7 with 3 holes". */
const card = ({ open }: View, number: number) =>
  `#${number} with ${open.board.backs[number]} ${open.board.backs[number] === 1 ? 'hole' : 'holes'}`;

const teller: Teller<AllesKaese> = {
  /** The holes in the display, the top of the supply, the discard pile, then the rows. */
  sketch({ open: { board } }: View): string[] {
    if (board.display.length === 0) return ['an empty table'];
    const holes = (number: number | null) => (number === null ? '_' : `${board.backs[number]}`);
    const rows = board.rows.map((row, seat) => {
      const cards = row.map(({ card: number, front }) => `${holes(number)} ${front}`);
      return `${seat}: [${cards.join(', ')}]`;
    });
    const supply = `supply ${supplyCount(board)}, top ${holes(board.drawn)}`;
    const discard = `discard [${board.discard.map(holes).join(' ')}]`;
    return [`(${board.display.map(holes).join(') (')})  ${supply}, ${discard}`, ...rows];
  },

  tell(happening: Happening, view: View): string {
    switch (happening.type) {
      case 'dealt':
        return `cards are dealt, seat ${happening.start} starts`;
      case 'rolled':
        return `rolls ${happening.face}, ${
          happening.slots.length === 0
            ? 'which no card shows'
            : `slots ${happening.slots.join(' ')} show it`
        }`;
      case 'peeked':
        return `looks at ${card(view, happening.card)} in slot ${happening.slot}`;
      case 'kept':
        return `keeps ${card(view, happening.card)} from slot ${happening.slot}: ${happening.front}`;
      case 'removed':
        return `removes ${card(view, happening.card)} from slot ${happening.slot}`;
      case 'refilled':
        return `slot ${happening.slot} gets ${card(view, happening.card)}`;
      case 'supply-discarded':
        return `${card(view, happening.card)} goes from the supply to the discard pile`;
      case 'ended':
        return `the game is over: ${happening.reason}`;
    }
  },
};

const CASTS = {
  two: { seats: 2, bots: ['steady', 'greedy'] },
  three: { seats: 3, bots: ['steady', 'random', 'greedy'] },
  four: { seats: 4, bots: ['random', 'random', 'steady', 'greedy'] },
  five: { seats: 5, bots: ['greedy', 'steady', 'greedy', 'steady', 'greedy'] },
  six: { seats: 6, bots: ['random', 'steady', 'random', 'greedy', 'random', 'random'] },
};

test.each(Object.entries(CASTS))('playthrough %s', (name, cast) => {
  const path = join(__dirname, 'playthroughs', `${name}.txt`);
  expectPlaythrough(path, playthrough(allesKaese, cast, teller));
});
