import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { Dimensions, ScrollView, StyleSheet, View } from 'react-native';
import { reviewOf } from '../../../src/game-core/coach/review';
import { stepShowing, turningPoints } from '../../../src/game-core/coach/turning-points';
import { soEinMist } from '../../../src/game-core/games/so-ein-mist';
import type { Entry } from '../../../src/game-core/kernel/registry';
import { en } from '../../../src/i18n/en';
import { CurveReplay } from '../../../src/screens/review/CurveReplay';
import { GAME_TABLES } from '../../../src/tables';
import { sessionOn } from '../../session/sessions';
import { InApp } from '../support/InApp';
import { APPRAISAL, MATCH, pastOf, PLAYERS } from './past';

const nothing = () => undefined;

async function watch(from?: number, isKept = true, seat = 0) {
  const past = await pastOf(isKept);
  const calls = { onEnd: jest.fn(), onTry: jest.fn() };
  render(
    <InApp>
      <CurveReplay
        session={sessionOn(soEinMist as unknown as Entry, MATCH, PLAYERS)}
        past={past}
        table={GAME_TABLES['so-ein-mist']}
        seat={seat}
        {...(from !== undefined && { from })}
        onDice={nothing}
        {...calls}
      />
    </InApp>,
  );
  await act(async () => void past.appraising.start());
  const layout = { x: 0, y: 0, width: 360, height: 560 };
  for (const place of screen.UNSAFE_getAllByType(View)) {
    if ('onLayout' in place.props) fireEvent(place, 'layout', { nativeEvent: { layout } });
  }
  return calls;
}

const slider = () => screen.getByRole('slider');
const at = () => slider().props['aria-valuenow'] as number;
const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

const REVIEW = reviewOf(APPRAISAL, 0);
const STEPS = turningPoints(REVIEW).map(stepShowing);

test('the slider says turn, chance and what happened', async () => {
  await watch(5);
  expect(slider().props['aria-valuetext']).toMatch(/^Round \d+ · [\d.]+\s%\. .+/);
  expect(slider().props).toMatchObject({ 'aria-valuemin': 1, 'aria-valuemax': MATCH.length });
});

test('keys lead from turning point to turning point, and to the ends beyond them', async () => {
  await watch();
  const seen: number[] = [];
  while (at() < MATCH.length) {
    press(en.coach.replay.after);
    seen.push(at());
  }
  expect(seen).toEqual([...new Set([...STEPS, MATCH.length])].sort((a, b) => a - b));
  press(en.coach.replay.before);
  expect(at()).toBe(Math.max(...STEPS.filter((step) => step < MATCH.length)));
});

test('an open costly choice has the owl’s word; a step further it is gone', async () => {
  const [{ moment } = { moment: 0 }] = REVIEW.costly;
  await watch(moment);
  expect(screen.getByText(/: [\d.]+\s%, not [\d.]+\s%$/)).toBeOnTheScreen();
  press(en.table.replay.forward);
  expect(at()).toBe(moment + 1);
  expect(screen.queryByText(/\s%, not /)).toBeNull();
});

test('what was chosen is marked on the board, and what would have been better, at each choice', async () => {
  const marks = () =>
    ['chosen', 'better', 'best'].filter(
      (mark) => screen.queryAllByTestId(`mark-${mark}`, { includeHiddenElements: true }).length > 0,
    );
  const [{ moment } = { moment: 0 }] = REVIEW.costly;
  await watch(moment);
  expect(marks()).toEqual(['chosen', 'better']);
  const best = REVIEW.made.find(({ choice }) => choice.isBest)!;
  screen.unmount();
  await watch(best.moment);
  expect(marks()).toEqual(['best']);
  screen.unmount();
  // It is not judged: a better one may be found.
  await watch(moment, false);
  expect(marks()).toEqual([]);
});

test('the portrait changes the seat whose chance is told', async () => {
  await watch(MATCH.length);
  const told: string[] = [];
  for (const name of ['Anna', 'Ben', 'Clara']) {
    told.push(slider().props['aria-valuetext'] as string);
    press(en.coach.replay.seenBy(name));
  }
  expect(told.map((text) => /(\d+)\s%/.exec(text)![1])).toEqual(['0', '0', '100']);
  expect(screen.getByRole('button', { name: en.coach.replay.seenBy('Anna') })).toBeOnTheScreen();
});

test('before it is judged the table can be looked at all the same', async () => {
  await watch(4, false);
  expect(screen.getByRole('progressbar')).toBeOnTheScreen();
  press(en.table.replay.forward);
  expect(at()).toBe(5);
});

test('from any moment it can be played on, with the same dice against bots unless told', async () => {
  const { onTry } = await watch(7);
  press(en.coach.whatIf.key);
  press(en.coach.whatIf.start);
  expect(onTry).toHaveBeenCalledWith({ moment: 7, seat: 0, chance: 'same', others: 'bots' });
  fireEvent.press(screen.getByRole('radio', { name: new RegExp(`^${en.coach.whatIf.new}`) }));
  fireEvent.press(screen.getByRole('radio', { name: new RegExp(`^${en.coach.whatIf.me}`) }));
  press(en.coach.whatIf.start);
  expect(onTry).toHaveBeenLastCalledWith({ moment: 7, seat: 0, chance: 'new', others: 'me' });
});

test('after the end there is nothing to play on', async () => {
  await watch(MATCH.length);
  expect(screen.getByRole('button', { name: en.coach.whatIf.key })).toBeDisabled();
});

describe('on other screens', () => {
  const usual = Dimensions.get('window');
  const on = (width: number, height: number, fontScale: number) => {
    const window = { width, height, fontScale, scale: 2 };
    act(() => Dimensions.set({ window, screen: window }));
  };
  afterEach(() => act(() => Dimensions.set({ window: usual, screen: usual })));
  const [{ moment } = { moment: 0 }] = REVIEW.costly;
  const happened = () => /[^.]+%\. (.+)$/.exec(slider().props['aria-valuetext'] as string)![1]!;

  test('large words on a small phone are a page below a board of its own height, and keys stay below it', async () => {
    on(320, 568, 2);
    await watch(moment);
    const page = screen.UNSAFE_getAllByType(ScrollView)[0]!;
    const heights = page
      .findAllByType(View)
      .map(({ props }) => (StyleSheet.flatten(props.style) as { height?: number })?.height);
    // Before it is measured; where more is free, it takes that.
    expect(heights).toContain(600);
    const inPage = within(page);
    expect(inPage.getByText(/^Chosen: /)).toBeOnTheScreen();
    expect(inPage.getByText(happened())).toBeOnTheScreen();
    expect(StyleSheet.flatten(inPage.getByRole('slider').props.style)).toMatchObject({
      height: 122,
    });
    expect(inPage.queryByRole('button', { name: en.table.replay.forward })).toBeNull();
    press(en.table.replay.forward);
    expect(at()).toBe(moment + 1);
  });

  test('beside the board of a phone on its side it is told what happened and what was chosen', async () => {
    on(844, 390, 1);
    await watch(moment);
    expect(screen.getByText(/^Chosen: /)).toBeOnTheScreen();
    expect(screen.getByText(happened())).toBeOnTheScreen();
  });
});
