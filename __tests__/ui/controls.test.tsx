import { fireEvent, render, screen } from '@testing-library/react-native';
import { Button, IconButton, Segmented, SwitchRow } from '../../src/ui';
import { RadioRows } from '../../src/ui/parts/RadioRows';

test('a button says what comes of it, and does it', () => {
  const onPress = jest.fn();
  render(<Button label="Stop" hint="move 4: you take +8" onPress={onPress} />);
  fireEvent.press(screen.getByRole('button', { name: 'Stop: move 4: you take +8' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.getByText('move 4: you take +8')).toBeVisible();
});

const onDisabled = jest.fn();
test.each([
  ['button', <Button key="b" label="Undo" disabled onPress={onDisabled} />],
  ['round button', <IconButton key="i" icon="undo" label="Undo" disabled onPress={onDisabled} />],
])('a disabled %s does nothing and says so', (_, control) => {
  render(control);
  const button = screen.getByRole('button', { name: 'Undo' });
  expect(button).toBeDisabled();
  fireEvent.press(button);
  expect(onDisabled).not.toHaveBeenCalled();
});

test('a switch tells its state and its explanation, and the whole row turns it', () => {
  const onChange = jest.fn();
  const row = (on: boolean) => (
    <SwitchRow label="Doubling" hint="Own cards count double." on={on} onChange={onChange} />
  );
  const { rerender } = render(row(false));
  const control = screen.getByRole('switch', { name: 'Doubling. Own cards count double.' });
  expect(control).not.toBeChecked();
  fireEvent.press(screen.getByText('Doubling'));
  expect(onChange).toHaveBeenLastCalledWith(true);
  rerender(row(true));
  expect(control).toBeChecked();
});

test('a disabled switch stays as it is', () => {
  const onChange = jest.fn();
  render(<SwitchRow label="Sound" on disabled onChange={onChange} />);
  fireEvent.press(screen.getByRole('switch', { name: 'Sound' }));
  expect(onChange).not.toHaveBeenCalled();
});

test('of a few choices one is chosen', () => {
  const onChange = jest.fn();
  const choices = [
    { value: 'easy', label: 'Easy' },
    { value: 'clever', label: 'Clever' },
  ] as const;
  render(<Segmented label="Level" choices={choices} value="easy" onChange={onChange} />);
  expect(screen.getByRole('radio', { name: 'Easy' })).toBeChecked();
  const clever = screen.getByRole('radio', { name: 'Clever' });
  expect(clever).not.toBeChecked();
  fireEvent.press(clever);
  expect(onChange).toHaveBeenCalledWith('clever');
});

test('of choices with a line each, everyone says how strong it is', () => {
  const onChange = jest.fn();
  const level = (nth: number) => ({ nth, of: 2, label: `level ${nth} of 2` });
  const choices = [
    { value: 'easy', label: 'Easy', hint: 'Rolls on.', level: level(1) },
    { value: 'clever', label: 'Clever', level: level(2) },
    { value: 'other', label: 'Other' },
  ] as const;
  render(<RadioRows label="Bot" choices={choices} value="easy" onChange={onChange} />);
  expect(screen.getByRole('radio', { name: 'Easy, level 1 of 2. Rolls on.' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Other' })).not.toBeChecked();
  fireEvent.press(screen.getByRole('radio', { name: 'Clever, level 2 of 2' }));
  expect(onChange).toHaveBeenCalledWith('clever');
});
