import { act, fireEvent, render, screen, userEvent } from '@testing-library/react-native';
import { AccessibilityInfo, BackHandler, Text } from 'react-native';
import { Pressable } from '../../../src/ui';
import type { CurtainProps } from '../../../src/tables/shared/curtain/Curtain';
import { CurtainedArea } from '../../../src/tables/shared/curtain/CurtainedArea';
import { noteTouch } from '../../../src/ui/taps';

/** Each test begins later than the taps of the one before. */
let today = Date.now();
beforeEach(() => jest.useFakeTimers({ now: (today += 60_000) }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const onLift = jest.fn();
const onBoard = jest.fn();
beforeEach(() => jest.clearAllMocks());

const curtainFor = (name: string): CurtainProps => ({
  portrait: <Text>a portrait</Text>,
  title: `${name}, your peek`,
  line: 'Everybody else looks away.',
  actionLabel: `I am ${name}`,
  onLift,
});

const table = (curtain: CurtainProps | null) => (
  <CurtainedArea curtain={curtain}>
    <Pressable role="button" aria-label="Look" onPress={onBoard}>
      <Text>a trap</Text>
    </Pressable>
  </CurtainedArea>
);

/** After so long a finger lifts it, be it that nothing was touched; the second tap of a double tap is held up longer. */
const HANDED = 250;
const SECOND_TAP = 350;
/** Whoever taps on has to stop for so long. */
const QUIET = 700;
const finger = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const tap = (name: string) => {
  noteTouch();
  return finger.press(screen.getByRole('button', { name }));
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const board = () => screen.getByText('a trap', { includeHiddenElements: true });

test('the render that covers the table hides all of it, before any time has passed', () => {
  const { rerender } = render(table(null));
  expect(screen.getByText('a trap')).toBeVisible();
  rerender(table(curtainFor('Ben')));
  expect(screen.queryByText('a trap')).toBeNull();
  expect(board()).not.toBeVisible();
  expect(screen.getByText('a portrait')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Ben, your peek' })).toBeVisible();
  fireEvent.press(board());
  expect(onBoard).not.toHaveBeenCalled();
});

test('it hangs before what the table stands before', () => {
  const { rerender } = render(table({ ...curtainFor('Ben'), backdrop: 'stone' }));
  expect(screen.UNSAFE_queryAllByProps({ kind: 'stone' })).not.toHaveLength(0);
  rerender(table(curtainFor('Clara')));
  expect(screen.UNSAFE_queryAllByProps({ kind: 'wood' })).not.toHaveLength(0);
});

test('only its button lifts it, and not with the tail of taps on what drew it', async () => {
  const { rerender } = render(table(null));
  await tap('Look');
  rerender(table(curtainFor('Ben')));
  expect(screen.getAllByRole('button')).toHaveLength(1);
  // A press takes time too.
  for (let taps = 0; taps < 3; taps += 1) {
    pass(450);
    await tap('I am Ben');
  }
  expect(onLift).not.toHaveBeenCalled();
  pass(QUIET);
  await tap('I am Ben');
  expect(onLift).toHaveBeenCalledTimes(1);
});

test('from one curtain to the next nothing is seen, and a double tap lifts but one', async () => {
  const { rerender } = render(table(curtainFor('Ben')));
  pass(HANDED);
  await tap('I am Ben');
  rerender(table(curtainFor('Mia')));
  expect(board()).not.toBeVisible();
  pass(SECOND_TAP);
  await tap('I am Mia');
  expect(onLift).toHaveBeenCalledTimes(1);
});

test('a lifted curtain is no more in the way, and can fall again while it fades', () => {
  const { rerender } = render(table(curtainFor('Ben')));
  rerender(table(null));
  expect(screen.queryByRole('button', { name: 'I am Ben' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Look' })).toBeOnTheScreen();
  pass(50);
  rerender(table(curtainFor('Mia')));
  expect(board()).not.toBeVisible();
  rerender(table(null));
  pass(5000);
  expect(screen.queryByText('a portrait', { includeHiddenElements: true })).toBeNull();
  fireEvent.press(screen.getByText('a trap'));
  expect(onBoard).toHaveBeenCalledTimes(1);
});

test('a screen reader goes on at the heading', () => {
  const focus = jest.spyOn(AccessibilityInfo, 'sendAccessibilityEvent').mockReturnValue();
  const { rerender } = render(table(null));
  expect(focus).not.toHaveBeenCalled();
  rerender(table(curtainFor('Ben')));
  expect(focus.mock.calls).toEqual([[expect.anything(), 'focus']]);
});

test('where a phone has a back key, it is left to the screen: leaving shows nothing', () => {
  const listen = jest.spyOn(BackHandler, 'addEventListener');
  render(table(curtainFor('Ben')));
  expect(listen).not.toHaveBeenCalled();
});
