import { render, screen } from '@testing-library/react-native';
import { LanguageProvider, type RuleLine, type RuleSection } from '../../src/i18n';
import { PICTURES_IN_WORDS, RULES } from '../../src/i18n/rules';
import { Rules } from '../../src/screens/Rules';
import { PLAYABLE, type PlayableGame } from '../../src/tables/playable';
import { RULE_PICTURES } from '../../src/tables/rule-pictures';

const picturesIn = (rules: Readonly<Record<string, RuleSection>>) =>
  Object.values(rules)
    .flatMap((section): readonly RuleLine[] => section.lines)
    .flatMap(({ picture }) => picture ?? []);

/** Figures that are drawn in a picture and not read out: it is told as a whole. */
const DRAWN: Readonly<Record<PlayableGame, readonly string[]>> = {
  // Doubling: cow +8 counts twice.
  'so-ein-mist': ['+16'],
  // A tie.
  'alles-kaese': ['5 + 4 + 2 = 11', '4 + 3 + 3 + 1 = 11'],
  misty: ['2 + 4 + 1 + 1 = 8', '3 + 1 = 4'],
  'mice-to-meet-you': ['= 11', '1 + 6 = 7', '2 + 3 + 6 = 11', '4 + 5 + 6 = 15', '1 + 3 + 14 = 18'],
};

describe.each(PLAYABLE)('the rules of %s', (game) => {
  const used = picturesIn(RULES.en[game]);

  test('show the same pictures in both languages, and every one of them is drawn and used', () => {
    expect(picturesIn(RULES.de[game])).toEqual(used);
    expect([...used].sort()).toEqual(Object.keys(RULE_PICTURES[game]!).sort());
  });

  test('have a picture in every section', () => {
    const bare = Object.values(RULES.en[game]).filter(({ lines }) =>
      lines.every(({ picture }) => picture === undefined),
    );
    expect(bare).toEqual([]);
  });

  test.each(['en', 'de'] as const)('tell a picture as a whole, in %s', (choice) => {
    render(
      <LanguageProvider choice={choice}>
        <Rules game={game} onBack={() => undefined} />
      </LanguageProvider>,
    );
    const told = screen.getAllByRole('img').map(({ props }) => props['aria-label']);
    expect(told).toEqual(used.map((name) => PICTURES_IN_WORDS[choice][name]));
    expect(new Set(told).size).toBe(told.length);
    for (const figure of DRAWN[game]) {
      expect(screen.getByText(figure, { includeHiddenElements: true })).toBeOnTheScreen();
      expect(screen.queryByText(figure)).toBeNull();
    }
  });
});
