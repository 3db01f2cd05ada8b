import { act, fireEvent, render, screen, userEvent, within } from '@testing-library/react-native';
import { Dimensions, StyleSheet, type ViewStyle } from 'react-native';
import { valueOf } from '../../../src/game-core/games/so-ein-mist/cards';
import { landing, takerAt } from '../../../src/game-core/games/so-ein-mist/table';
import type { Face, SoEinMist, State } from '../../../src/game-core/games/so-ein-mist/types';
import type { BoardProps } from '../../../src/tables/shared/game-table';
import { Board } from '../../../src/tables/so-ein-mist/Board';
import { slotsBeyond } from '../../../src/tables/so-ein-mist/preview';
import { dealt, decided, rolled } from '../../game-core/games/so-ein-mist/scene';
import { requestIn, sceneOf } from './scenes';

const PHONE = { width: 360, height: 640, scale: 2, fontScale: 1 };

/** Each test begins later than the taps of the one before. */
let today = Date.now();
beforeEach(() => {
  jest.useFakeTimers({ now: (today += 60_000) });
  Dimensions.set({ window: PHONE, screen: PHONE });
});
afterEach(() => jest.useRealTimers());

const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Emil', 'Frieda'];

/** Anna has the cow at slot 0, Ben the sheep at 1, Clara the pig at 2, David the chicken at 3. */
const start = dealt({ seats: 4 });

const calls = () => ({
  onMove: jest.fn(),
  onDone: jest.fn(),
  onLookAgain: jest.fn(),
  onShown: jest.fn(),
  onHurry: jest.fn(),
});

function propsOf(before: State | null, after: State, id: number): BoardProps<SoEinMist> {
  const players = NAMES.slice(0, after.open.setting.config.seats);
  return {
    scene: sceneOf(before, after, id),
    players: players.map((name) => ({ name, bot: null })),
    request: requestIn(after),
    thinking: [],
    bigCards: false,
    ...calls(),
  };
}

function show(props: BoardProps<SoEinMist>, size = { width: 360, height: 584 }) {
  const { rerender } = render(<Board {...props} />);
  const lay = (to: typeof size) =>
    fireEvent(screen.root, 'layout', { nativeEvent: { layout: { x: 0, y: 0, ...to } } });
  lay(size);
  return { lay, next: (later: BoardProps<SoEinMist>) => rerender(<Board {...later} />) };
}

/** As long as a tap may be the second one of a double tap. */
const SECOND_TAP = 350;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const finger = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const tap = (element: ReturnType<typeof screen.getByText>) => finger.press(element);
const key = (name: RegExp | string) => screen.getByRole('button', { name });

test('a person throws the first die of the turn, and sees that it is theirs', () => {
  const props = propsOf(null, start, 1);
  show(props);
  expect(screen.getByText('Anna’s turn')).toBeVisible();
  expect(screen.getByText('Round 1 of 7')).toBeVisible();
  fireEvent.press(key('Roll'));
  expect(props.onDone).toHaveBeenCalledTimes(1);
});

test('a key that appears under a finger does not take the second tap of a double tap', async () => {
  const { onDone, onMove, ...props } = propsOf(null, start, 1);
  const { next } = show({ ...props, onDone, onMove });
  // Nobody has tapped yet: it is usable when it appears.
  await tap(key('Roll'));
  expect(onDone).toHaveBeenCalledTimes(1);

  const first = rolled(start, 5);
  next({ ...propsOf(null, first, 2), onMove });
  pass(50);
  await tap(key(/^Stop/));
  await tap(key(/^Roll again/));
  pass(SECOND_TAP);
  // It was not just put off.
  expect(onMove).not.toHaveBeenCalled();
  await tap(key(/^Roll again/));
  expect(onMove).toHaveBeenCalledWith('continue');
});

test('after a roll the keys are usable when they appear', async () => {
  const { onMove, ...props } = propsOf(null, start, 1);
  const { next } = show({ ...props, onMove });
  await tap(key('Roll'));
  next({ ...propsOf(start, rolled(start, 5), 2), onMove });
  pass(700);
  await tap(key(/^Stop/));
  expect(onMove).toHaveBeenCalledWith('stop');
});

test('a double tap on Stop does not skip the move', async () => {
  const before = rolled(start, 6);
  const { next } = show(propsOf(null, before, 2));
  await tap(key(/^Stop/));
  const later = propsOf(before, decided(before, 'stop'), 3);
  next(later);
  pass(150);
  await tap(screen.getByText('Anna moves 6.'));
  expect(later.onShown).not.toHaveBeenCalled();
  pass(SECOND_TAP);
  await tap(screen.getByText('Anna moves 6.'));
  expect(later.onShown).toHaveBeenCalledTimes(1);
});

describe('while a hint is open', () => {
  const before = rolled(start, 5);
  const hinted = (move: 'stop' | 'continue') => ({ ...propsOf(null, before, 2), hinted: move });
  const styleOf = (element: { props: Record<string, unknown> }) =>
    StyleSheet.flatten(element.props['style'] as ViewStyle) ?? {};
  const fill = (name: RegExp) => styleOf(key(name)).backgroundColor;
  const withShadow = (start: string) =>
    screen.root.findAll(
      (node) =>
        typeof node.type === 'string' && String(styleOf(node).boxShadow ?? '').startsWith(start),
    ).length;

  test('the key of the best choice is the bright one', () => {
    show(hinted('stop'));
    const [bright, quiet] = [fill(/^Stop/), fill(/^Roll again/)];
    expect(bright).not.toBe(quiet);
    screen.rerender(<Board {...hinted('continue')} />);
    expect([fill(/^Stop/), fill(/^Roll again/)]).toEqual([quiet, bright]);
  });

  test('only what is best is lit: the landing card, or the die and the cards that beat it', () => {
    show(hinted('stop'));
    expect(withShadow('0 0 0 3px')).toBe(0);
    screen.rerender(<Board {...hinted('continue')} />);
    const beyond = slotsBeyond(before.open);
    expect(withShadow('0 0 0 3px')).toBe(beyond.size);
    // One halo, as before; it lies round the die.
    expect(withShadow('0 0 0 2px')).toBe(1);
  });

  test('cards beat stopping where the seat itself gets more', () => {
    const { board } = before.open;
    const isOwn = (slot: number) => takerAt(board, 0, slot) === 0;
    const worth = (slot: number) => (isOwn(slot) ? valueOf(board.path[slot]!) : 0);
    const reached = [1, 2, 3, 4, 5, 6].map((face) => landing(board, 0, face as Face));
    const now = worth(landing(board, 0, 5));
    expect([...slotsBeyond(before.open)].sort()).toEqual(
      [...new Set(reached.filter((slot) => isOwn(slot) && worth(slot) > now))].sort(),
    );
  });
});

test('once the die lies, both keys say what comes of them', () => {
  const props = propsOf(start, rolled(start, 5), 2);
  show(props);
  expect(screen.queryByRole('button')).toBeNull();
  pass(700);
  expect(props.onShown).toHaveBeenCalledTimes(1);
  expect(key('Stop: move 5: you take −3')).toBeVisible();
  fireEvent.press(key('Roll again: 1 in 6: stop'));
  expect(props.onMove).toHaveBeenCalledTimes(1);
  expect(props.onMove).toHaveBeenCalledWith('continue');
});

test('the card that would be taken is drawn on the key', () => {
  show(propsOf(null, rolled(start, 5), 2));
  const drawn = { includeHiddenElements: true };
  expect(within(key(/^Stop/)).getByText('−3', drawn)).toBeOnTheScreen();
});

test('where somebody stands, the last of them would take the card', () => {
  const props = propsOf(null, rolled(start, 2), 2);
  show(props);
  fireEvent.press(key('Stop: move 2: Clara takes +10'));
  expect(props.onMove).toHaveBeenCalledTimes(1);
  expect(props.onMove).toHaveBeenCalledWith('stop');
  expect(
    screen.getByRole('img', {
      name: '2 steps: Pig +10, Clara stands here. Landing here with 2, Clara takes it',
    }),
  ).toBeOnTheScreen();
});

test('every card within reach says how far it is, to whoever is asked', () => {
  const { next } = show(propsOf(null, start, 1));
  const labels = () =>
    screen.getAllByRole('img', { name: /(Grey|Cow|Sheep|Pig|Chicken) [+−]\d/ }).map(labelOf);
  const labelOf = ({ props }: { readonly props: Record<string, unknown> }) =>
    String(props['aria-label'] ?? props['accessibilityLabel']);
  const near = labels().filter((label) => /^\d steps?: /.test(label));
  expect(near.map((label) => Number(label[0]))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(near[1]).toMatch(/^2 steps: Pig \+10, Clara stands here/);
  expect(labels()).toHaveLength(10);
  // A bot is at turn: nobody has to count.
  next({ ...propsOf(null, start, 2), request: null });
  expect(labels().filter((label) => /^\d steps?: /.test(label))).toEqual([]);
});

test('bots that wait have a key; who presses it while one moves need not see the end of that', () => {
  const onNext = jest.fn();
  const before = rolled(start, 2);
  const { next } = show({ ...propsOf(null, before, 2), request: null, onNext });
  fireEvent.press(key('Next'));
  expect(onNext).toHaveBeenCalledTimes(1);
  const moving = { ...propsOf(before, decided(before, 'stop'), 3), request: null, onNext };
  next(moving);
  pass(SECOND_TAP);
  expect(moving.onShown).not.toHaveBeenCalled();
  fireEvent.press(key('Next'));
  expect(moving.onShown).toHaveBeenCalledTimes(1);
  expect(onNext).toHaveBeenCalledTimes(2);
  next({ ...propsOf(null, start, 4), onNext });
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(key('Roll')).toBeEnabled();
});

test('a tip is there to be seen while nobody is asked, and is not read out', () => {
  const tip = 'A tap skips this';
  const watched = { ...propsOf(null, rolled(start, 2), 2), tip };
  const { next } = show({ ...watched, request: null });
  expect(screen.queryByText(tip)).toBeNull();
  expect(screen.getByText(tip, { includeHiddenElements: true })).toBeOnTheScreen();
  next(watched);
  expect(screen.queryByText(tip, { includeHiddenElements: true })).toBeNull();
});

test('a number that lies aside already forces a stop, and the table says so', () => {
  show(propsOf(null, rolled(start, 4, 1, 4), 4));
  expect(screen.getByText('You already set a 4 aside, so you must stop.')).toBeVisible();
  expect(key('Roll again')).toBeDisabled();
  expect(key(/^Stop/)).toBeEnabled();
  expect(screen.getByRole('img', { name: 'Die: 4, must stop' })).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: 'Set aside: 1' })).toBeOnTheScreen();
});

test('the last die is announced, and forces a stop', () => {
  const { next } = show(propsOf(null, rolled(start, 4, 1, 2, 3), 4));
  expect(key('Roll again: the last die counts')).toBeEnabled();
  next(propsOf(null, rolled(start, 4, 1, 2, 3, 6), 5));
  expect(screen.getByText('That was the last die, so you must stop.')).toBeVisible();
  expect(key('Roll again')).toBeDisabled();
});

test('a move is shown step by step; then the next one is asked', () => {
  const before = rolled(start, 2);
  const props = propsOf(before, decided(before, 'stop'), 3);
  show(props);
  expect(screen.getByText('Anna moves 2.')).toBeVisible();
  pass(2 * 220);
  expect(screen.getByText('Clara takes +10.')).toBeVisible();
  // The card is on its way face down: nobody can read it any more.
  expect(screen.queryByRole('img', { name: /^Pig \+10/ })).toBeNull();
  pass(420);
  expect(screen.getByText('Anna lays down +8.')).toBeVisible();
  expect(props.onShown).not.toHaveBeenCalled();
  pass(320);
  expect(props.onShown).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Ben’s turn')).toBeVisible();
  expect(
    screen.getByRole('img', { name: '1 step: Cow +8, Queue: Clara, Anna last' }),
  ).toBeOnTheScreen();
  expect(
    screen.getByRole('img', { name: 'Clara, pig, 7 to draw, 1 in the scoring pile' }),
  ).toBeOnTheScreen();
});

test('a tap skips whatever is being shown; another one hurries', () => {
  const before = rolled(start, 6);
  const props = propsOf(before, decided(before, 'stop'), 3);
  show(props);
  fireEvent.press(screen.getByText('Anna moves 6.'));
  expect(props.onShown).toHaveBeenCalledTimes(1);
  expect(props.onHurry).not.toHaveBeenCalled();
  fireEvent.press(screen.getByText('Ben’s turn'));
  expect(props.onHurry).toHaveBeenCalledTimes(1);
  pass(5000);
  expect(props.onShown).toHaveBeenCalledTimes(1);
});

test('it is said once that a scene was shown, however often the table is drawn or turned', () => {
  const after = rolled(start, 3);
  const props = propsOf(start, after, 2);
  const { lay, next } = show(props);
  pass(300);
  lay({ width: 788, height: 390 });
  next({ ...props, scene: sceneOf(start, after, 2) });
  pass(400);
  expect(props.onShown).toHaveBeenCalledTimes(1);
  next({ ...props, scene: sceneOf(start, after, 2), bigCards: true });
  lay({ width: 360, height: 584 });
  pass(5000);
  expect(props.onShown).toHaveBeenCalledTimes(1);
});

test('a scene with nothing to show is shown at once, even before the table is measured', () => {
  const props = propsOf(null, start, 1);
  render(<Board {...props} />);
  expect(props.onShown).toHaveBeenCalledTimes(1);
});

test('while a bot decides, its plan is told and nobody can press anything', () => {
  const props = propsOf(null, rolled(start, 2), 2);
  show({ ...props, request: null, thinking: [0] });
  expect(screen.getByText('Anna has a 2 and thinks…')).toBeVisible();
  expect(screen.getByText('move 2: Clara takes +10')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('img', { name: /^Anna, cow, .*, thinking$/ })).toBeOnTheScreen();
});

test('of a bot it is told that it is one, and how strong', () => {
  const props = propsOf(null, start, 1);
  const players = props.players.map((player, seat) =>
    seat === 1 ? { ...player, bot: 'farsighted' } : player,
  );
  show({ ...props, players });
  const told = /^Ben, .* in the scoring pile, bot: Old hand, level 4 of 4$/;
  expect(screen.getByRole('img', { name: told })).toBeOnTheScreen();
  expect(screen.getAllByRole('img', { name: /bot/ })).toHaveLength(1);
});

test('a gap is named with who stands beside it', () => {
  let state = dealt({ seats: 3, options: { anotherRound: true } });
  for (let turn = 0; turn < 22; turn += 1) state = decided(rolled(state, 1), 'stop');
  show(propsOf(null, state, 90));
  expect(screen.getByRole('img', { name: /^A gap, (Queue|\w+ stands here)/ })).toBeOnTheScreen();
});

test('an own card counts twice where people play so', () => {
  const doubling = dealt({ seats: 4, options: { doubling: true } });
  show(propsOf(null, rolled(doubling, 2), 2));
  expect(key('Stop: move 2: Clara takes +10 ×2')).toBeVisible();
  expect(screen.getByText('×2')).toBeOnTheScreen();
});

test('where letters are large, the keys are short and a forced stop leaves only one', () => {
  Dimensions.set({ window: { ...PHONE, fontScale: 2 }, screen: PHONE });
  const { next } = show(propsOf(null, rolled(start, 2), 2), { width: 320, height: 584 });
  expect(key('Stop: 2: Clara +10')).toBeVisible();
  expect(key('Roll again: 1 in 6: stop')).toBeVisible();
  next(propsOf(null, rolled(start, 2, 2), 3));
  expect(screen.getByText('You already set a 2 aside, so you must stop.')).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('on a low table with many players it is still said whose turn it is and what forces a stop', () => {
  const six = dealt({ seats: 6 });
  const { next } = show(propsOf(null, rolled(six, 2), 2), { width: 572, height: 360 });
  expect(screen.getByText('Anna’s turn')).toBeVisible();
  expect(key(/^Stop: 2: Clara [+−]\d+$/)).toBeVisible();
  expect(key('Roll again: 1 in 6: stop')).toBeVisible();
  next(propsOf(null, rolled(six, 2, 2), 3));
  expect(screen.getByText('You already set a 2 aside, so you must stop.')).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
