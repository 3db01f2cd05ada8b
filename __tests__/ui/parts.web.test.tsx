import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button, Sheet, TextField, Toast, Words } from '../../src/ui';

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

test('text is as large as the browser is told to show it', () => {
  render(<Words as="body">rain</Words>);
  const normal = parseFloat(getComputedStyle(screen.getByText('rain')).fontSize);
  act(() => {
    document.documentElement.style.fontSize = '32px';
    window.dispatchEvent(new Event('resize'));
  });
  expect(parseFloat(getComputedStyle(screen.getByText('rain')).fontSize)).toBe(2 * normal);
});

test('a name that runs from right to left stands where other names do', () => {
  render(<Words>עמית</Words>);
  expect(getComputedStyle(screen.getByText('עמית')).textAlign).toBe('left');
});

test('a toast is read out', () => {
  render(<Toast message="A 4 again: stop." closeLabel="Close" onClose={() => undefined} />);
  expect(screen.getByRole('status').textContent).toBe('A 4 again: stop.');
});

test('a disabled button does nothing and says so', () => {
  const onPress = jest.fn();
  render(<Button label="Play" disabled onPress={onPress} />);
  const button = screen.getByRole('button', { name: 'Play' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
});

test('the return key leaves the focus on the line, for the next name', () => {
  jest.useFakeTimers();
  const onSubmit = jest.fn();
  render(<TextField label="Name" value="" onChange={() => undefined} onSubmit={onSubmit} />);
  const line = screen.getByRole('textbox', { name: 'Name' });
  act(() => line.focus());
  fireEvent.keyDown(line, { key: 'Enter' });
  act(() => void jest.runAllTimers());
  jest.useRealTimers();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(line);
});

test('Escape closes a sheet', () => {
  const onClose = jest.fn();
  render(
    <Sheet open title="Who plays?" closeLabel="Close" onClose={onClose}>
      <Words>Three to six</Words>
    </Sheet>,
  );
  expect(screen.getByRole('heading', { name: 'Who plays?' })).toBeTruthy();
  // It listens once it has faded in, and jsdom plays no animations.
  for (const element of document.querySelectorAll('div')) fireEvent.animationEnd(element);
  expect(screen.getByRole('dialog', { name: 'Who plays?' })).toBeTruthy();
  fireEvent.keyUp(document, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});
