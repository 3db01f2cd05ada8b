import { act, fireEvent, render, screen, userEvent } from '@testing-library/react-native';
import { useState } from 'react';
import { Text } from 'react-native';
import { Button, Sheet, type TailGuard } from '../../src/ui';
import { MotionProvider } from '../../src/ui/motion/MotionProvider';
import { Touched } from '../../src/ui/parts/Touched';

/** Each test begins later than the taps of the one before. */
let today = Date.now();
beforeEach(() => jest.useFakeTimers({ now: (today += 60_000) }));
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const finger = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const touch = (words: string) =>
  fireEvent(screen.getByText(words), 'startShouldSetResponderCapture');
/** A finger comes down so many milliseconds after the test has begun; a press of the library takes time too. */
const at = (ms: number) => pass(today + ms - Date.now());
const tapAt = async (ms: number, name: string) => {
  at(ms);
  touch(name);
  await finger.press(screen.getByRole('button', { name }));
};

interface Props extends TailGuard {
  readonly onPress: () => void;
}

/** A key that brings another one, after a while where something is shown first. */
function Table({ onPress, ...guard }: Props) {
  const [isAsked, setAsked] = useState(false);
  return (
    <Touched>
      <Text>A die rolls</Text>
      {isAsked ? (
        <Button key="keep" {...guard} label="Keep" onPress={onPress} />
      ) : (
        <Button key="throw" label="Throw" onPress={() => setTimeout(() => setAsked(true), 540)} />
      )}
    </Touched>
  );
}

function show(props: Omit<Props, 'onPress'>) {
  const onPress = jest.fn();
  render(<Table {...props} onPress={onPress} />);
  return onPress;
}

describe('what a throw brings', () => {
  test('takes a finger as soon as a calm throw is over and seen', async () => {
    const onPress = show({ followsThrow: true });
    await tapAt(0, 'Throw');
    await tapAt(720, 'Keep');
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  test('does not take one that cannot have seen it', async () => {
    const onPress = show({ followsThrow: true });
    fireEvent.press(screen.getByRole('button', { name: 'Throw' }));
    touch('A die rolls');
    await tapAt(600, 'Keep');
    expect(onPress).not.toHaveBeenCalled();
  });

  test('waits until nobody taps on, also where the taps meet nothing', async () => {
    const onPress = show({ followsThrow: true });
    await tapAt(0, 'Throw');
    at(400);
    touch('A die rolls');
    await tapAt(1000, 'Keep');
    await tapAt(1600, 'Keep');
    expect(onPress).not.toHaveBeenCalled();
    await tapAt(2300, 'Keep');
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  test.each(['normal', 'fast', 'off'] as const)(
    'is not tapped unseen at the speed %s either, where it comes sooner',
    async (speed) => {
      const onPress = jest.fn();
      const table = (isAsked: boolean) => (
        <MotionProvider speed={speed}>
          <Touched>
            <Text>A die rolls</Text>
            {isAsked && <Button followsThrow label="Keep" onPress={onPress} />}
          </Touched>
        </MotionProvider>
      );
      const { rerender } = render(table(false));
      touch('A die rolls');
      rerender(table(true));
      at(600);
      await finger.press(screen.getByRole('button', { name: 'Keep' }));
      expect(onPress).not.toHaveBeenCalled();
      at(Date.now() - today + 60);
      await finger.press(screen.getByRole('button', { name: 'Keep' }));
      expect(onPress).toHaveBeenCalledTimes(1);
    },
  );

  test('is never kept from a screen reader', async () => {
    const onPress = show({ followsThrow: true });
    await tapAt(0, 'Throw');
    pass(540);
    fireEvent.press(screen.getByRole('button', { name: 'Keep' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

describe('what asks another person', () => {
  test('waits until the taps of the last one are over', async () => {
    const onPress = show({ isHandedOver: true });
    await tapAt(0, 'Throw');
    for (const ms of [690, 960, 1240, 1800, 2450]) await tapAt(ms, 'Keep');
    expect(onPress).not.toHaveBeenCalled();
    await tapAt(3150, 'Keep');
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  test('hears at last whoever taps on without end', async () => {
    const onPress = show({ isHandedOver: true });
    await tapAt(0, 'Throw');
    at(500);
    touch('A die rolls');
    for (const ms of [1000, 1500, 2000, 2500, 3000]) await tapAt(ms, 'Keep');
    expect(onPress).not.toHaveBeenCalled();
    await tapAt(3500, 'Keep');
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  test('is not tapped in its first moment, be it long after the last tap', async () => {
    const onPress = jest.fn();
    render(<Button isHandedOver label="Keep" onPress={onPress} />);
    pass(100);
    await finger.press(screen.getByRole('button', { name: 'Keep' }));
    expect(onPress).not.toHaveBeenCalled();
    pass(250);
    await finger.press(screen.getByRole('button', { name: 'Keep' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

test('a finger on a sheet is noted too', async () => {
  const onPress = jest.fn();
  const sheet = (isOpen: boolean) => (
    <Touched>
      <Sheet open={isOpen} title="Log" closeLabel="Close" onClose={jest.fn()}>
        <Text>Anna throws.</Text>
      </Sheet>
      {!isOpen && <Button followsThrow label="Keep" onPress={onPress} />}
    </Touched>
  );
  const { rerender } = render(sheet(true));
  touch('Anna throws.');
  rerender(sheet(false));
  const key = screen.getByLabelText('Keep');
  await finger.press(key);
  expect(onPress).not.toHaveBeenCalled();
  pass(700);
  await finger.press(key);
  expect(onPress).toHaveBeenCalledTimes(1);
});
