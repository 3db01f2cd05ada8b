import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../src/screens/ErrorBoundary';
import { usePageTitle } from '../../src/screens/page-title';
import { ArrivalContext } from '../../src/ui';

function Titled({ title }: { readonly title: string | null }) {
  usePageTitle(title);
  return null;
}

const titled = (title: string | null, isInFront: boolean) => (
  <ArrivalContext value={{ isInFront, visits: 0 }}>
    <Titled title={title} />
  </ArrivalContext>
);

test('a screen names the page while it is in front', () => {
  document.title = 'before';
  const { rerender } = render(titled('Settings', false));
  expect(document.title).toBe('before');
  rerender(titled('Settings', true));
  expect(document.title).toBe('Settings · Rainy Barn');
  rerender(titled(null, true));
  expect(document.title).toBe('Settings · Rainy Barn');
  rerender(titled('Rainy Barn', true));
  expect(document.title).toBe('Rainy Barn');
});

test('a screen that broke has a title and a first heading too', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('It broke.');
  };
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something broke here.');
  expect(document.title).toBe('Something broke here. · Rainy Barn');
});
