import { finish, type Thinking } from '../../src/game-core/kernel/thinking';
import { thinkInSlices } from '../../src/session/thinking';

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
  expect(await thinkInSlices(think(), pace).choice).toBe(finish(slow(10).think()));
  expect(clock.slices).toEqual([0, 9, 9, 9]);
});

test('the table goes first: nothing is thought before the first pause', () => {
  const { clock, think, pace } = slow(10);
  thinkInSlices(think(), pace);
  expect(clock).toMatchObject({ done: 0, pauses: 1 });
});

test('a clock that is set back does not make a slice longer', async () => {
  const { clock, think, pace } = slow(10);
  let looks = 0;
  const now = () => ((looks += 1) === 3 ? clock.time - 10_000 : clock.time);
  await thinkInSlices(think(), { ...pace, now }).choice;
  expect(Math.max(...clock.slices)).toBe(9);
});

test('given up in the middle, it stops at once and chooses nothing', async () => {
  const { clock, think, pace } = slow(1000);
  const thought = thinkInSlices(think(), {
    now: pace.now,
    pause: async () => {
      await pace.pause();
      if (clock.pauses === 3) thought.giveUp();
    },
  });
  expect(await thought.choice).toBeNull();
  expect(clock.time).toBe(18);
});

test('a mistake in thinking is not swallowed', async () => {
  function* mistaken(): Thinking<string> {
    throw new Error('mistaken');
  }
  await expect(thinkInSlices(mistaken(), slow(0).pace).choice).rejects.toThrow('mistaken');
});
