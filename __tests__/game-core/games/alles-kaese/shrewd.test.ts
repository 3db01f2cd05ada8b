import { guessedFronts } from '../../../../src/game-core/games/alles-kaese/bots/giveaways';
import { shrewd } from '../../../../src/game-core/games/alles-kaese/bots/shrewd';
import { steady } from '../../../../src/game-core/games/alles-kaese/bots/steady';
import type { Move } from '../../../../src/game-core/games/alles-kaese/types';
import { randomStream, Scenario } from './scenario';

const choice = (table: Scenario): Move =>
  shrewd.choose(table.view(table.acting), randomStream('thoughts'));

describe('what others give away', () => {
  const TOP = '5t 5c 4c 2c 2t 1c 2c 1c 1c 3c 3t';
  /** Seat 1 has looked at the 5 in slot 0. */
  const looked = Scenario.deal(4, TOP).remove(4, 2).peek(3, 0).remove(1, 5).remove(1, 5);

  test('nothing, as long as they could not have kept the card', () => {
    expect(guessedFronts(looked.remove(2, 3).view(0))[0]).toBeUndefined();
  });

  test('a trap, where one rolls the number of a card that it has seen and removes another', () => {
    const table = looked.remove(2, 3).remove(5, 1);
    for (const seat of [0, 2, 3]) expect(guessedFronts(table.view(seat))[0]).toBe('trap');
  });

  test('a trap, where one removes the card that it has seen: it counts in the discard pile', () => {
    const table = looked.remove(2, 3).remove(5, 0);
    expect(guessedFronts(table.view(0))[0]).toBe('trap');
    expect(guessedFronts(table.view(0))[1]).toBeUndefined();
  });

  test('a trap, where one keeps another card without having seen it', () => {
    expect(guessedFronts(looked.remove(2, 3).keep(5, 1).view(0))[0]).toBe('trap');
  });

  test('nothing, where one keeps another card that it has seen as well', () => {
    const both = Scenario.deal(4, TOP).remove(4, 2).peek(3, 1).remove(1, 5).remove(1, 5);
    const again = both.remove(2, 3).peek(6, 0).remove(2, 4).remove(1, 5).remove(1, 5);
    expect(guessedFronts(again.keep(5, 1).view(0))[0]).toBeUndefined();
  });

  test('nothing, where a seat that has not looked does the same', () => {
    expect(guessedFronts(looked.remove(5, 1).view(2))[0]).toBeUndefined();
  });

  test('nothing new to who has seen the card, or to who spurned it', () => {
    const cheese = Scenario.deal(2, '5c 5t 4c 2c 2t 1c 2c 1c 1c').peek(3, 0).peek(3, 0);
    const spurned = cheese.remove(1, 5).remove(5, 0);
    expect(guessedFronts(spurned.view(0))[0]).toBe('cheese');
    const alone = Scenario.deal(2, TOP).peek(3, 1).remove(1, 5).remove(5, 1);
    expect(guessedFronts(alone.view(0))[1]).toBe('cheese');
    expect(guessedFronts(alone.view(1))[1]).toBe('trap');
  });

  test('nothing, where it cannot be true of all such cards', () => {
    // There is one trap with one hole, but seat 1 has spurned two such cards.
    const table = Scenario.deal(2, '1c 1c 6t 6t 6t 6t 5t 5t 5t 5c 4t 4t 4t 4c 3t')
      .peek(3, 2)
      .peek(3, 0)
      .peek(3, 2)
      .peek(3, 1)
      .peek(3, 2);
    const once = table.remove(1, 0);
    expect(guessedFronts(once.view(0)).slice(0, 2)).toEqual([undefined, undefined]);
  });
});

describe('shrewd', () => {
  test('does not keep what another seat has seen and spurned', () => {
    // Seat 1 looked at the 2 in slot 3, rolled a 2 later and removed the other one instead.
    const table = Scenario.deal(2, '6t 5t 4c 2t 2c 1c 6c 6t 6t 5c 5t 5t')
      .remove(1, 5)
      .peek(3, 3)
      .remove(4, 2)
      .remove(2, 4)
      .roll(2);
    expect(steady.choose(table.view(0), randomStream('thoughts')).type).toBe('keep');
    expect(choice(table)).toEqual({ type: 'remove', slot: 3 });
  });

  test('with the last card risks its third trap when it is behind, and not when it is ahead', () => {
    const deal = Scenario.deal(2, '6t 6t 6c 3c 1c 1c 1c 1c 1c', 1);
    const behind = deal.keep(3, 3).keep(6, 0).remove(1, 4).keep(6, 1).drainTo(1);
    const ahead = deal.remove(1, 4).keep(3, 3).remove(1, 5).keep(6, 0).remove(1, 4);
    expect(choice(behind.roll(6)).type).toBe('keep');
    expect(choice(ahead.keep(6, 1).drainTo(1).roll(6)).type).toBe('remove');
  });

  test('plays as steady does where nothing makes a difference', () => {
    // The last turn of the game, and all that is left to do is to look.
    const table = Scenario.deal(2, '2c 2t 2c 3c 3t 3c').drainTo(1).roll(1);
    expect(table.moves[0]?.type).toBe('peek');
    expect(choice(table)).toEqual(steady.choose(table.view(table.acting), randomStream('any')));
  });
});
