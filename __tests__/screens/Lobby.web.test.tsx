import { render, screen } from '@testing-library/react';
import { Lobby } from '../../src/screens/Lobby';
import { House } from './support/House';

const elsewhere = {
  onSetUp: () => undefined,
  onContinue: () => undefined,
  onDice: () => undefined,
  onSettings: () => undefined,
  onRules: () => undefined,
};

test('a screen reader finds the title as the heading, and hears what the picture shows', async () => {
  render(
    <House>
      <Lobby {...elsewhere} />
    </House>,
  );
  const title = await screen.findByRole('heading', { name: 'Rainy Barn' });
  expect(title.textContent).toBe('Rainy Barn');
  expect(screen.getByRole('img', { name: /cow looks out of a red barn/ })).toBeTruthy();
});
