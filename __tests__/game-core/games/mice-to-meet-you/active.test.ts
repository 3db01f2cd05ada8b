import {
  CARDS,
  cardsIn,
  FULL_HAND,
  miceOn,
} from '../../../../src/game-core/games/mice-to-meet-you/cards';
import { createChance, seedFromText } from '../../../../src/game-core/kernel/chance';
import { configure } from '../../../../src/game-core/kernel/config';
import { game, Scenario } from './scenario';

describe('set-up', () => {
  test('everybody holds 14 cards with 129 mice and has four open dice cards', () => {
    const { table } = Scenario.of(3).state;
    expect(table.houses).toHaveLength(3);
    expect(table.houses.every(({ hand }) => hand === FULL_HAND)).toBe(true);
    expect(cardsIn(FULL_HAND)).toEqual(CARDS.filter((card) => ![6, 9, 12, 15].includes(card)));
    expect(miceOn(FULL_HAND)).toBe(129);
    expect(table.houses.every(({ down, cage }) => down === 0 && cage.length === 0)).toBe(true);
  });

  test.each([2, 3, 4, 5])('with %i seats, three nuts a seat lie in the supply', (seats) => {
    const { supply, nuts } = Scenario.of(seats);
    expect(supply).toBe(3 * seats);
    expect(nuts).toEqual(Array.from({ length: seats }, () => 0));
  });

  test('the chosen seat starts, and without a choice any seat may', () => {
    const chosen = game.setup({ seats: 4, start: 2, options: { level: 3 } });
    expect(game.outcomes(chosen)).toEqual([{ event: { type: 'start', seat: 2 }, odds: 1 }]);
    const open = game.setup({ seats: 3, start: 'random', options: { level: 3 } });
    expect(game.turn(open)).toEqual({ kind: 'chance', key: 'start' });
    const starts = Array.from({ length: 60 }, (_, index) =>
      game.chance(open, createChance(seedFromText(`${index}`)).draw('start')),
    );
    expect(new Set(starts.map((event) => (event.type === 'start' ? event.seat : null)))).toEqual(
      new Set([0, 1, 2]),
    );
  });

  test('levels are for one seat only', () => {
    expect(configure(game, { seats: 1, options: { level: 0 } }).ok).toBe(true);
    expect(configure(game, { seats: 2, options: { level: 0 } })).toMatchObject({
      ok: false,
      error: { code: 'option-value' },
    });
  });
});

describe('the dice', () => {
  const rolled = (down: number[], seed: string) => {
    const { state } = Scenario.of(2, [{ down }]);
    const event = game.chance(state, createChance(seedFromText(seed)).draw('roll/0/0'));
    if (event.type !== 'roll') throw new Error('This is a roll.');
    return event;
  };

  test.each([
    [[], 2, 3],
    [[15], 1, 3],
    [[12], 2, 2],
    [[9], 2, 2],
    [[9, 12], 2, 1],
    [[9, 12, 15], 1, 1],
  ])('with %j face down, %i red and %i yellow ones are rolled', (down, red, yellow) => {
    const event = rolled(down, 'count');
    expect([event.red.length, event.yellow.length]).toEqual([red, yellow]);
  });

  test('a die that is left shows the same face whatever was turned down', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const all = rolled([], `${seed}`);
      const [first, second, third] = all.yellow;
      expect(rolled([9], `${seed}`)).toEqual({ ...all, yellow: [first, third] });
      expect(rolled([12], `${seed}`)).toEqual({ ...all, yellow: [first, second] });
      const last = { ...all, red: [all.red[0]], yellow: [first] };
      expect(rolled([9, 12, 15], `${seed}`)).toEqual(last);
    }
  });

  test('five faces are drawn in any case: two red ones, then three yellow ones', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const random = createChance(seedFromText(`${seed}`)).draw('roll/0/0');
      const [a, b, c, d, e] = Array.from({ length: 5 }, () => random.below(6) + 1);
      expect(rolled([], `${seed}`)).toEqual({ type: 'roll', red: [a, b], yellow: [c, d, e] });
      expect(rolled([9, 15], `${seed}`)).toEqual({ type: 'roll', red: [a], yellow: [c, e] });
      expect(rolled([12], `${seed}`)).toEqual({ type: 'roll', red: [a, b], yellow: [c, d] });
    }
  });

  test('the key names the seat and its turn', () => {
    let table = Scenario.of(2);
    const keys = [];
    for (let turn = 0; turn < 4; turn += 1) {
      keys.push(table.turn.kind === 'chance' ? table.turn.key : null);
      table = table.roll('11 111').miss('none').pass();
    }
    expect(keys).toEqual(['roll/0/0', 'roll/1/0', 'roll/0/1', 'roll/1/1']);
  });

  test('short lists of rolls have exact odds, long ones are not listed', () => {
    expect(game.outcomes(Scenario.of(2, [{ down: [9, 12, 15] }]).state)).toHaveLength(36);
    expect(game.outcomes(Scenario.of(2, [{ down: [9, 12] }]).state)).toHaveLength(216);
    expect(game.outcomes(Scenario.of(2).state)).toBeNull();
  });
});

describe('the active seat', () => {
  test('uses all red dice and any of the yellow ones, also none', () => {
    // 8 and none, 2, 3, 2 + 3, 6, 6 + 2, 6 + 3 or all of them more.
    expect(Scenario.of(2).roll('53 632').reach).toEqual([8, 10, 11, 13, 14, 16, 17]);
  });

  test('choices of yellow dice with the same total are one choice', () => {
    const { moves } = Scenario.of(2).roll('13 123');
    expect(moves.filter((move) => move.type === 'catch' && move.card === 7)).toEqual([
      { type: 'catch', card: 7, yellow: 3 },
    ]);
    const twins = Scenario.of(2).roll('11 555').moves;
    expect(twins.filter(({ type }) => type === 'catch')).toEqual([
      { type: 'catch', card: 2, yellow: 0 },
      { type: 'catch', card: 7, yellow: 5 },
      { type: 'catch', card: 12, yellow: 10 },
      { type: 'catch', card: 17, yellow: 15 },
    ]);
  });

  test('lays the hand card of that value on the cage', () => {
    const table = Scenario.of(2, [{ cage: [4] }])
      .roll('53 632')
      .catch(11, 3);
    expect(table.hand(0)).not.toContain(11);
    expect(table.house(0).cage).toEqual([4, 11]);
    expect(table.happenings).toEqual([
      { type: 'used', seat: 0, total: 11, yellow: 3 },
      { type: 'caught', seat: 0, card: 11 },
      { type: 'offered', seat: 1, total: 8 },
    ]);
  });

  test('turns the dice card of that value, and rolls fewer dice from the next turn on', () => {
    const table = Scenario.of(2).roll('63 555').catch(9, 0);
    expect(table.down(0)).toEqual([9]);
    expect(table.house(0).cage).toEqual([]);
    // This turn's dice are not affected.
    expect(table.left).toBe(15);
    const next = table.pass().roll('66 666').miss('none');
    const event = game.chance(next.state, createChance(seedFromText('x')).draw('roll/0/1'));
    expect(event).toMatchObject({ red: { length: 2 }, yellow: { length: 2 } });
  });

  test('pays a nut into the supply for each step from the sum to the card', () => {
    const table = Scenario.of(2, [{ nuts: 2 }]).roll('11 111');
    expect(table.reach).toEqual([1, 2, 3, 4, 5, 7]);
    const paid = table.catch(7, 3);
    expect(paid.nuts).toEqual([0, 0]);
    expect(paid.supply).toBe(6);
    expect(paid.happenings).toContainEqual({ type: 'changed', seat: 0, by: 2 });
  });

  test('sums may go beyond 18 as numbers, and nuts bring them back to a card', () => {
    expect(Scenario.of(2).roll('66 666').reach).toEqual([12, 18]);
    const table = Scenario.of(2, [{ nuts: 2 }]).roll('66 622');
    const paid = table.catch(18, 8);
    expect(paid.nuts).toEqual([0, 0]);
    expect(paid.left).toBe(2);
  });

  test('leaves the other yellow dice as rolled: its nuts change only what it uses', () => {
    const table = Scenario.of(2, [{ nuts: 1 }]);
    expect(table.roll('53 632').catch(10, 3).left).toBe(8);
  });

  test('turns the 6 only when the other dice cards are down', () => {
    const early = Scenario.of(2, [{ down: [9, 15] }]).roll('4 22');
    expect(early.refusalOf({ type: 'catch', card: 6, yellow: 2 })).toBe('six-last');
    const late = Scenario.of(2, [{ down: [9, 12, 15] }]).roll('4 2');
    expect(late.catch(6, 2).turn).toEqual({ kind: 'over' });
  });
});

describe('a miss', () => {
  test('brings back the top card of the cage or turns up a dice card, as the seat likes', () => {
    const table = Scenario.of(2, [{ cage: [4, 11], down: [12, 15] }]).roll('1 11');
    expect(table.penalties).toEqual(['cage', 12, 15]);
    const back = table.miss('cage');
    expect(back.hand(0)).toContain(11);
    expect(back.house(0).cage).toEqual([4]);
    expect(back.down(0)).toEqual([12, 15]);
    expect(back.happenings.slice(0, 2)).toEqual([
      { type: 'missed', seat: 0 },
      { type: 'came-back', seat: 0, card: 11 },
    ]);
    const up = table.miss(15);
    expect(up.down(0)).toEqual([12]);
    expect(up.house(0).cage).toEqual([4, 11]);
    expect(up.happenings).toContainEqual({ type: 'turned-up', seat: 0, card: 15 });
  });

  test('costs the only one that is possible, or nothing if neither is', () => {
    expect(Scenario.of(2, [{ cage: [4] }]).roll('11 111').penalties).toEqual(['cage']);
    expect(Scenario.of(2, [{ down: [9] }]).roll('11 11').penalties).toEqual([9]);
    const neither = Scenario.of(2).roll('11 111');
    expect(neither.penalties).toEqual(['none']);
    expect(neither.miss('none').happenings[0]).toEqual({ type: 'missed', seat: 0 });
  });

  test('may be chosen though there is something to catch, and spends no nuts', () => {
    const table = Scenario.of(2, [{ nuts: 2, cage: [4] }]).roll('53 632');
    expect(table.reach.length).toBeGreaterThan(0);
    expect(table.miss('cage').nuts).toEqual([2, 0]);
  });
});
