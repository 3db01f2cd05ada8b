import { cardsOf } from '../../../../src/game-core/games/so-ein-mist/cards';
import type { State } from '../../../../src/game-core/games/so-ein-mist/types';
import { createChance, seedFromText } from '../../../../src/game-core/kernel/chance';
import { card, dealt, game, movedAll } from './scene';

function imagined(state: State, times: number): State[] {
  const random = createChance(seedFromText('imagined')).draw('worlds');
  return Array.from({ length: times }, () => game.imagine(game.view(state, 0), random));
}

test('everybody sees the same, and no draw pile or unseen card is in it', () => {
  const state = movedAll(dealt({ seats: 5 }), 3, 3);
  const text = JSON.stringify(game.view(state, 2));
  expect(JSON.stringify(game.view(state, 'table').open)).toBe(
    JSON.stringify(game.view(state, 2).open),
  );
  expect(text).not.toContain('draws');
  const other = { ...state, hidden: { draws: [], passed: [] } };
  expect(JSON.stringify(game.view(other, 2))).toBe(text);
});

test('with four players the rest of each draw pile is known as a set', () => {
  const state = movedAll(dealt({ seats: 4 }), 4, 4, 4, 4);
  for (const { hidden } of imagined(state, 20)) {
    expect([...(hidden.draws[0] ?? [])].sort()).toEqual(
      cardsOf('cow')
        .filter((each) => ![card('cow', 10), card('cow', 8)].includes(each))
        .sort(),
    );
  }
});

test('every order of a draw pile is imagined about equally often', () => {
  const state = movedAll(dealt({ seats: 3 }), ...new Array<4>(15).fill(4));
  const orders = new Map<string, number>();
  imagined(state, 2000).forEach(({ hidden }) => {
    const order = String(hidden.draws[0]);
    orders.set(order, (orders.get(order) ?? 0) + 1);
  });
  expect(orders.size).toBe(2);
  for (const count of orders.values()) expect(count).toBeGreaterThan(900);
});

test('a passed card may be any unseen one of its animal, each equally likely', () => {
  const state = dealt({ seats: 5 }); // the cow's 8 lies in the path, seven are unseen
  const counts = new Map<number, number>();
  imagined(state, 7000).forEach(({ hidden }) => {
    const passed = hidden.passed[0] as number;
    counts.set(passed, (counts.get(passed) ?? 0) + 1);
  });
  expect([...counts.keys()].sort()).toEqual(
    cardsOf('cow')
      .filter((each) => each !== card('cow', 8))
      .sort(),
  );
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test('with five players a passed card is certain once the giver has drawn all', () => {
  const state = movedAll(dealt({ seats: 5 }), ...new Array<4>(26).fill(4));
  for (const { hidden } of imagined(state, 20)) expect(hidden.passed[0]).toBe(card('cow', 10));
});

test('with six players the pair is known then, not which one went left', () => {
  const state = movedAll(dealt({ seats: 6 }), ...new Array<4>(25).fill(4));
  const pairs = new Set(imagined(state, 60).map(({ hidden }) => String(hidden.passed.slice(0, 2))));
  const [ten, eight] = [card('cow', 10), card('cow', 8)];
  expect(pairs).toEqual(new Set([`${ten},${eight}`, `${eight},${ten}`]));
});
