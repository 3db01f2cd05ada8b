import { render, screen } from '@testing-library/react';
import { Lobby } from '../../src/screens/Lobby';

const elsewhere = {
  onSetUp: () => undefined,
  onContinue: () => undefined,
  onSettings: () => undefined,
};

test('a screen reader finds the title as the heading', () => {
  render(<Lobby {...elsewhere} onRules={() => undefined} />);
  expect(screen.getByRole('heading', { name: 'Rainy Barn' }).textContent).toBe('Rainy Barn');
});

test('a screen reader hears what the picture shows', () => {
  render(<Lobby {...elsewhere} onRules={() => undefined} />);
  expect(screen.getByRole('img', { name: /cow looks out of a red barn/ })).toBeTruthy();
});
