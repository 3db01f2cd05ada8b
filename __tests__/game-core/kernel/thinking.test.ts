import { randomStream } from '../support/streams';
import type { Kinds } from '../../../src/game-core/kernel/game';
import { finish, quickBot, thinkingBot } from '../../../src/game-core/kernel/thinking';

test('finishing runs every piece and returns the end', () => {
  const done: number[] = [];
  function* think() {
    for (let piece = 0; piece < 3; piece += 1) {
      done.push(piece);
      yield;
    }
    return 'end';
  }
  expect(finish(think())).toBe('end');
  expect(done).toEqual([0, 1, 2]);
});

test('a bot chooses the same whichever way it is asked', () => {
  const quick = quickBot<Kinds>('quick', (_, random) => random.below(1000));
  const slow = thinkingBot<Kinds>('slow', function* (_, random) {
    let sum = 0;
    for (let piece = 0; piece < 5; piece += 1) {
      sum += random.below(1000);
      yield;
    }
    return sum;
  });
  for (const bot of [quick, slow]) {
    const thinking = bot.think({ seat: 0 }, randomStream('same'));
    expect(finish(thinking)).toBe(bot.choose({ seat: 0 }, randomStream('same')));
  }
});
