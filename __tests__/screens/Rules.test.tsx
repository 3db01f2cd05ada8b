import { fireEvent, render, screen } from '@testing-library/react-native';
import { LanguageProvider } from '../../src/i18n';
import { soEinMist as german } from '../../src/i18n/rules/de/so-ein-mist';
import { soEinMist as english } from '../../src/i18n/rules/en/so-ein-mist';
import { Rules } from '../../src/screens/Rules';

test.each([
  ['en', Object.values(english)],
  ['de', Object.values(german)],
] as const)('in %s every section is there, under its heading and in order', (choice, sections) => {
  render(
    <LanguageProvider choice={choice}>
      <Rules game="so-ein-mist" onBack={() => undefined} />
    </LanguageProvider>,
  );
  const headings = screen.getAllByRole('heading').map(({ props }) => String(props.children));
  expect(headings).toEqual(['So ein Mist', ...sections.map(({ title }) => title)]);
});

test('examples and our own rulings are called so in words', () => {
  render(<Rules game="alles-kaese" onBack={() => undefined} />);
  expect(screen.getAllByText('Example').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Our ruling').length).toBeGreaterThan(0);
});

test('there is a way back', () => {
  const onBack = jest.fn();
  render(<Rules game="misty" onBack={onBack} />);
  fireEvent.press(screen.getByRole('button', { name: 'Back to the lobby' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});
