import { render, screen } from '@testing-library/react-native';
import { LanguageProvider, type RuleLine, type RuleSection } from '../../../src/i18n';
import { PICTURES_IN_WORDS } from '../../../src/i18n/rules';
import { miceToMeetYou as german } from '../../../src/i18n/rules/de/mice-to-meet-you';
import { miceToMeetYou as english } from '../../../src/i18n/rules/en/mice-to-meet-you';
import { Rules } from '../../../src/screens/Rules';
import { RULE_PICTURES } from '../../../src/tables/rule-pictures';

const picturesIn = (rules: Readonly<Record<string, RuleSection>>) =>
  Object.values(rules)
    .flatMap((section): readonly RuleLine[] => section.lines)
    .flatMap(({ picture }) => picture ?? []);

test('both languages show the same pictures, and every one of them is drawn and used', () => {
  const used = picturesIn(english);
  expect(picturesIn(german)).toEqual(used);
  expect([...used].sort()).toEqual(Object.keys(RULE_PICTURES['mice-to-meet-you']!).sort());
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
      <Rules game="mice-to-meet-you" onBack={() => undefined} />
    </LanguageProvider>,
  );
  const told = screen.getAllByRole('img').map(({ props }) => props['aria-label']);
  expect(told).toEqual(picturesIn(english).map((name) => PICTURES_IN_WORDS[choice][name]));
  expect(new Set(told).size).toBe(told.length);
});

test('sums are drawn with their numbers', () => {
  render(<Rules game="mice-to-meet-you" onBack={() => undefined} />);
  const drawn = { includeHiddenElements: true };
  for (const sum of ['= 11', '1 + 6 = 7', '2 + 3 + 6 = 11', '4 + 5 + 6 = 15', '1 + 3 + 14 = 18']) {
    expect(screen.getByText(sum, drawn)).toBeOnTheScreen();
  }
});
