import { render, screen } from '@testing-library/react-native';
import { Lobby } from '../../src/screens/Lobby';

test('a screen reader finds the title as the heading', () => {
  render(<Lobby />);
  expect(screen.getByRole('heading', { name: 'Rainy Barn' })).toBeVisible();
});

test('a screen reader hears what the picture shows', () => {
  render(<Lobby />);
  expect(screen.getByRole('img', { name: /cow looks out of a red barn/ })).toBeVisible();
});
