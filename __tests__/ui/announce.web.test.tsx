import { act, render, screen } from '@testing-library/react';
import { Announce } from '../../src/ui';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const lines = () => [...screen.getByRole('status').children].map(({ textContent }) => textContent);

test('what is said next does not replace what is still being read', () => {
  const { rerender } = render(<Announce message="" />);
  const place = screen.getByRole('status');
  expect(place.getAttribute('aria-live')).toBe('polite');
  // Otherwise all of it would be read out again with each line.
  expect(place.getAttribute('aria-atomic')).toBe('false');
  rerender(<Announce message="Ben rolls a 4." />);
  const first = place.firstChild;
  pass(500);
  rerender(<Announce message="Ben hops 4 cards. Ben takes −3 (grey)." />);
  pass(500);
  rerender(<Announce message="It is Anna’s turn." />);
  expect(lines()).toEqual([
    'Ben rolls a 4.',
    'Ben hops 4 cards. Ben takes −3 (grey).',
    'It is Anna’s turn.',
  ]);
  // The same line, not one that was written anew: a reader would begin again.
  expect(place.firstChild).toBe(first);
});

test('lines go once there was time to read them; the latest stays', () => {
  const { rerender } = render(<Announce message="Ben rolls a 4." />);
  rerender(<Announce message="Ben hops 4 cards." />);
  pass(1500);
  expect(lines()).toHaveLength(2);
  pass(1000);
  expect(lines()).toEqual(['Ben hops 4 cards.']);
  pass(60_000);
  expect(lines()).toEqual(['Ben hops 4 cards.']);
  rerender(<Announce message="" />);
  pass(60_000);
  expect(lines()).toEqual([]);
});
