import { miceToMeetYou } from '../../../../src/game-core/games/mice-to-meet-you';
import { QuickPlayer } from '../../../../src/game-core/games/mice-to-meet-you/bots/quick-player';
import { Sketch } from '../../../../src/game-core/games/mice-to-meet-you/bots/sketch';
import { steadyWorths } from '../../../../src/game-core/games/mice-to-meet-you/bots/steady-worths';
import { houseWorth } from '../../../../src/game-core/games/mice-to-meet-you/bots/worth';
import { LEVELS } from '../../../../src/game-core/games/mice-to-meet-you/bots';
import { cardsIn, DICE_SET, miceOn } from '../../../../src/game-core/games/mice-to-meet-you/cards';
import { total } from '../../../../src/game-core/games/mice-to-meet-you/dice';
import { activeSeat } from '../../../../src/game-core/games/mice-to-meet-you/table';
import type { Mice, Move, State } from '../../../../src/game-core/games/mice-to-meet-you/types';
import { pick } from '../../../../src/game-core/kernel/chance';
import { victoryShares } from '../../../../src/game-core/search/shares';
import { randomStream } from '../../support/streams';

const { game } = miceToMeetYou;
const steady = LEVELS.find(({ name }) => name === 'steady')!;

function begun(seats: number): State {
  const blank = game.setup({ seats, start: 0, options: { level: 3 } });
  return game.apply(blank, { by: 'chance', event: { type: 'start', seat: 0 } });
}

function sketched(state: State): Sketch {
  const sketch = new Sketch();
  sketch.copy(state);
  return sketch;
}

function follow(sketch: Sketch, { tray, asked }: State, move: Move): void {
  const { red, left } = tray!;
  switch (move.type) {
    case 'catch':
      return sketch.use(asked!, move.card, Math.abs(move.card - total(red) - move.yellow));
    case 'miss':
      return sketch.miss(move.penalty);
    case 'take':
      return sketch.take(asked!, move.card, left!);
    case 'pass':
      return;
  }
}

function expectSame(sketch: Sketch, state: State): void {
  const { houses, supply } = state.table;
  expect(sketch.supply).toBe(supply);
  expect(sketch.isOver).toBe(state.over);
  houses.forEach(({ hand, cage, down, nuts }, seat) => {
    expect(sketch.handOf(seat)).toBe(hand);
    expect(sketch.topOf(seat)).toBe(cage.at(-1) ?? 0);
    expect(sketch.downOf(seat)).toBe(down);
    expect(sketch.nutsOf(seat)).toBe(nuts);
    if (state.over) expect(sketch.shareOf(seat)).toBe(victoryShares<Mice>(game, state)[seat]);
  });
  if (state.over) return;
  expect(sketch.turn).toBe(state.turn);
  expect(sketch.active).toBe(activeSeat(state));
}

describe.each([2, 3, 4, 5])('with %i seats', (seats) => {
  test('move by move, the sketch comes to what the rules say', () => {
    for (const nth of [0, 1, 2, 3]) {
      const random = randomStream(`sketch ${seats} ${nth}`);
      let state = begun(seats);
      // Copied again and again in the middle of the game, too.
      let sketch = sketched(state);
      while (!state.over) {
        const turn = game.turn(state);
        if (turn.kind === 'chance') {
          state = game.apply(state, { by: 'chance', event: game.chance(state, random) });
          continue;
        }
        const by = state.asked!;
        const view = game.view(state, by);
        // Mostly sensible, so that the game ends; now and then anything, so that all is tried.
        const isWild = random.below(8) === 0;
        const move = isWild ? pick(game.moves(view), random) : steady.choose(view, random);
        follow(sketch, state, move);
        const next = game.apply(state, { by, move });
        if (!next.over && next.turn > state.turn) sketch.pass();
        expectSame(sketch, next);
        state = next;
        if (random.below(4) === 0) sketch = sketched(state);
      }
    }
  });

  test('games in the head end, and again in the same way with the same dice', () => {
    const sketch = sketched(begun(seats));
    const player = new QuickPlayer(sketch, steadyWorths());
    const ends = (stream: number) => {
      sketch.restore();
      while (!sketch.isOver && sketch.turn < 500) player.playTurn(stream);
      expect(sketch.isOver).toBe(true);
      const winner = Array.from({ length: seats }, (_, seat) => sketch.shareOf(seat)).indexOf(1);
      // Nobody ended it as a loser.
      expect(sketch.downOf(winner)).toBe(DICE_SET);
      return `${sketch.turn}/${winner}/${miceOn(sketch.handOf(winner))}`;
    };
    const streams = [1, 2, 3, 4, 5, 6, 7, 8];
    const first = streams.map(ends);
    expect(streams.map(ends)).toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(4);
  });
});

test('the tables hold what steady thinks of a house', () => {
  const random = randomStream('worths');
  for (let nth = 0; nth < 200; nth += 1) {
    const some = (cards: readonly number[]) =>
      cards.filter(() => random.below(2) === 0).reduce((set, card) => set | (1 << card), 0);
    const hand = some(cardsIn(0x7fffe & ~DICE_SET));
    const down = some([9, 12, 15]);
    const nuts = random.below(16);
    const worth = houseWorth({ hand, cage: [], down, nuts }, false);
    expect(steadyWorths().of(hand, down, nuts)).toBeCloseTo(worth, 9);
  }
});
