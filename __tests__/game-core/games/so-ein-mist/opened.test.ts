import { soEinMistJudge } from '../../../../src/game-core/games/so-ein-mist/judge';
import type { Card } from '../../../../src/game-core/games/so-ein-mist/cards';
import { FACES, type Face, type State } from '../../../../src/game-core/games/so-ein-mist/types';
import { unseenOf } from '../../../../src/game-core/games/so-ein-mist/view';
import { seatsOf } from '../../../../src/game-core/kernel/seats';
import { finish } from '../../../../src/game-core/kernel/thinking';
import { victoryShares } from '../../../../src/game-core/search/shares';
import { randomStream } from '../../support/streams';
import { dealt, decided, game, movedAll, rolled } from './scene';

const SEATS = 6;
/** Five rounds of six, but for the last turn; it is seat 5's. */
const TURNS = 29;
const WORLDS = 1024;

/** The last choice of a game of six: the cards that went to both neighbours lie unseen in their piles. */
const lastChoice = (line: number): State => {
  const faces = Array.from(
    { length: TURNS },
    (_, turn): Face => FACES[(line * turn + (turn % 5)) % 6]!,
  );
  return rolled(movedAll(dealt({ seats: SEATS }), ...faces), FACES[line % 6]!);
};

function ordersOf(cards: readonly Card[]): Card[][] {
  if (cards.length < 2) return [[...cards]];
  return cards.flatMap((card) =>
    ordersOf(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]),
  );
}

/** Every way that the unseen cards may lie, for all that anybody knows: first those that went left and right, then the draw pile. */
function worldsOf(state: State): State[] {
  const { draws } = state.hidden;
  return seatsOf(SEATS).reduce<State[]>(
    (worlds, seat) =>
      worlds.flatMap((world) =>
        ordersOf(unseenOf(state.open, seat)).map((order) => ({
          open: world.open,
          hidden: {
            draws: draws.map((pile, of) => (of === seat ? order.slice(2) : pile)),
            passed: [...world.hidden.passed, ...order.slice(0, 2)],
          },
        })),
      ),
    [{ open: state.open, hidden: { draws, passed: [] } }],
  );
}

test.each([1, 2, 3, 5, 7, 11])(
  'before the piles are opened every way that passed cards may lie counts as much, line %i',
  (line) => {
    const state = lastChoice(line);
    const worlds = worldsOf(state);
    // Two ways for each giver whose draw pile is empty, and six for the one that has a card left.
    expect(worlds).toHaveLength(2 ** 5 * 6);
    const ends = worlds.map((world) => victoryShares(game, decided(world, 'stop')));
    const exact = (seat: number) => ends.reduce((sum, end) => sum + end[seat]!, 0) / ends.length;
    const view = game.view(state, 5);
    const { moves } = finish(soEinMistJudge.weigh(view, randomStream('opened'), WORLDS));
    const stop = moves.find(({ move }) => move === 'stop')!;
    for (const seat of seatsOf(SEATS)) {
      const spread = Math.sqrt((exact(seat) * (1 - exact(seat))) / WORLDS);
      expect(Math.abs(stop.shares[seat]! - exact(seat))).toBeLessThanOrEqual(4 * spread + 1e-9);
    }
  },
);

test('what was passed on decides some of those games', () => {
  const isOpen = [1, 2, 3, 5, 7, 11].filter((line) => {
    const ends = worldsOf(lastChoice(line)).map((world) =>
      JSON.stringify(victoryShares(game, decided(world, 'stop'))),
    );
    return new Set(ends).size > 1;
  });
  expect(isOpen.length).toBeGreaterThan(1);
});
