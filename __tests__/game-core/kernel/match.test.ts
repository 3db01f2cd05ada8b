import { soEinMist } from '../../../src/game-core/games/so-ein-mist';
import type { Face, SoEinMist } from '../../../src/game-core/games/so-ein-mist/types';
import { pick, createChance, seedFromText } from '../../../src/game-core/kernel/chance';
import { configure } from '../../../src/game-core/kernel/config';
import {
  act,
  actionsOf,
  begin,
  isDecision,
  isOver,
  rewind,
  settle,
  undo,
  type Match,
} from '../../../src/game-core/kernel/match';

const { game } = soEinMist;

function start(seats = 4, options = {}): Match<SoEinMist> {
  const config = configure(game, { seats, options });
  if (!config.ok) throw new Error(config.error.message);
  return settle(begin(game, config.value, seedFromText('a match')));
}

function decide(match: Match<SoEinMist>, move: 'stop' | 'continue'): Match<SoEinMist> {
  const turn = game.turn(match.state);
  const seat = turn.kind === 'seats' ? (turn.seats[0] as number) : -1;
  const acted = act(match, seat, move);
  if (!acted.ok) throw new Error(acted.error.rule);
  return acted.value;
}

/** Plays to the end; whether to go on is chosen at random from that seed. */
function playedBy(choices: string): Match<SoEinMist> {
  const random = createChance(seedFromText(choices)).draw('choices');
  let match = start();
  while (!isOver(match)) {
    const turn = game.turn(match.state);
    const seat = turn.kind === 'seats' ? (turn.seats[0] as number) : -1;
    match = settle(decide(match, pick(game.moves(game.view(match.state, seat)), random)));
  }
  return match;
}

/** The faces of a match by seat, turn of that seat, and roll. */
function rolls(match: Match<SoEinMist>): Map<string, Face> {
  const found = new Map<string, Face>();
  for (let { last } = match; last !== null; last = last.before.last) {
    const turn = game.turn(last.before.state);
    if (turn.kind !== 'chance' || isDecision(last.action) || last.action.event.type !== 'roll')
      continue;
    found.set(turn.key, last.action.event.face);
  }
  return found;
}

test('choosing otherwise changes no later roll of a given seat, turn and roll number', () => {
  const [first, ...others] = ['a', 'b', 'c', 'd', 'e'].map((choices) => rolls(playedBy(choices)));
  for (const other of others) {
    const common = [...other].filter(([key]) => first?.has(key));
    expect(common.length).toBeGreaterThan(27);
    expect(common.filter(([key, face]) => first?.get(key) !== face)).toEqual([]);
    expect([...other.keys()]).not.toEqual([...(first?.keys() ?? [])]);
  }
});

test('a decision out of turn, before the dice, or after the end is refused', () => {
  const match = start();
  const turn = game.turn(match.state);
  const seat = turn.kind === 'seats' ? (turn.seats[0] as number) : -1;
  expect(act(match, (seat + 1) % 4, 'stop')).toMatchObject({ error: { code: 'not-your-turn' } });
  expect(act(decide(match, 'stop'), seat, 'stop')).toMatchObject({
    error: { code: 'chance-first' },
  });
  expect(act(playedBy('a'), seat, 'stop')).toMatchObject({ error: { code: 'game-over' } });
});

test('an earlier moment can be looked at again and played on from', () => {
  const match = playedBy('a');
  const middle = rewind(match, 40);
  expect(middle.length).toBe(40);
  expect(actionsOf(middle)).toEqual(actionsOf(match).slice(0, 40));
  const other = settle(decide(settle(middle), 'stop'));
  expect(actionsOf(other).slice(0, 40)).toEqual(actionsOf(middle));
  expect(match.length).toBe(playedBy('a').length);
});

test('there is no moment before the start or after the end', () => {
  expect(() => rewind(start(), -1)).toThrow('No moment');
  expect(() => rewind(start(), 1000)).toThrow('No moment');
});

describe('undo', () => {
  test('takes back rolling on while the die is still in the hand', () => {
    const match = start();
    const seat = (match.state.open.setting.start + 0) % 4;
    const rolling = decide(match, 'continue');
    expect(undo(rolling, seat, [0, 1, 2, 3])).toBe(match);
    expect(undo(settle(rolling), seat, [0, 1, 2, 3])).toBeNull();
  });

  test('does not take back a stop that turned up a card', () => {
    const match = start();
    const seat = match.state.open.setting.start;
    expect(undo(decide(match, 'stop'), seat, [0, 1, 2, 3])).toBeNull();
  });

  test('takes back a stop in another round, until the next die is rolled', () => {
    let match = start(3, { anotherRound: true });
    while (match.state.open.turn < 21) match = settle(decide(match, 'stop'));
    const seat = match.state.open.setting.start;
    const stopped = decide(match, 'stop');
    expect(undo(stopped, seat, [seat])).toBe(match);
    expect(undo(stopped, (seat + 1) % 3, [0, 1, 2])).toBeNull();
    expect(undo(settle(stopped), seat, [seat])).toBeNull();
  });

  test('takes nothing back once the match is over', () => {
    let match = start(3, { anotherRound: true });
    let before = match;
    while (!isOver(match)) {
      before = match;
      match = settle(decide(match, 'stop'));
    }
    const { seats } = game.turn(before.state) as { readonly seats: readonly number[] };
    // Nothing was turned up by it: only the end makes it stand.
    expect(game.isFinal(before.state, { by: seats[0]!, move: 'stop' })).toBe(false);
    expect(undo(match, seats[0]!, [0, 1, 2])).toBeNull();
  });

  test('there is nothing to take back at the start', () => {
    expect(undo(start(), 0, [0])).toBeNull();
  });
});
