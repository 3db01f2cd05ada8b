import { fireEvent, render, screen, within } from '@testing-library/react-native';
import { ScrollView } from 'react-native';
import { LanguageProvider, type RuleLine } from '../../src/i18n';
import { PICTURES_IN_WORDS } from '../../src/i18n/rules';
import { soEinMist as german } from '../../src/i18n/rules/de/so-ein-mist';
import { soEinMist as english } from '../../src/i18n/rules/en/so-ein-mist';
import { Rules } from '../../src/screens/Rules';
import { RULE_PICTURES } from '../../src/tables/rule-pictures';

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

const picturesIn = (rules: typeof english | typeof german) =>
  Object.values(rules)
    .flatMap((section): readonly RuleLine[] => section.lines)
    .flatMap(({ picture }) => picture ?? []);

test('both languages show the same pictures, and every one of them is drawn and used', () => {
  const used = picturesIn(english);
  expect(picturesIn(german)).toEqual(used);
  expect([...used].sort()).toEqual(Object.keys(RULE_PICTURES['so-ein-mist']!).sort());
});

test('every section of So ein Mist has a picture', () => {
  const bare = Object.values(english).filter(({ lines }) =>
    lines.every((line: RuleLine) => line.picture === undefined),
  );
  expect(bare).toEqual([]);
});

test.each(['en', 'de'] as const)(
  'a picture is told as a whole, not by its pieces (%s)',
  (choice) => {
    render(
      <LanguageProvider choice={choice}>
        <Rules game="so-ein-mist" onBack={() => undefined} />
      </LanguageProvider>,
    );
    const told = screen.getAllByRole('img').map(({ props }) => props['aria-label']);
    expect(told).toEqual(picturesIn(english).map((name) => PICTURES_IN_WORDS[choice][name]));
    expect(new Set(told).size).toBe(told.length);
    // Doubling: cow +8 and cow −5 count twice.
    expect(screen.getAllByText('×2', { includeHiddenElements: true })).toHaveLength(2);
    expect(screen.getByText('+16', { includeHiddenElements: true })).toBeOnTheScreen();
    expect(screen.queryByText('+16')).toBeNull();
  },
);

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
