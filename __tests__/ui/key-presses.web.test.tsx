import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button } from '../../src/ui';
import { watchKeys } from '../../src/ui/focus/key-presses';

let unwatch: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  unwatch = watchKeys();
});
afterEach(() => {
  unwatch();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** As a browser does: a button is clicked before the key is let go, unless a listener prevents it. */
function enter(button: HTMLElement, repeat = false): void {
  if (fireEvent.keyDown(button, { key: 'Enter', repeat })) fireEvent.click(button, { detail: 0 });
}

function letGo(button: HTMLElement): void {
  fireEvent.keyUp(button, { key: 'Enter' });
  pass(1);
}

function show(): { button: HTMLElement; onPress: jest.Mock } {
  const onPress = jest.fn();
  render(<Button followsThrow label="Keep" onPress={onPress} />);
  return { button: screen.getByRole('button', { name: 'Keep' }), onPress };
}

test('a key that is held presses once', () => {
  const onPress = jest.fn();
  render(<Button label="Throw" onPress={onPress} />);
  const button = screen.getByRole('button', { name: 'Throw' });
  enter(button);
  enter(button, true);
  enter(button, true);
  expect(onPress).toHaveBeenCalledTimes(1);
  letGo(button);
  enter(button);
  expect(onPress).toHaveBeenCalledTimes(2);
  letGo(button);
});

test('what a throw brings is not pressed by who presses on with a key', () => {
  // The throw itself, by the same key.
  fireEvent.keyDown(document.body, { key: 'Enter' });
  fireEvent.keyUp(document.body, { key: 'Enter' });
  pass(450);
  const { button, onPress } = show();
  enter(button);
  letGo(button);
  expect(onPress).not.toHaveBeenCalled();
  pass(720);
  enter(button);
  expect(onPress).toHaveBeenCalledTimes(1);
  letGo(button);
});

test('a screen reader presses what it has met at once', () => {
  fireEvent.keyDown(document.body, { key: 'Enter' });
  fireEvent.keyUp(document.body, { key: 'Enter' });
  pass(450);
  const { button, onPress } = show();
  fireEvent.click(button, { detail: 0 });
  expect(onPress).toHaveBeenCalledTimes(1);
});
