import { fireEvent, render, screen, within } from '@testing-library/react-native';
import { ScrollView } from 'react-native';
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
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});

test('what counts twice is marked in the picture', () => {
  render(<Rules game="so-ein-mist" onBack={() => undefined} />);
  // Cow +8 and cow −5.
  expect(screen.getAllByText('×2', { includeHiddenElements: true })).toHaveLength(2);
});

test.each(['so-ein-mist', 'alles-kaese', 'misty', 'mice-to-meet-you'] as const)(
  'the title of %s and the way back stay while the rules scroll',
  (game) => {
    render(<Rules game={game} onBack={() => undefined} />);
    const scrolled = within(screen.UNSAFE_getByType(ScrollView));
    expect(scrolled.queryByRole('button', { name: 'Back' })).toBeNull();
    const [title, ...sections] = screen.getAllByRole('heading');
    expect(title?.props['aria-level']).toBe(1);
    expect(scrolled.getAllByRole('heading')).toHaveLength(sections.length);
  },
);

test('it opens at the section that was asked for, and stays where people scroll from there', () => {
  render(<Rules game="so-ein-mist" page="queues" onBack={() => undefined} />);
  const { scrollTo } = screen.UNSAFE_getByType(ScrollView).instance as ScrollView;
  const laidOut = (title: string, y: number) =>
    fireEvent(screen.getByRole('heading', { name: title }), 'layout', {
      nativeEvent: { layout: { x: 0, y, width: 300, height: 400 } },
    });
  laidOut('Move and take', 900);
  expect(scrollTo).not.toHaveBeenCalled();
  laidOut('Queues', 1300);
  expect(scrollTo).toHaveBeenCalledWith({ y: 1284, animated: false });
  laidOut('Queues', 1400);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
