/**
 * So ein Mist as somebody who uses boardgame.io would write it: setup, three moves, a turn order,
 * and the library's own random plugin. Standard rules, 3 or 4 players: enough to compare speed.
 */
const VALUES = [-5, -3, -1, 2, 4, 6, 8, 10];
const GREY = [-3, -3, -1, -1, 2, 2];

export interface Table {
  draws: number[][];
  piles: number[][];
  path: number[];
  queues: number[][];
  dice: number[];
}

interface Context {
  G: Table;
  ctx: { numPlayers: number; currentPlayer: string };
  random: { D6(): number; Shuffle<T>(items: T[]): T[] };
  events: { endTurn(): void };
}

const INVALID_MOVE = 'INVALID_MOVE';

export function mustStop(dice: readonly number[]): boolean {
  const last = dice[dice.length - 1];
  return dice.length === 5 || dice.indexOf(last as number) < dice.length - 1;
}

export const SoEinMist = {
  name: 'so-ein-mist',
  disableUndo: true,

  setup({ ctx, random }: Pick<Context, 'ctx' | 'random'>): Table {
    const draws = Array.from({ length: ctx.numPlayers }, () => random.Shuffle([...VALUES]));
    const own = draws.map((pile, seat) => ({ value: pile.pop() as number, seat }));
    const path = random.Shuffle([...own, ...GREY.map((value) => ({ value, seat: -1 }))]);
    return {
      draws,
      piles: draws.map(() => []),
      path: path.map(({ value }) => value),
      queues: path.map(({ seat }) => (seat < 0 ? [] : [seat])),
      dice: [],
    };
  },

  moves: {
    roll({ G, random }: Context) {
      if (G.dice.length > 0) return INVALID_MOVE;
      G.dice.push(random.D6());
    },
    goOn({ G, random }: Context) {
      if (G.dice.length === 0 || mustStop(G.dice)) return INVALID_MOVE;
      G.dice.push(random.D6());
    },
    stop({ G, ctx, events }: Context) {
      if (G.dice.length === 0) return INVALID_MOVE;
      const seat = Number(ctx.currentPlayer);
      const from = G.queues.findIndex((queue) => queue.includes(seat));
      const to = (from + (G.dice[G.dice.length - 1] as number)) % G.path.length;
      const queue = G.queues[to] as number[];
      const taker = queue[queue.length - 1] ?? seat;
      G.queues[from] = (G.queues[from] as number[]).filter((other) => other !== seat);
      queue.push(seat);
      (G.piles[taker] as number[]).push(G.path[to] as number);
      G.path[to] = (G.draws[seat] as number[]).pop() as number;
      G.dice = [];
      events.endTurn();
    },
  },

  endIf({ G }: Context) {
    if (G.draws.some((pile) => pile.length > 0)) return undefined;
    return { scores: G.piles.map((pile) => pile.reduce((sum, value) => sum + value, 0)) };
  },
};
