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

/** The browser of these tests has no size of its own. */
beforeAll(() => {
  const size = { clientWidth: { value: 390 }, clientHeight: { value: 844 } };
  Object.defineProperties(document.documentElement, size);
  window.dispatchEvent(new Event('resize'));
});

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
