import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { balanceInTenths } from '../../../src/game-core/coach/balance';
import { reviewOf } from '../../../src/game-core/coach/review';
import { LanguageProvider, type Language } from '../../../src/i18n';
import { de } from '../../../src/i18n/de';
import { en } from '../../../src/i18n/en';
import { LookingBack } from '../../../src/screens/review/LookingBack';
import { GAME_TABLES } from '../../../src/tables';
import { APPRAISAL, pastOf, PLAYERS } from './past';

async function look(
  seat: number,
  language: Language = 'en',
  isKept = true,
  hinted: readonly string[] = [],
) {
  const past = await pastOf(isKept, hinted);
  const calls = { onSeat: jest.fn(), onAgain: jest.fn(), onReplay: jest.fn(), onEnd: jest.fn() };
  render(
    <LanguageProvider choice={language}>
      <LookingBack
        game="so-ein-mist"
        past={past}
        table={GAME_TABLES['so-ein-mist']}
        seat={seat}
        {...calls}
      />
    </LanguageProvider>,
  );
  await act(async () => void past.appraising.start());
  await act(async () => undefined);
  return { past, ...calls };
}

const label = (name: RegExp) => screen.getByLabelText(name).props['aria-label'] as string;

test.each([
  ['en', en],
  ['de', de],
] as const)('the sum is told as it adds up, in words and figures, %s', async (language, say) => {
  for (const seat of [0, 2]) {
    await look(seat, language);
    const { start, luck, choices, slips, result } = balanceInTenths(
      reviewOf(APPRAISAL, seat).balance,
    );
    expect(start + luck + choices + slips).toBe(result);
    expect(screen.getByText(say.coach.sum(start, luck, choices, slips, result))).toBeOnTheScreen();
    const { percent, points } = say.coach;
    expect(
      screen.getByRole('img', {
        name: say.coach.sumInWords(
          percent(start),
          points(luck),
          points(choices),
          points(slips),
          percent(result),
        ),
      }),
    ).toBeOnTheScreen();
    screen.unmount();
  }
});

test('choices with a hint are marked, those of others are not', async () => {
  const { past } = await look(0, 'en', true, ['0/0', '0/2', '2/0']);
  const own = reviewOf(APPRAISAL, 0).made.map(({ moment }) => past.wasHinted(moment));
  expect(own.slice(0, 4)).toEqual([true, false, true, false]);
  expect(screen.getByText(en.hint.used(2))).toBeOnTheScreen();
  screen.unmount();
  await look(2, 'en', true, ['0/0']);
  expect(screen.queryByText(en.hint.used(1))).toBeNull();
});

test('the curve is told, with its highest and lowest', async () => {
  await look(2);
  expect(label(/at the start/)).toMatch(
    /^33\.3\s% at the start, highest [\d.]+\s%, lowest [\d.]+\s% in round \d+, [\d.]+\s% at the end\.$/,
  );
});

test('turning points lead to the table once the throw lies there', async () => {
  const { onReplay } = await look(2);
  const points = screen.getAllByRole('button', { name: /^Luck that (helped|hurt)/ });
  expect(points.length).toBeGreaterThan(1);
  const [first] = points;
  expect(first!.props.accessibilityLabel).toMatch(/Round \d+\. .*(rolls|deal).*[+−]\d/);
  fireEvent.press(first!);
  const [step] = onReplay.mock.calls[0] as [number];
  expect(APPRAISAL.steps[step - 1]!.by).toBe('chance');
});

test('the costliest choices say what would have been better, and lead to where they were open', async () => {
  const { onReplay } = await look(0);
  const { costly } = reviewOf(APPRAISAL, 0);
  const rows = screen.queryAllByRole('button', { name: /^Costliest choice/ });
  expect(rows).toHaveLength(Math.min(3, costly.length));
  expect(rows.length).toBeGreaterThan(0);
  rows.forEach((row, nth) => {
    expect(row.props.accessibilityLabel).toMatch(
      new RegExp(
        `^Costliest choice number ${nth + 1}, −.*Round \\d+\\..*kept [\\d.]+\\s%\\. Better: .*`,
      ),
    );
  });
  fireEvent.press(rows[0]!);
  expect(onReplay).toHaveBeenCalledWith(costly[0]!.moment);
});

test('who chose best every time is told so', async () => {
  const { best, choices, costly } = reviewOf(APPRAISAL, 2);
  await look(2);
  expect(screen.getByText(en.coach.choicesBest(best, choices))).toBeOnTheScreen();
  expect(screen.queryByText(en.coach.noneCostly) === null).toBe(costly.length > 0);
});

test('people are looked back with, bots are not', async () => {
  const { onSeat } = await look(0);
  const looking = within(screen.getByLabelText(en.coach.of('Anna')));
  const people = looking.getAllByRole('radio');
  expect(people.map(({ props }) => props.accessibilityLabel as string)).toEqual(['Anna', 'Clara']);
  fireEvent.press(people[1]!);
  expect(onSeat).toHaveBeenCalledWith(2);
});

test('a tap on a face brings its curve to the front, and the signs of the own one are gone', async () => {
  const { onSeat } = await look(0);
  const faces = within(screen.getByLabelText(en.coach.inFront)).getAllByRole('radio');
  expect(faces.map(({ props }) => props.accessibilityLabel as string)).toEqual(
    PLAYERS.map(({ name }) => name),
  );
  const own = label(/at the start/);
  fireEvent.press(faces[2]!);
  const others = label(/at the start/);
  expect(others).toMatch(/100\s% at the end/);
  expect(own).not.toBe(others);
  const group = within(screen.getByLabelText(en.coach.inFront));
  expect(group.getByRole('radio', { checked: true })).toHaveAccessibleName('Clara');
  // It is still Anna who looks back.
  expect(onSeat).not.toHaveBeenCalled();
});

test('while it is judged people see how far it is, and the curve so far', async () => {
  await look(0, 'en', false);
  expect(screen.getByRole('progressbar')).toBeOnTheScreen();
  expect(label(/as far as it is known/)).toMatch(/^33\.3/);
  expect(screen.queryByText(en.coach.luckAndSkill)).toBeNull();
});
