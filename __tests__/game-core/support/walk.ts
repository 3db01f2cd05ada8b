import { createChance, pick, seedFromText } from '../../../src/game-core/kernel/chance';
import type { Action, Game, Kinds, Turn } from '../../../src/game-core/kernel/game';
import { act, begin, draw, type Match } from '../../../src/game-core/kernel/match';
import { deepFreeze } from './freeze';
import type { Subject } from './subjects';

/** A whole match of random decisions; all that it is made of is frozen. */
export function randomMatch({ entry: { game }, config }: Subject, name: string): Match {
  const choices = createChance(seedFromText(`choices ${name}`)).draw('all');
  let match = begin(game, deepFreeze(config), seedFromText(name));
  for (;;) {
    deepFreeze(match.state);
    const turn = game.turn(match.state);
    switch (turn.kind) {
      case 'over':
        return match;
      case 'chance':
        match = draw(match);
        break;
      case 'seats': {
        const seat = pick(turn.seats, choices);
        const move = pick(game.moves(deepFreeze(game.view(match.state, seat))), choices);
        const acted = act(match, seat, move);
        if (!acted.ok) throw new Error(acted.error.rule);
        match = acted.value;
      }
    }
    if (match.length > 20_000) throw new Error(`${game.id} does not end.`);
  }
}

/** Every moment of a match, the empty table first. */
export function momentsOf<K extends Kinds>(match: Match<K>): Match<K>[] {
  const moments: Match<K>[] = [];
  for (let moment: Match<K> | undefined = match; moment; moment = moment.last?.before) {
    moments.push(moment);
  }
  return moments.reverse();
}

/** Each action since that moment, with the moment in which it was made and the one it led to. */
export function stepsOf<K extends Kinds>(match: Match<K>, since = 0): Step<K>[] {
  const steps: Step<K>[] = [];
  for (let after = match; after.last !== null && after.length > since; after = after.last.before) {
    steps.push({ before: after.last.before, action: after.last.action, after });
  }
  return steps.reverse();
}

export interface Step<K extends Kinds = Kinds> {
  readonly before: Match<K>;
  readonly action: Action<K>;
  readonly after: Match<K>;
}

export function turnOf<K extends Kinds>({ origin, state }: Match<K>): Turn {
  return origin.game.turn(state);
}

export function actingSeats(game: Game, state: unknown): readonly number[] {
  const turn = game.turn(state);
  return turn.kind === 'seats' ? turn.seats : [];
}
