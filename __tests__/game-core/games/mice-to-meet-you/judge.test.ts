import { miceJudge } from '../../../../src/game-core/games/mice-to-meet-you/judge';
import { soloJudge } from '../../../../src/game-core/games/mice-to-meet-you/solo/judge';
import { worthNow } from '../../../../src/game-core/games/mice-to-meet-you/solo/worth';
import { FACES } from '../../../../src/game-core/games/mice-to-meet-you/types';
import { finish } from '../../../../src/game-core/kernel/thinking';
import { randomStream } from '../../support/streams';
import { Scenario, type Sketch } from './scenario';
import { valuesOf } from './solo-values';

function weigh(table: Scenario, seat: number, worlds?: number) {
  return finish(miceJudge.weigh(table.view(seat), randomStream('judge'), worlds));
}

const NEARLY: Sketch = { down: [9, 12, 15] };

describe('turning the 6', () => {
  const end = { type: 'catch', card: 6, yellow: 0 } as const;
  const weighed = (own: number[], others: number[]) => {
    const table = Scenario.of(2, [{ ...NEARLY, hand: own }, { hand: others }]).roll('6 1');
    const { moves, best } = weigh(table, 0, 8);
    return {
      end: moves.find(({ move }) => move.type === 'catch' && move.card === 6)!,
      best: best!,
    };
  };

  test('wins for who has the fewest mice, without any error', () => {
    const { end: made, best } = weighed([2], [17, 18]);
    expect(made).toMatchObject({ move: end, worth: 1, error: 0, price: 0, shares: [1, 0] });
    expect(best.worth).toBe(1);
  });

  test('loses for who has more', () => {
    const { end: made, best } = weighed([17, 18], [2]);
    expect(made).toMatchObject({ worth: 0, shares: [0, 1] });
    expect(best.move).not.toEqual(end);
  });
});

test('who is offered the dice can be asked too', () => {
  const table = Scenario.of(3, [{}, { ...NEARLY, hand: [5], nuts: 1 }, { hand: [6, 7] }])
    .roll('11 421')
    .catch(2, 0);
  const { best } = weigh(table, 1, 8);
  expect(best).toMatchObject({ move: { type: 'take', card: 6 }, worth: 1, shares: [0, 1, 0] });
});

test('before a throw of two dice it is worth the mean of all 36', () => {
  const table = Scenario.of(2, [{ ...NEARLY, hand: [2, 7] }, { hand: [6, 7] }]);
  const { shares } = weigh(table, 0, 8);
  const rolls = FACES.flatMap((red) => FACES.map((yellow) => table.roll(`${red} ${yellow}`)));
  const mean = rolls.reduce((sum, rolled) => sum + weigh(rolled, 0, 8).shares[0]! / 36, 0);
  expect(shares[0]).toBeCloseTo(mean, 12);
});

describe('alone', () => {
  const values = valuesOf('clear');
  const judge = soloJudge(values);
  const ask = (table: Scenario) => finish(judge.weigh(table.view(0), randomStream('judge')));

  test('the solved values say it, before a throw too', () => {
    const table = Scenario.solo({ hand: [1, 5, 18], nuts: 1 });
    expect(ask(table)).toEqual({
      moves: [],
      best: null,
      shares: [worthNow(values, table.state)],
      error: 0,
    });
    const { moves, best, shares } = ask(table.roll('51 311'));
    expect(Math.max(...moves.map(({ worth }) => worth))).toBe(best!.worth);
    expect(shares).toEqual([worthNow(values, table.roll('51 311').state)]);
    expect(moves.every(({ error, price }) => error === 0 && price >= 0)).toBe(true);
  });

  test('at the end it is all or nothing', () => {
    expect(ask(Scenario.solo({ hand: [6], down: [] }).roll('51 311')).moves.length).toBeGreaterThan(
      0,
    );
    const over = Scenario.solo({ hand: [8] })
      .roll('53 111')
      .catch(8, 0);
    expect(ask(over).shares).toEqual([1]);
  });

  test('it is not the judge of a table, nor the other way round', () => {
    expect(() => ask(Scenario.of(2).roll('51 311'))).toThrow(RangeError);
    expect(() => weigh(Scenario.solo().roll('51 311'), 0)).toThrow(RangeError);
  });
});
