import { render, screen } from '@testing-library/react-native';
import { LanguageProvider } from '../../src/i18n';
import { Rules } from '../../src/screens/Rules';

test('the language can be chosen, and changed without a restart', () => {
  const view = (choice: 'de' | 'en') => (
    <LanguageProvider choice={choice}>
      <Rules game="misty" onBack={() => undefined} />
    </LanguageProvider>
  );
  const { rerender } = render(view('de'));
  expect(screen.getByRole('button', { name: 'Zurück' })).toBeOnTheScreen();
  rerender(view('en'));
  expect(screen.getByRole('button', { name: 'Back' })).toBeOnTheScreen();
});
