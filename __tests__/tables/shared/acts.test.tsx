import { act, fireEvent, render, screen } from '@testing-library/react-native';
import * as Haptics from 'expo-haptics';
import { Pressable, Text } from 'react-native';
import type { Kinds, Viewer } from '../../../src/game-core/kernel/game';
import type { Scene } from '../../../src/game-core/kernel/scene';
import { CueProvider } from '../../../src/sound';
import type { Act, Staging } from '../../../src/tables/shared/acts/acts';
import { useActs } from '../../../src/tables/shared/acts/useActs';
import { MotionProvider, type Speed } from '../../../src/ui';

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

/** A table with one stone, which lies at a number. */
interface Stones extends Kinds {
  readonly view: { readonly seat: Viewer; readonly at: number };
  readonly happening: { readonly type: 'moved' | 'held'; readonly by: number };
}

const staging: Staging<Stones, number, Act<number>> = {
  tableauOf: ({ at }) => at,
  actOf: ({ type, by }, tableau) =>
    by === 0
      ? null
      : {
          tableau: tableau + by,
          lasts: type === 'held' ? 'until-let-go' : [by, 'hop'],
          cue: type === 'held' ? null : ['hop', by],
        },
};

const moved = (by: number) => ({ type: 'moved', by }) as const;
const held = (by: number) => ({ type: 'held', by }) as const;

const onShown = jest.fn();

function Stone({ scene }: { readonly scene: Scene<Stones> }) {
  const shown = useActs({ scene, request: null, onShown }, staging);
  return (
    <>
      <Text>{`${shown.act === null ? 'rests' : 'moves'} at ${shown.tableau}`}</Text>
      <Text>{shown.isSkipped ? 'jumps' : 'glides'}</Text>
      <Pressable role="button" aria-label="skip" onPress={shown.skip} />
      <Pressable role="button" aria-label="let go" onPress={shown.release} />
    </>
  );
}

const table = (scene: Scene<Stones>, speed: Speed = 'normal') => (
  <CueProvider sounds={{} as never} haptics>
    <MotionProvider speed={speed}>
      <Stone scene={scene} />
    </MotionProvider>
  </CueProvider>
);

function sceneOf(
  id: number,
  from: number | null,
  ...happenings: Stones['happening'][]
): Scene<Stones> {
  const viewOf = (at: number) => ({ seat: 'table', at }) as const;
  const end = happenings.reduce((at, { by }) => at + by, from ?? 0);
  return { id, view: viewOf(end), before: from === null ? null : viewOf(from), happenings };
}

const HOP = 220;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const sees = (words: string) => expect(screen.getByText(words)).toBeOnTheScreen();

test('acts are played one after the other, each on the table that the one before left', () => {
  render(table(sceneOf(1, 5, moved(1), moved(0), moved(2))));
  sees('moves at 6');
  pass(HOP);
  sees('moves at 8');
  expect(onShown).not.toHaveBeenCalled();
  pass(2 * HOP);
  sees('rests at 8');
  expect(onShown).toHaveBeenCalledTimes(1);
});

test('another scene begins in the render that brings it, also in the middle of one', () => {
  const { rerender } = render(table(sceneOf(1, 0, moved(9))));
  pass(HOP);
  rerender(table(sceneOf(2, 9, moved(1))));
  sees('moves at 10');
  pass(HOP);
  sees('rests at 10');
  expect(onShown).toHaveBeenCalledTimes(1);
  // Nothing came before: there is nothing to play.
  rerender(table(sceneOf(3, null)));
  expect(onShown).toHaveBeenCalledTimes(2);
});

test('a scene that comes again with more to see is told no second time', () => {
  const { rerender } = render(table(sceneOf(1, 0, moved(1))));
  pass(HOP);
  rerender(table(sceneOf(1, 0, moved(1), moved(1))));
  sees('moves at 2');
  pass(HOP);
  sees('rests at 2');
  expect(onShown).toHaveBeenCalledTimes(1);
});

test('an act that is held lasts until it is let go, and nothing else ends it', () => {
  render(table(sceneOf(1, 0, held(1), moved(2))));
  pass(600_000);
  sees('moves at 1');
  press('skip');
  sees('moves at 1');
  press('let go');
  sees('moves at 3');
  sees('glides');
  // There is nothing to let go of now.
  press('let go');
  sees('moves at 3');
  pass(2 * HOP);
  expect(onShown).toHaveBeenCalledTimes(1);
});

test('a skip goes to the end, but not past what is to be held', () => {
  const { rerender } = render(table(sceneOf(1, 0, moved(1), moved(2))));
  press('skip');
  sees('rests at 3');
  sees('jumps');
  expect(onShown).toHaveBeenCalledTimes(1);
  rerender(table(sceneOf(2, 0, moved(1), held(1), moved(1))));
  press('skip');
  sees('moves at 2');
  expect(onShown).toHaveBeenCalledTimes(1);
});

test('every part of an act is heard, and none after a skip', () => {
  const beats = () => jest.mocked(Haptics.selectionAsync).mock.calls.length;
  render(table(sceneOf(1, 0, moved(4))));
  pass(2 * HOP + 10);
  expect(beats()).toBe(3);
  press('skip');
  pass(10 * HOP);
  expect(beats()).toBe(3);
});

test('where nothing travels an act is as long as a fade, and heard once', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(table(sceneOf(1, 0, moved(4)), 'off'));
  pass(180);
  sees('rests at 4');
  expect(Haptics.selectionAsync).toHaveBeenCalledTimes(1);
});
