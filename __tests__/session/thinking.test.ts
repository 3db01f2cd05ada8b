import { finish, type Thinking } from '../../src/game-core/kernel/thinking';
import { createThinker } from '../../src/session/thinking';

/** Thought of so many pieces, each of which takes three milliseconds of this clock. */
function slow(pieces: number) {
  const clock = { time: 0, done: 0, pauses: 0, slices: [] as number[] };
  function* think(): Thinking<string> {
    for (; clock.done < pieces; clock.done += 1) {
      clock.time += 3;
      yield;
    }
    return 'chosen';
  }
  let before = 0;
  const pace = {
    now: () => clock.time,
    pause: () => {
      clock.pauses += 1;
      clock.slices.push(clock.time - before);
      before = clock.time;
      return Promise.resolve();
    },
  };
  return { clock, think, pace };
}

test('slices end soon after eight milliseconds, and the choice is that of thinking in one go', async () => {
  const { clock, think, pace } = slow(10);
  expect(await createThinker(pace).think(think()).choice).toBe(finish(slow(10).think()));
  expect(clock.slices).toEqual([0, 9, 9, 9]);
});

test('the table goes first: nothing is thought before the first pause', () => {
  const { clock, think, pace } = slow(10);
  createThinker(pace).think(think());
  expect(clock).toMatchObject({ done: 0, pauses: 1 });
});

test('a clock that is set back does not make a slice longer', async () => {
  const { clock, think, pace } = slow(10);
  let looks = 0;
  const now = () => ((looks += 1) === 3 ? clock.time - 10_000 : clock.time);
  await createThinker({ ...pace, now }).think(think()).choice;
  expect(Math.max(...clock.slices)).toBe(9);
});

test('given up in the middle, it stops at once and chooses nothing', async () => {
  const { clock, think, pace } = slow(1000);
  const thinker = createThinker({
    now: pace.now,
    pause: async () => {
      await pace.pause();
      if (clock.pauses === 3) thought.giveUp();
    },
  });
  const thought = thinker.think(think());
  expect(await thought.choice).toBeNull();
  expect(clock.time).toBe(18);
});

test('a mistake in thinking is not swallowed', async () => {
  function* mistaken(): Thinking<string> {
    throw new Error('mistaken');
  }
  await expect(createThinker(slow(0).pace).think(mistaken()).choice).rejects.toThrow('mistaken');
});

test('several thoughts take turns, a slice each, and each comes to its own choice', async () => {
  const order: string[] = [];
  let time = 0;
  function* think(name: string): Thinking<string> {
    for (let piece = 0; piece < 3; piece += 1) {
      order.push(name);
      time += 10;
      yield;
    }
    return name;
  }
  const thinker = createThinker({ now: () => time, pause: () => Promise.resolve() });
  const thoughts = ['a', 'b'].map((name) => thinker.think(think(name)).choice);
  expect(await Promise.all(thoughts)).toEqual(['a', 'b']);
  expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
});

test('one that fails does not keep the others from thinking', async () => {
  function* mistaken(): Thinking<string> {
    throw new Error('mistaken');
  }
  const { think, pace } = slow(5);
  const thinker = createThinker(pace);
  const failing = thinker.think(mistaken()).choice;
  const other = thinker.think(think()).choice;
  await expect(failing).rejects.toThrow('mistaken');
  expect(await other).toBe('chosen');
});
