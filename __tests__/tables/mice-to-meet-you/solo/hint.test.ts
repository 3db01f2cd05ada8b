import { miceToMeetYou } from '../../../../src/game-core/games/mice-to-meet-you';
import {
  bestOf,
  weigh,
  worthNow,
} from '../../../../src/game-core/games/mice-to-meet-you/solo/worth';
import { chancesOf } from '../../../../src/tables/mice-to-meet-you/solo/advice/chances';
import { choiceOf } from '../../../../src/tables/mice-to-meet-you/solo/choices';
import { hintFor, inShort } from '../../../../src/tables/mice-to-meet-you/solo/advice/hint';
import { Scenario } from '../../../game-core/games/mice-to-meet-you/scenario';
import { momentsOf } from '../../../game-core/support/walk';
import { playAlone, SOLOISTS, VALUES, viewsOf } from './played';

const { game } = miceToMeetYou;

/** Every moment of some games in which the player decides. */
const DECISIONS = SOLOISTS.flatMap((bot) => momentsOf(playAlone(bot, 2, `hint ${bot.name}`)))
  .map(({ state }) => state)
  .filter((state) => state.asked !== null);

test('the hint is what the core calls best, and keeps what the game is worth', () => {
  for (const state of DECISIONS) {
    const { all } = hintFor(VALUES, state);
    expect(all[0]!.move).toEqual(bestOf(weigh(VALUES, state)).move);
    expect(all[0]!.worth).toBe(worthNow(VALUES, state));
  }
});

test('everything that can be done is in it once, with what its best way keeps', () => {
  for (const state of DECISIONS) {
    const { all } = hintFor(VALUES, state);
    const weighed = weigh(VALUES, state);
    // Where nothing can be caught, which larder closes is what there is to choose.
    const isForced = weighed.every(({ move: { type } }) => type === 'miss');
    const targetOf = (move: (typeof all)[number]['move']) => {
      if (isForced && move.type === 'miss') return `miss ${move.penalty}`;
      return 'card' in move ? `${move.type} ${move.card}` : move.type;
    };
    expect(new Set(all.map(({ move }) => targetOf(move)))).toEqual(
      new Set(weighed.map(({ move }) => targetOf(move))),
    );
    expect(new Set(all.map(({ move }) => targetOf(move))).size).toBe(all.length);
    for (const { move, worth } of all) {
      const same = weighed.filter((each) => targetOf(each.move) === targetOf(move));
      expect(worth).toBe(Math.max(...same.map((each) => each.worth)));
    }
    const worths = all.map(({ worth }) => worth);
    expect(worths).toEqual([...worths].sort((a, b) => b - a));
  }
});

test('in short it is four at most, the best first, and always what a miss would keep', () => {
  for (const state of DECISIONS) {
    const hint = hintFor(VALUES, state);
    const short = inShort(hint);
    expect(short.length).toBeLessThanOrEqual(4);
    expect(short[0]).toBe(hint.all[0]);
    expect(short.some(({ choice: { kind } }) => kind === 'miss' || kind === 'pass')).toBe(true);
  }
});

test('a choice is told with its nuts, what it leaves and the nut that this brings', () => {
  const table = Scenario.solo({ hand: [2, 4, 8, 16], nuts: 1, down: [15] }).roll('3 564');
  const choice = (card: number, yellow: number) =>
    choiceOf(table.state, { type: 'catch', card, yellow });
  expect(choice(2, 0)).toEqual({ kind: 'catch', card: 2, nuts: 1, leaves: 15, bringsNut: true });
  expect(choice(8, 5)).toEqual({ kind: 'catch', card: 8, nuts: 0, leaves: 10, bringsNut: false });
  expect(choiceOf(table.state, { type: 'miss', penalty: 12 })).toEqual({
    kind: 'miss',
    larder: 12,
  });
});

test('a pass is told with what is left over, and the nut that this brings', () => {
  const passed = (dice: string, nuts: number) => {
    const table = Scenario.solo({ hand: [3, 8], nuts, down: [15] }).roll(dice);
    const asked = table.act({ type: 'catch', card: 3, yellow: 0 });
    return choiceOf(asked.state, { type: 'pass' });
  };
  expect(passed('3 564', 1)).toEqual({ kind: 'pass', leaves: 15, bringsNut: true });
  expect(passed('3 563', 1)).toEqual({ kind: 'pass', leaves: 14, bringsNut: false });
  expect(passed('3 564', 3)).toEqual({ kind: 'pass', leaves: 15, bringsNut: false });
});

test('nothing comes back from an empty middle', () => {
  const table = Scenario.solo({ hand: [3, 16], nuts: 3, down: [15] }).roll('3 564');
  const { bringsNut } = choiceOf(table.state, { type: 'catch', card: 3, yellow: 0 }) as never;
  expect(bringsNut).toBe(false);
});

test('a second card is told with the nut that it always costs, and named with the first', () => {
  const table = Scenario.solo({ hand: [5, 8], nuts: 2, down: [15] }).roll('3 522');
  const { all, then } = hintFor(VALUES, table.state);
  expect(all[0]!.worth).toBe(1);
  const first = table.act(all[0]!.move);
  expect(then).not.toBeNull();
  const second = hintFor(VALUES, first.state);
  expect(second.all[0]!.choice).toEqual(then);
  expect(second.all.some(({ choice: { kind } }) => kind === 'pass')).toBe(true);
  const after = first.act(second.all[0]!.move);
  expect(after.nuts[0]).toBe(first.nuts[0]! - (then as { nuts: number }).nuts);
});

test('the line has a chance for the start and for each throw and choice, as the core has it', () => {
  for (const bot of SOLOISTS) {
    const match = playAlone(bot, 1, `line ${bot.name}`);
    const chances = chancesOf(VALUES, viewsOf(match));
    expect(chances).toEqual(
      momentsOf(match)
        .slice(1)
        .map(({ state }) => worthNow(VALUES, state)),
    );
    expect(chances[0]).toBe(worthNow(VALUES, game.setup(match.origin.config)));
  }
});
