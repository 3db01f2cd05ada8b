import { act, fireEvent, render, screen, userEvent } from '@testing-library/react-native';
import { useState } from 'react';
import { Text, View } from 'react-native';
import { Button, Pressable, Sheet, useDoubleTapGuard } from '../../src/ui';

/** Each test begins later than the taps of the one before. */
let today = Date.now();
beforeEach(() => jest.useFakeTimers({ now: (today += 60_000) }));
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const finger = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const tap = (name: string) => finger.press(screen.getByRole('button', { name }));

/** A key that brings more keys, in a list or on a sheet. */
function Growing({ onSheet = false, onPress }: { onSheet?: boolean; onPress: () => void }) {
  const [count, setCount] = useState(0);
  const more = Array.from({ length: count }, (_, nth) => (
    <Button key={nth} label={`Row ${nth + 1}`} onPress={onPress} />
  ));
  return (
    <>
      <Button label="More" onPress={() => setCount(count + 1)} />
      {onSheet ? (
        <Sheet open={count > 0} title="Sheet" closeLabel="Close" onClose={() => setCount(0)}>
          {more}
        </Sheet>
      ) : (
        more
      )}
    </>
  );
}

test('what a list grows does not take the second tap of what made it grow', async () => {
  const onPress = jest.fn();
  render(<Growing onPress={onPress} />);
  await tap('More');
  pass(300);
  await tap('Row 1');
  expect(onPress).not.toHaveBeenCalled();
  pass(50);
  await tap('Row 1');
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('what stays takes every tap, however quick', async () => {
  render(<Growing onPress={jest.fn()} />);
  await tap('More');
  await tap('More');
  await tap('More');
  expect(screen.getAllByRole('button')).toHaveLength(4);
});

test('nothing on a sheet takes the second tap of what opened it', async () => {
  const onPress = jest.fn();
  render(<Growing onSheet onPress={onPress} />);
  await tap('More');
  pass(100);
  await tap('Row 1');
  await tap('Close');
  expect(onPress).not.toHaveBeenCalled();
  pass(250);
  await tap('Row 1');
  await tap('Close');
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('who presses without a finger is never held up', () => {
  const onPress = jest.fn();
  render(<Growing onPress={onPress} />);
  fireEvent.press(screen.getByRole('button', { name: 'More' }));
  fireEvent.press(screen.getByRole('button', { name: 'Row 1' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a browser’s click that no finger made is no second tap', () => {
  const onPress = jest.fn();
  render(
    <Pressable changes role="button" aria-label="Next" onPress={onPress}>
      <Text>Next</Text>
    </Pressable>,
  );
  const click = (detail: number) =>
    fireEvent.press(screen.getByRole('button'), { nativeEvent: { type: 'click', detail } });
  click(0);
  click(0);
  expect(onPress).toHaveBeenCalledTimes(2);
  click(1);
  click(1);
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('a dropped tap does not put off the next one', async () => {
  const onPress = jest.fn();
  render(
    <Pressable changes role="button" aria-label="Table" onPress={onPress}>
      <Text>A table</Text>
    </Pressable>,
  );
  await tap('Table');
  pass(200);
  await tap('Table');
  pass(200);
  await tap('Table');
  expect(onPress).toHaveBeenCalledTimes(2);
});

/** A page that another one covers, and comes back to. */
function Covered({ onPress }: { onPress: () => void }) {
  const [isSeen, setSeen] = useState(true);
  const isReady = useDoubleTapGuard(isSeen);
  return (
    <>
      <View style={!isReady && { pointerEvents: 'none' }}>
        <Button label="Door" onPress={onPress} />
      </View>
      <Button label="Leave" onPress={() => setSeen(false)} />
      <Button label="Back" onPress={() => setSeen(true)} />
    </>
  );
}

test('what is seen again does not take the second tap of what led back to it', async () => {
  const onPress = jest.fn();
  render(<Covered onPress={onPress} />);
  await tap('Leave');
  pass(2000);
  await tap('Back');
  pass(300);
  await tap('Door');
  expect(onPress).not.toHaveBeenCalled();
  pass(50);
  await tap('Door');
  expect(onPress).toHaveBeenCalledTimes(1);
});
