import { act, renderHook } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { AppState, type AppStateStatus } from 'react-native';
import { useTurns } from '../../../src/screens/lobby/useTurns';
import { MotionProvider, type Speed } from '../../../src/ui';

let tell: (state: AppStateStatus) => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
    tell = listener;
    return { remove: () => undefined } as ReturnType<typeof AppState.addEventListener>;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function turns(speed: Speed = 'normal') {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MotionProvider speed={speed}>{children}</MotionProvider>
  );
  return renderHook(() => useTurns(4), { wrapper }).result;
}

const pass = (ms: number) => act(async () => void jest.advanceTimersByTime(ms));

/** Which scenes moved in so many seconds. */
async function movedIn(seconds: number, now: ReturnType<typeof turns>) {
  const moved: number[] = [];
  for (let tenth = 0; tenth < seconds * 10; tenth += 1) {
    await pass(100);
    const { turn } = now.current;
    if (turn !== null && moved.at(-1) !== turn) moved.push(turn);
  }
  return moved;
}

test('the scenes move in turn, with a pause in which all are still', async () => {
  const now = turns();
  expect(now.current.turn).toBeNull();
  await pass(2000);
  expect(now.current.turn).toBe(0);
  await pass(1200);
  expect(now.current.turn).toBeNull();
  expect(await movedIn(16, now)).toEqual([1, 2, 3, 0, 1]);
});

test('nothing moves where people want no animations', async () => {
  expect(await movedIn(12, turns('off'))).toEqual([]);
});

test('nothing moves while the app is not seen', async () => {
  const now = turns();
  await pass(2000);
  await act(async () => tell('background'));
  expect(now.current.turn).toBeNull();
  expect(await movedIn(12, now)).toEqual([]);
  await act(async () => tell('active'));
  expect(await movedIn(3, now)).toEqual([0]);
});

test('nothing moves any more after half a minute without a touch; a touch wakes it up', async () => {
  const now = turns();
  await movedIn(36, now);
  expect(await movedIn(12, now)).toEqual([]);
  await act(async () => now.current.touch());
  expect(await movedIn(3, now)).toEqual([0]);
});
