import { render, screen } from '@testing-library/react-native';
import { LanguageProvider } from '../../src/i18n';
import { Lobby } from '../../src/screens/Lobby';

const elsewhere = {
  onSetUp: () => undefined,
  onContinue: () => undefined,
  onSettings: () => undefined,
};

const GERMAN = 'Vier Familienspiele für einen verregneten Nachmittag';
const ENGLISH = 'Four family games for a rainy afternoon';

test('the language can be chosen, and changed without a restart', () => {
  const view = (choice: 'de' | 'en') => (
    <LanguageProvider choice={choice}>
      <Lobby {...elsewhere} onRules={() => undefined} />
    </LanguageProvider>
  );
  const { rerender } = render(view('de'));
  expect(screen.getByText(GERMAN)).toBeOnTheScreen();
  rerender(view('en'));
  expect(screen.getByText(ENGLISH)).toBeOnTheScreen();
});
