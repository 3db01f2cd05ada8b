import { act, renderHook } from '@testing-library/react-native';
import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useAwake } from '../../../src/screens/table/useAwake';

jest.mock('expo-keep-awake', () => ({
  activateKeepAwakeAsync: jest.fn(),
  deactivateKeepAwake: jest.fn(),
}));
const activate = jest.mocked(activateKeepAwakeAsync);
const deactivate = jest.mocked(deactivateKeepAwake);

/** All wishes that the device still grants. */
let held: Set<string | undefined>;

beforeEach(() => {
  held = new Set();
  jest.clearAllMocks();
  activate.mockImplementation(async (wish) => void held.add(wish));
  deactivate.mockImplementation(async (wish) => {
    if (!held.delete(wish)) throw new Error('It was not held.');
  });
});

const settled = () => act(async () => undefined);
const awake = (isWanted: boolean) =>
  renderHook(({ wanted }: { readonly wanted: boolean }) => useAwake(wanted), {
    initialProps: { wanted: isWanted },
  });

test('the screen stays awake while it is wanted, and is let go when it is left', async () => {
  const { rerender, unmount } = awake(true);
  await settled();
  expect(held.size).toBe(1);
  rerender({ wanted: false });
  await settled();
  expect(held.size).toBe(0);
  rerender({ wanted: true });
  await settled();
  expect(held.size).toBe(1);
  unmount();
  await settled();
  expect(held.size).toBe(0);
});

test('one that is left before the device has answered is let go too', async () => {
  const { rerender } = awake(true);
  rerender({ wanted: false });
  rerender({ wanted: true });
  await settled();
  expect(held.size).toBe(1);
  rerender({ wanted: false });
  await settled();
  expect(held.size).toBe(0);
});

test('a device that refuses is left in peace', async () => {
  activate.mockRejectedValue(new Error('Not allowed.'));
  const { unmount } = awake(true);
  await settled();
  unmount();
  await settled();
  expect(deactivate).not.toHaveBeenCalled();
});
