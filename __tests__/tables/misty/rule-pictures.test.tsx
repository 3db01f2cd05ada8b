import { render, screen } from '@testing-library/react-native';
import { LanguageProvider, type RuleLine, type RuleSection } from '../../../src/i18n';
import { PICTURES_IN_WORDS } from '../../../src/i18n/rules';
import { misty as german } from '../../../src/i18n/rules/de/misty';
import { misty as english } from '../../../src/i18n/rules/en/misty';
import { Rules } from '../../../src/screens/Rules';
import { RULE_PICTURES } from '../../../src/tables/rule-pictures';

const picturesIn = (rules: Readonly<Record<string, RuleSection>>) =>
  Object.values(rules)
    .flatMap((section): readonly RuleLine[] => section.lines)
    .flatMap(({ picture }) => picture ?? []);

test('both languages show the same pictures, and every one of them is drawn and used', () => {
  const used = picturesIn(english);
  expect(picturesIn(german)).toEqual(used);
  expect([...used].sort()).toEqual(Object.keys(RULE_PICTURES['misty']!).sort());
});

test('every section has a picture', () => {
  const bare = Object.values<RuleSection>(english).filter(({ lines }) =>
    lines.every(({ picture }) => picture === undefined),
  );
  expect(bare).toEqual([]);
});

test.each(['en', 'de'] as const)('a picture is told as a whole in %s', (choice) => {
  render(
    <LanguageProvider choice={choice}>
      <Rules game="misty" onBack={() => undefined} />
    </LanguageProvider>,
  );
  const told = screen.getAllByRole('img').map(({ props }) => props['aria-label']);
  expect(told).toEqual(picturesIn(english).map((name) => PICTURES_IN_WORDS[choice][name]));
  expect(new Set(told).size).toBe(told.length);
});

test('sums are drawn with their numbers', () => {
  render(<Rules game="misty" onBack={() => undefined} />);
  const drawn = { includeHiddenElements: true };
  expect(screen.getByText('2 + 4 + 1 + 1 = 8', drawn)).toBeOnTheScreen();
  expect(screen.getByText('3 + 1 = 4', drawn)).toBeOnTheScreen();
});
