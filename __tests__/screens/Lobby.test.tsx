import { fireEvent, render, screen } from '@testing-library/react-native';
import { Lobby } from '../../src/screens/Lobby';

const elsewhere = {
  onSetUp: () => undefined,
  onContinue: () => undefined,
  onSettings: () => undefined,
};

test('a screen reader finds the title as the heading', () => {
  render(<Lobby {...elsewhere} onRules={() => undefined} />);
  expect(screen.getByRole('heading', { name: 'Rainy Barn' })).toBeVisible();
});

test('a screen reader hears what the picture shows', () => {
  render(<Lobby {...elsewhere} onRules={() => undefined} />);
  expect(screen.getByRole('img', { name: /cow looks out of a red barn/ })).toBeVisible();
});

test.each([
  ['So ein Mist', '3–6 players · soon', 'so-ein-mist'],
  ['Alles Käse!', '2–6 players · soon', 'alles-kaese'],
  ['Misty', '2–4 players · soon', 'misty'],
  ['MICE to meet you', '1–5 players · soon', 'mice-to-meet-you'],
])('the door of %s says how many play, and leads to its rules', (title, players, id) => {
  const onRules = jest.fn();
  render(<Lobby {...elsewhere} onRules={onRules} />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(players)).toBeVisible();
  fireEvent.press(screen.getByRole('button', { name: `Rules of ${title}` }));
  expect(onRules).toHaveBeenCalledWith(id);
});
