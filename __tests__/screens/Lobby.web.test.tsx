import { render, screen } from '@testing-library/react';
import { Lobby } from '../../src/screens/Lobby';
import { InApp } from './support/InApp';

const elsewhere = {
  onSetUp: () => undefined,
  onContinue: () => undefined,
  onDice: () => undefined,
  onSettings: () => undefined,
  onRules: () => undefined,
};

test('a screen reader finds the title as the heading, and hears what the picture shows', async () => {
  render(
    <InApp>
      <Lobby {...elsewhere} />
    </InApp>,
  );
  const title = await screen.findByRole('heading', { name: 'Rainy Barn' });
  expect(title.textContent).toBe('Rainy Barn');
  expect(screen.getByRole('img', { name: /cow looks out of a red barn/ })).toBeTruthy();
});
