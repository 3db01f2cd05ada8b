import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Segmented } from '../../src/ui';

const LEVELS = [
  { value: 'easy', label: 'Easy' },
  { value: 'steady', label: 'Steady' },
  { value: 'clever', label: 'Clever' },
] as const;

function Levels() {
  const [level, setLevel] = useState<'easy' | 'steady' | 'clever'>('easy');
  return <Segmented label="Level" choices={LEVELS} value={level} onChange={setLevel} />;
}

const radio = (name: string) => screen.getByRole('radio', { name });
const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });

function chosen(): string | null {
  const [checked] = screen.getAllByRole('radio', { checked: true });
  return checked!.getAttribute('aria-label');
}

test('the Tab key stops once at a group: at what is chosen', () => {
  render(<Levels />);
  expect(screen.getAllByRole('radio').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  fireEvent.click(radio('Clever'));
  expect(screen.getAllByRole('radio').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

test.each([
  ['ArrowRight', ['Steady', 'Clever', 'Easy']],
  ['ArrowDown', ['Steady', 'Clever', 'Easy']],
  ['ArrowLeft', ['Clever', 'Steady', 'Easy']],
  ['ArrowUp', ['Clever', 'Steady', 'Easy']],
])('%s chooses the next, round and round, and the focus goes along', (name, order) => {
  render(<Levels />);
  act(() => radio('Easy').focus());
  for (const next of order) {
    key(name);
    expect(chosen()).toBe(next);
    expect(document.activeElement).toBe(radio(next));
  }
});

test('the space bar chooses where the focus is', () => {
  render(<Levels />);
  act(() => radio('Clever').focus());
  expect(key(' ')).toBe(false);
  expect(chosen()).toBe('Clever');
});

test('other keys are left to the page', () => {
  render(<Levels />);
  act(() => radio('Easy').focus());
  expect(key('Tab')).toBe(true);
  expect(chosen()).toBe('Easy');
  expect(key('ArrowRight')).toBe(false);
});
