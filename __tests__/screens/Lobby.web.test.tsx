import { render, screen } from '@testing-library/react';
import { Lobby } from '../../src/screens/Lobby';

test('a screen reader finds the title as the heading', () => {
  render(<Lobby onRules={() => undefined} />);
  expect(screen.getByRole('heading', { name: 'Rainy Barn' }).textContent).toBe('Rainy Barn');
});

test('a screen reader hears what the picture shows', () => {
  render(<Lobby onRules={() => undefined} />);
  expect(screen.getByRole('img', { name: /cow looks out of a red barn/ })).toBeTruthy();
});
