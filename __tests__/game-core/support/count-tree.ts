import type { Action, Game, Kinds } from '../../../src/game-core/kernel/game';

/** How many sequences of that many actions there are, chance's short lists among them. */
export function countTree<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  depth: number,
): number {
  if (depth === 0) return 1;
  return actionsFrom(game, state).reduce(
    (sum, action) => sum + countTree(game, game.apply(state, action), depth - 1),
    0,
  );
}

function actionsFrom<K extends Kinds>(game: Game<K>, state: K['state']): Action<K>[] {
  const turn = game.turn(state);
  switch (turn.kind) {
    case 'over':
      return [];
    case 'chance':
      return (game.outcomes(state) ?? []).map(({ event }) => ({ by: 'chance', event }));
    case 'seats':
      return turn.seats.flatMap((by) =>
        game.moves(game.view(state, by)).map((move) => ({ by, move })),
      );
  }
}
