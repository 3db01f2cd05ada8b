import { act, fireEvent, render, screen, userEvent } from '@testing-library/react-native';
import { createAudioPlayer } from 'expo-audio';
import { impactAsync } from 'expo-haptics';
import type { ReactNode } from 'react';
import { AppState, Dimensions, StyleSheet, type ViewStyle } from 'react-native';
import type { AllesKaese } from '../../../src/game-core/games/alles-kaese/types';
import type { Viewer } from '../../../src/game-core/kernel/game';
import { CueProvider, HEARD } from '../../../src/sound';
import { Board } from '../../../src/tables/alles-kaese/Board';
import { GLANCE } from '../../../src/tables/alles-kaese/look/glance';
import type { BoardProps } from '../../../src/tables/shared/game-table';
import { FingerArea } from '../../../src/ui';
import { noteTouch } from '../../../src/ui/taps';
import { game, Scenario } from '../../game-core/games/alles-kaese/scenario';
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
/** Slices 1 to 6: one hole, two, two, six, one, six. */
const TOP = '1c 2t 2c 6t 1c 6c 5c 4t 3c';
const start = Scenario.deal(4, TOP);

interface Wish {
  readonly before?: Scenario;
  readonly viewer?: Viewer;
  /** How many pauses people are through with. */
  readonly done?: number;
  /** The seats that bots play. */
  readonly bots?: readonly number[];
  readonly options?: BoardProps['tableOptions'];
  readonly tapToLook?: boolean;
}

let scenes = 0;

function propsOf(after: Scenario, wish: Wish = {}): BoardProps<AllesKaese> {
  const { before, viewer = 'table', done = 0, bots = [], options, tapToLook } = wish;
  const players = NAMES.slice(0, after.state.open.setting.config.seats);
  const request = requestIn(after.state, done);
  return {
    scene: sceneOf(before?.state ?? null, after.state, viewer, (scenes += 1)),
    players: players.map((name, seat) => ({ name, bot: bots.includes(seat) ? 'steady' : null })),
    request,
    isLookDue: request?.kind === 'look',
    thinking: [],
    bigCards: false,
    tapToLook,
    tableOptions: options,
    onMove: jest.fn(),
    onDone: jest.fn(),
    onTakeLook: jest.fn(async () => true),
    onLookAgain: jest.fn(),
    onShown: jest.fn(),
    onHurry: jest.fn(),
  };
}

function show(props: BoardProps<AllesKaese>, size = { width: 360, height: 584 }) {
  const { rerender } = render(<Board {...props} />);
  const lay = (to: typeof size) =>
    fireEvent(screen.root, 'layout', { nativeEvent: { layout: { x: 0, y: 0, ...to } } });
  lay(size);
  return { lay, next: (later: BoardProps<AllesKaese>) => rerender(<Board {...later} />) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** And what is waited for has come. */
const passAll = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const finger = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const tap = (element: ReturnType<typeof key>) => {
  noteTouch();
  return finger.press(element);
};
const key = (name: RegExp | string) => screen.getByRole('button', { name });
const slice = (nth: number) => screen.getByLabelText(new RegExp(`^Slice ${nth} of 6`));
/** Everything that is written or said, hidden or not, and what is drawn. */
const isShown = (front: 'cheese' | 'trap') =>
  screen.queryAllByTestId(`front-${front}`, { includeHiddenElements: true }).length > 0 ||
  screen.queryAllByLabelText(new RegExp(`^(Slice.*, )?${front}, \\d`, 'i')).length > 0;

test('a person throws, with a key or by a finger on their own face', () => {
  const props = propsOf(start);
  show(props);
  expect(screen.getByText('Anna’s turn')).toBeVisible();
  fireEvent.press(key('Throw'));
  expect(props.onDone).toHaveBeenCalledTimes(1);
});

test('the tail of taps of who was at turn does not throw for another person', async () => {
  const props = propsOf(start.keep(2, 1));
  show(props);
  for (let taps = 0; taps < 4; taps += 1) {
    await tap(key('Throw'));
    pass(150);
  }
  expect(props.onDone).not.toHaveBeenCalled();
  pass(700);
  await tap(key('Throw'));
  expect(props.onDone).toHaveBeenCalledTimes(1);
});

test('one person against bots throws at once', async () => {
  const props = propsOf(start, { bots: [1, 2, 3] });
  show(props);
  await finger.press(key('Throw'));
  expect(props.onDone).toHaveBeenCalledTimes(1);
});

test('a plate that somebody looks at is closed before a curtain', () => {
  const { next } = show(propsOf(start));
  const title = () => screen.queryByRole('heading', { name: 'Ben' });
  fireEvent.press(screen.getByLabelText(/^Ben, 0 holes/));
  expect(title()).not.toBeNull();
  next({ ...propsOf(start), isCovered: true });
  expect(title()).toBeNull();
  next(propsOf(start));
  expect(title()).toBeNull();
});

test('slices, pile, what was thrown away and plates say what they are', () => {
  show(propsOf(start.remove(2, 1).keep(2, 2)));
  expect(slice(1)).toHaveAccessibleName('Slice 1 of 6, 1 hole');
  expect(screen.getByLabelText('Pile, 28 slices, the top one has 3 holes')).toBeOnTheScreen();
  expect(screen.getByLabelText('1 thrown away, the top one has 2 holes')).toBeOnTheScreen();
  expect(
    screen.getByLabelText('Clara, 0 holes of cheese, 0 traps of 3, playing now'),
  ).toBeOnTheScreen();
  expect(screen.getByLabelText('Ben, 2 holes of cheese, 0 traps of 3')).toBeOnTheScreen();
});

describe('where slices match', () => {
  test('the only one is chosen already, and the keys say what comes of them', () => {
    const props = propsOf(start.keep(2, 1).roll(2));
    show(props);
    expect(slice(3)).toHaveAccessibleName('Slice 3 of 6, 2 holes, matches. Chosen');
    expect(slice(1)).toHaveAccessibleName('Slice 1 of 6, 1 hole, does not match');
    // Half of a narrow phone has room for two short lines.
    fireEvent.press(key('Keep: 2 holes if cheese. 0 traps of 3'));
    expect(props.onMove).toHaveBeenCalledWith({ type: 'keep', slot: 2 });
  });

  test('of several one is tapped, another tap changes it, and nothing is final before a key', () => {
    const props = propsOf(start.roll(2));
    show(props);
    expect(screen.getByText('Anna, which slice?')).toBeVisible();
    expect(key('Keep')).toBeDisabled();
    expect(key('Throw away')).toBeDisabled();
    fireEvent.press(slice(2));
    expect(slice(2)).toHaveAccessibleName(/Chosen$/);
    fireEvent.press(slice(3));
    expect(slice(2)).not.toHaveAccessibleName(/Chosen$/);
    expect(props.onMove).not.toHaveBeenCalled();
    fireEvent.press(key('Throw away: Nobody sees it'));
    expect(props.onMove).toHaveBeenCalledTimes(1);
    expect(props.onMove).toHaveBeenCalledWith({ type: 'remove', slot: 2 });
  });

  test('the tail of taps on the key to throw does not decide', async () => {
    const props = propsOf(start.keep(2, 1).roll(2));
    noteTouch();
    show(props);
    for (const label of [/^Keep/, /^Throw away/, /^Keep/, /^Throw away/, /^Keep/]) {
      await tap(key(label));
      pass(150);
    }
    expect(props.onMove).not.toHaveBeenCalled();
    pass(700);
    await tap(key(/^Keep/));
    expect(props.onMove).toHaveBeenCalledTimes(1);
  });

  test('whoever has chosen a slice themselves need not wait as long', async () => {
    const props = propsOf(start.roll(2));
    show(props);
    await finger.press(slice(2));
    pass(360);
    await finger.press(key(/^Keep/));
    expect(props.onMove).toHaveBeenCalledWith({ type: 'keep', slot: 1 });
  });

  test('another turn asks anew', () => {
    const { next } = show(propsOf(start.roll(2)));
    fireEvent.press(slice(2));
    next(propsOf(start.keep(6, 3).roll(2)));
    expect(screen.getByText('Ben, which slice?')).toBeVisible();
    expect(key('Keep')).toBeDisabled();
  });

  test('a finger on another slice is told the rule', () => {
    const props = propsOf(start.roll(2));
    show(props);
    fireEvent.press(screen.UNSAFE_getAllByType(FingerArea)[0]!);
    expect(
      screen.getByText(
        'You can only keep or throw away a slice with as many holes as the die shows.',
      ),
    ).toBeVisible();
    expect(props.onMove).not.toHaveBeenCalled();
  });

  test.each([
    { name: 'upright', width: 320, height: 512 },
    { name: 'on its side', width: 512, height: 320 },
  ])('very large words say what comes of it too, and the rule, $name', ({ width, height }) => {
    const window = { width, height, scale: 2, fontScale: 2 };
    Dimensions.set({ window, screen: window });
    show(propsOf(start.roll(2)), { width, height });
    fireEvent.press(slice(3));
    expect(screen.getByText('2 holes or trap\u00a01\u00a0of\u00a03')).toBeVisible();
    fireEvent.press(screen.UNSAFE_getAllByType(FingerArea)[0]!);
    expect(screen.getByText(/as many holes as the die shows/)).toBeVisible();
  });
});

describe('the odds', () => {
  const table = start.keep(2, 1).roll(2);

  test('are told in words and as a bar where people play so', () => {
    show(propsOf(table, { options: { oddsShown: true } }));
    expect(screen.getByText('Of the 5 still hidden, 1 is a trap.')).toBeVisible();
    expect(screen.getByLabelText('Of the 5 with 2 holes still hidden, 1 is a trap.')).toBeVisible();
  });

  test('are those of the seat where it alone looks at the table', () => {
    show(propsOf(table, { viewer: 1, bots: [0, 2, 3], options: { oddsShown: true } }));
    expect(screen.getByText('Of the 5 you have not seen, 1 is a trap.')).toBeVisible();
  });

  test('do not remember for who plays from memory', () => {
    // Anna has looked under the trap with two holes; now the other slice with two is asked about.
    const seen = start.peek(3, 1).remove(6, 3).remove(6, 5).remove(1, 0).roll(2);
    const wish = { viewer: 0, bots: [1, 2, 3] } as const;
    const { next } = show(propsOf(seen, { ...wish, options: { oddsShown: true } }));
    fireEvent.press(slice(3));
    expect(screen.getByLabelText(/^Of the 5 with 2 holes that you have not seen/)).toBeVisible();
    next(propsOf(seen, { ...wish, options: { oddsShown: true, fromMemory: true } }));
    fireEvent.press(slice(3));
    expect(screen.getByLabelText('Of the 6 with 2 holes still hidden, 2 are traps.')).toBeVisible();
  });

  test('are not told where people play without them', () => {
    show(propsOf(table, { options: { oddsShown: false } }));
    expect(screen.queryByText(/still hidden|have not seen/)).toBeNull();
    expect(screen.getByText('No cheese on your plate yet.')).toBeVisible();
  });
});

describe('where nothing matches', () => {
  const table = start.roll(3);

  test('every slice asks to be looked under', () => {
    const props = propsOf(table);
    show(props);
    expect(screen.getByText('Anna, no slice has 3 holes: look under one')).toBeVisible();
    fireEvent.press(slice(4));
    expect(props.onMove).toHaveBeenCalledWith({ type: 'peek', slot: 3 });
  });

  test('who plays from memory is told that what they know stays shut', () => {
    const known = start.peek(3, 3).keep(2, 1).remove(6, 5).remove(4, 5).roll(4);
    const { next } = show(propsOf(known, { options: { fromMemory: true } }));
    expect(screen.getByText(/Those with your paw stay shut/)).toBeVisible();
    next(propsOf(known));
    expect(screen.queryByText(/stay shut/)).toBeNull();
    next(propsOf(table, { options: { fromMemory: true } }));
    expect(screen.queryByText(/stay shut/)).toBeNull();
  });

  test('it is said that the top of the pile is thrown away, with 2 or 3 players only', () => {
    const { next } = show(propsOf(table));
    expect(screen.queryByText(/top of the pile/)).toBeNull();
    next(propsOf(Scenario.deal(3, TOP).roll(3)));
    expect(screen.getByText(/top of the pile is thrown away/)).toBeVisible();
  });
});

describe('a look behind the curtain', () => {
  // Anna looks under the trap with six holes.
  const table = start.peek(3, 3);
  const held = (wish: Wish = {}) => propsOf(table, { viewer: 0, ...wish });

  test('shows the front only while the key is held', () => {
    show(held());
    expect(screen.getByText('Only for Anna')).toBeVisible();
    expect(isShown('trap')).toBe(false);
    fireEvent(key(/^Hold to look/), 'pressIn');
    expect(isShown('trap')).toBe(true);
    expect(screen.getByText('A trap!')).toBeVisible();
    fireEvent(key(/^Let go/), 'pressOut');
    expect(isShown('trap')).toBe(false);
    expect(screen.queryByText('A trap!')).toBeNull();
  });

  test('nobody is done before they have looked', () => {
    const props = held();
    show(props);
    fireEvent.press(key(/^Done/));
    expect(props.onDone).not.toHaveBeenCalled();
    expect(screen.getByText('Look first: the rules want you to.')).toBeVisible();
    // Whoever brushes the key has not looked.
    fireEvent(key(/^Hold to look/), 'pressIn');
    pass(GLANCE - 1);
    fireEvent(key(/^Let go/), 'pressOut');
    fireEvent.press(key(/^Done/));
    expect(props.onDone).not.toHaveBeenCalled();
    fireEvent(key(/^Hold to look/), 'pressIn');
    pass(GLANCE);
    fireEvent(key(/^Let go/), 'pressOut');
    fireEvent.press(key(/^Done/));
    expect(props.onDone).toHaveBeenCalledTimes(1);
  });

  test('is over when the app is left, and when the phone is turned', () => {
    const listening = jest.mocked(AppState.addEventListener);
    listening.mockClear();
    show(held());
    const say = (state: 'active' | 'background') =>
      act(() =>
        listening.mock.calls.forEach(([type, listener]) => type === 'change' && listener(state)),
      );
    fireEvent(key(/^Hold to look/), 'pressIn');
    expect(isShown('trap')).toBe(true);
    say('background');
    expect(isShown('trap')).toBe(false);
    say('active');
    expect(isShown('trap')).toBe(false);

    fireEvent(key(/^Hold to look/), 'pressIn');
    expect(isShown('trap')).toBe(true);
    act(() => Dimensions.set({ window: { ...PHONE, width: 640, height: 360 }, screen: PHONE }));
    expect(isShown('trap')).toBe(false);
  });

  test('a tap shows and another one hides, for who cannot hold', () => {
    show(held({ tapToLook: true }));
    fireEvent(key('Show it'), 'pressIn');
    expect(isShown('trap')).toBe(false);
    fireEvent.press(key('Show it'));
    expect(isShown('trap')).toBe(true);
    fireEvent.press(key('Hide it'));
    expect(isShown('trap')).toBe(false);
  });

  test('what a tap shows is gone as soon as something lies over the table, and stays away', () => {
    const props = held({ tapToLook: true });
    const { next } = show(props);
    fireEvent.press(key('Show it'));
    expect(isShown('trap')).toBe(true);
    next({ ...props, isCovered: true });
    expect(isShown('trap')).toBe(false);
    next(props);
    expect(isShown('trap')).toBe(false);
    fireEvent.press(key('Show it'));
    fireEvent.press(screen.getByLabelText(/^Ben, 0 holes/));
    expect(isShown('trap')).toBe(false);
  });

  test('a screen reader’s tap does so too', () => {
    show(held());
    fireEvent.press(key(/^Hold to look/));
    expect(isShown('trap')).toBe(true);
    expect(screen.getByLabelText('Trap, 6 holes')).toBeOnTheScreen();
    fireEvent.press(key(/^Let go/));
    expect(isShown('trap')).toBe(false);
  });

  describe('from memory', () => {
    const options = { fromMemory: true };

    test('shows once, and a touch that is too short to count shows nothing', async () => {
      const props = held({ options });
      show(props);
      fireEvent(key(/^Hold to look/), 'pressIn');
      pass(GLANCE - 1);
      expect(isShown('trap')).toBe(false);
      fireEvent(key(/^Hold to look/), 'pressOut');
      pass(GLANCE);
      expect(props.onTakeLook).not.toHaveBeenCalled();
      fireEvent(key(/^Hold to look/), 'pressIn');
      await passAll(GLANCE);
      expect(isShown('trap')).toBe(true);
      expect(props.onTakeLook).toHaveBeenCalledTimes(1);
      fireEvent(key(/^Let go/), 'pressOut');
      expect(key(/^Hold to look/)).toBeDisabled();
      fireEvent(key(/^Hold to look/), 'pressIn');
      await passAll(GLANCE);
      expect(isShown('trap')).toBe(false);
      expect(props.onTakeLook).toHaveBeenCalledTimes(1);
    });

    test('shows nothing before the look is counted, and is not lost to who lets go meanwhile', async () => {
      let counted: (isNew: boolean) => void = () => undefined;
      const onTakeLook = () => new Promise<boolean>((resolve) => (counted = resolve));
      const props = { ...held({ options }), onTakeLook };
      show(props);
      fireEvent(key(/^Hold to look/), 'pressIn');
      await passAll(2 * GLANCE);
      expect(isShown('trap')).toBe(false);
      fireEvent(key(/^Hold to look/), 'pressOut');
      await act(async () => counted(true));
      expect(isShown('trap')).toBe(false);
      fireEvent(key(/^Hold to look/), 'pressIn');
      expect(isShown('trap')).toBe(true);
      fireEvent(key(/^Let go/), 'pressOut');
      expect(key(/^Hold to look/)).toBeDisabled();
    });

    test('shows nothing where the look was taken in another window', async () => {
      const props = { ...held({ options }), onTakeLook: async () => false };
      show(props);
      fireEvent(key(/^Hold to look/), 'pressIn');
      await passAll(GLANCE);
      expect(isShown('trap')).toBe(false);
      expect(key(/^Hold to look: You have seen it/)).toBeDisabled();
      fireEvent.press(key(/^Done/));
      expect(props.onDone).toHaveBeenCalledTimes(1);
    });
  });

  test('from memory it is not shown to who has looked and left the table since', () => {
    const props = held({ options: { fromMemory: true } });
    const { request } = props;
    if (request?.kind !== 'look') throw new Error('Nobody is to look.');
    show({ ...props, request: { ...request, isTaken: true } });
    expect(key(/^Hold to look/)).toBeDisabled();
    fireEvent.press(key(/^Done/));
    expect(props.onDone).toHaveBeenCalledTimes(1);
  });

  test('otherwise a look is not used up', () => {
    const props = held();
    show(props);
    fireEvent(key(/^Hold to look/), 'pressIn');
    pass(GLANCE);
    fireEvent(key(/^Let go/), 'pressOut');
    expect(props.onTakeLook).not.toHaveBeenCalled();
    fireEvent(key(/^Hold to look/), 'pressIn');
    expect(isShown('trap')).toBe(true);
  });
});

describe('alone against bots', () => {
  const bots = [1, 2, 3];
  const table = start.peek(3, 3);

  test('the slice turns over on its shelf while the key is held', () => {
    show(propsOf(table, { viewer: 0, bots }));
    expect(screen.queryByText('Only for Anna')).toBeNull();
    expect(isShown('trap')).toBe(false);
    fireEvent(key(/^Hold to look/), 'pressIn');
    expect(slice(4)).toHaveAccessibleName(
      'Slice 4 of 6, 6 holes, Trap, 6 holes, you have looked under it',
    );
    fireEvent(key(/^Let go/), 'pressOut');
    expect(isShown('trap')).toBe(false);
  });

  test('in a later turn the paw key shows it again while it is held', () => {
    const later = table.keep(2, 1).remove(6, 5).remove(1, 0).roll(6);
    show(propsOf(later, { viewer: 0, bots }));
    expect(slice(4)).toHaveAccessibleName(/you have looked under it/);
    expect(isShown('trap')).toBe(false);
    fireEvent(key('Look again under your slices'), 'pressIn');
    expect(isShown('trap')).toBe(true);
    fireEvent(key('Look again under your slices'), 'pressOut');
    expect(isShown('trap')).toBe(false);
  });
});

describe('with few players', () => {
  const rolled = Scenario.deal(3, TOP).roll(3);
  const table = rolled.act({ type: 'peek', slot: 3 });
  const lying = 'Pile, 30 slices, the top one has 5 holes';

  test('the top of the pile leaves after the look, and is seen to leave', () => {
    const props = propsOf(table, { before: rolled, viewer: 0, bots: [1, 2] });
    const { next } = show(props);
    pass(260);
    expect(props.onShown).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText(lying)).toBeOnTheScreen();
    expect(screen.getByLabelText('Die: 3')).toBeOnTheScreen();
    next({ ...propsOf(table, { viewer: 0, bots: [1, 2] }), request: null, isLookDue: false });
    expect(screen.getByText(/^The top of the pile/)).toBeVisible();
    pass(420);
    expect(screen.getByLabelText('Pile, 29 slices, the top one has 4 holes')).toBeOnTheScreen();
    expect(screen.queryByText(/^The top of the pile/)).toBeNull();
    expect(screen.queryByLabelText('Die: 3')).toBeNull();
  });

  test('it leaves when the phone lies on the table again', () => {
    const { next } = show(propsOf(table, { viewer: 0 }));
    const back = propsOf(table, { done: 1 });
    next(back);
    expect(screen.getByText(/^The top of the pile/)).toBeVisible();
    expect(back.onShown).not.toHaveBeenCalled();
    pass(420);
    expect(back.onShown).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Ben’s turn')).toBeVisible();
  });
});

describe('a peek that empties the pile', () => {
  const rolled = Scenario.deal(2, TOP).drainTo(1).roll(3);
  const table = rolled.act({ type: 'peek', slot: 3 });

  test('is looked at before the scores, and then its last slice is seen to leave', () => {
    const props = propsOf(table, { before: rolled, viewer: 1, bots: [0] });
    const { next } = show(props);
    pass(260);
    expect(screen.getByLabelText(/^Pile, 1 slice,/)).toBeOnTheScreen();
    fireEvent(key(/^Hold to look/), 'pressIn');
    expect(slice(4)).toHaveAccessibleName(/(Trap|Cheese), \d hole/);
    pass(GLANCE);
    fireEvent(key(/^Let go/), 'pressOut');
    fireEvent.press(key(/^Done/));
    expect(props.onDone).toHaveBeenCalledTimes(1);
    const after = propsOf(table, { viewer: 1, bots: [0], done: 1 });
    next(after);
    expect(screen.getByText(/^The top of the pile/)).toBeVisible();
    expect(after.onShown).not.toHaveBeenCalled();
    pass(420);
    expect(after.onShown).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Pile, empty')).toBeOnTheScreen();
  });
});

describe('looking again', () => {
  const later = start.peek(3, 3).keep(2, 1).remove(6, 5).remove(1, 0).roll(6);

  test('is asked for by a key in a turn of one’s own, and goes through the curtain', () => {
    const props = propsOf(later);
    show(props);
    fireEvent.press(key('Look again under your slices'));
    expect(props.onLookAgain).toHaveBeenCalledTimes(1);
    expect(isShown('trap')).toBe(false);
  });

  test('shows behind the curtain all that was looked at and still lies there', () => {
    const request = { kind: 'look', name: 'look-again', seat: 0, isTaken: false } as const;
    const props = { ...propsOf(later, { viewer: 0 }), request };
    show(props);
    expect(isShown('trap')).toBe(false);
    fireEvent(key(/^Hold to look/), 'pressIn');
    expect(screen.getByLabelText('Trap, 6 holes')).toBeOnTheScreen();
    // No rule wants it: who thinks better of it goes back.
    fireEvent(key(/^Let go/), 'pressOut');
    fireEvent.press(key(/^Done/));
    expect(props.onDone).toHaveBeenCalledTimes(1);
  });

  test('is there before the throw too', () => {
    const before = start.peek(3, 3).keep(2, 1).remove(6, 5).remove(1, 0);
    const props = propsOf(before);
    const { next } = show(props);
    expect(key('Throw')).toBeVisible();
    fireEvent.press(key('Look again under your slices'));
    expect(props.onLookAgain).toHaveBeenCalledTimes(1);
    const request = { kind: 'look', name: 'look-again', seat: 0, isTaken: false } as const;
    next({ ...propsOf(before, { viewer: 0 }), request, isLookDue: false });
    expect(screen.getByText('This slice with 6 holes is')).toBeVisible();
    fireEvent(key(/^Hold to look/), 'pressIn');
    expect(screen.getByLabelText('Trap, 6 holes')).toBeOnTheScreen();
  });

  test('is not there from memory, nor for who has not looked', () => {
    const { next } = show(propsOf(later, { options: { fromMemory: true } }));
    expect(screen.queryByRole('button', { name: 'Look again under your slices' })).toBeNull();
    next(propsOf(start.roll(2)));
    expect(screen.queryByRole('button', { name: 'Look again under your slices' })).toBeNull();
  });
});

describe('what is seen to happen', () => {
  const before = start.roll(2);

  test('a kept trap turns over, snaps and goes to the plate; its sentence stays', () => {
    const props = propsOf(before.act({ type: 'keep', slot: 1 }), { before });
    show(props);
    expect(screen.getByText('Anna keeps a slice with 2 holes…')).toBeVisible();
    pass(640);
    expect(screen.getByText('Snap! Anna’s first trap.')).toBeVisible();
    pass(260);
    expect(screen.getByLabelText(/^Anna, 0 holes of cheese, 1 trap of 3/)).toBeOnTheScreen();
    pass(420);
    expect(screen.getByText('A slice with 5 holes comes from the pile.')).toBeVisible();
    pass(420);
    expect(props.onShown).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Ben’s turn')).toBeVisible();
    expect(screen.getByText('Snap! Anna’s first trap.')).toBeVisible();
  });

  test('a trap is heard and felt as it snaps, not before', () => {
    const sounds = { dice: true, hop: true, take: true, turn: true, win: true };
    const props = propsOf(before.act({ type: 'keep', slot: 1 }), { before });
    const wrapped = (board: ReactNode) => (
      <CueProvider sounds={sounds} haptics>
        {board}
      </CueProvider>
    );
    const { rerender } = render(wrapped(null));
    pass(1000);
    const made = jest.mocked(createAudioPlayer).mock.results.slice(-HEARD.length);
    const { play } = made[HEARD.indexOf('snap')]?.value as ReturnType<typeof createAudioPlayer>;
    rerender(wrapped(<Board {...props} />));
    fireEvent(screen.root, 'layout', {
      nativeEvent: { layout: { x: 0, y: 0, width: 360, height: 584 } },
    });
    pass(600);
    expect(play).not.toHaveBeenCalled();
    expect(impactAsync).not.toHaveBeenCalledWith('heavy');
    pass(40);
    pass(1);
    expect(play).toHaveBeenCalledTimes(1);
    expect(impactAsync).toHaveBeenLastCalledWith('heavy');
  });

  test('a tap skips it', () => {
    const props = propsOf(before.act({ type: 'keep', slot: 2 }), { before });
    show(props);
    fireEvent.press(screen.getByText('Anna keeps a slice with 2 holes…'));
    expect(props.onShown).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Cheese! 2 holes for Anna.')).toBeVisible();
  });

  test('of a bot’s peek one sees which slice it was, and nothing more', () => {
    const rolled = start.roll(3);
    const props = propsOf(rolled.act({ type: 'peek', slot: 3 }), {
      before: rolled,
      viewer: 1,
      bots: [0],
      done: 1,
    });
    show(props);
    expect(screen.getByText('Anna looks under a slice with 6 holes.')).toBeVisible();
    pass(600);
    expect(props.onShown).not.toHaveBeenCalled();
    expect(isShown('trap')).toBe(false);
    pass(100);
    expect(props.onShown).toHaveBeenCalledTimes(1);
  });

  test('the third trap stays until somebody taps, or says that they have seen it', async () => {
    const two = Scenario.deal(2, '1c 2t 2c 6t 1c 6t 5c 4t 6t 3c')
      .keep(6, 3)
      .remove(1, 0)
      .keep(6, 5)
      .remove(4, 0)
      .roll(2);
    const props = propsOf(two.act({ type: 'keep', slot: 1 }), { before: two });
    show(props);
    pass(640);
    pass(260);
    expect(screen.getByText('Anna is caught!')).toBeVisible();
    pass(60_000);
    expect(props.onShown).not.toHaveBeenCalled();
    await finger.press(key('Count the holes'));
    expect(props.onShown).toHaveBeenCalledTimes(1);
  });
});

test('while a bot decides nobody can press anything but plates', () => {
  const props = propsOf(start.roll(2), { bots: [0] });
  show({ ...props, request: null, thinking: [0] });
  expect(screen.getByText('Anna has a 2 and thinks…')).toBeVisible();
  expect(screen.getAllByRole('button')).toHaveLength(4);
  expect(screen.getByLabelText(/^Anna, .*bot: .*, thinking$/)).toBeOnTheScreen();
});

test('a tap on a plate opens what lies on it', () => {
  show(propsOf(start.keep(2, 2)));
  fireEvent.press(key(/^Anna, /));
  expect(screen.getByLabelText('Cheese, 2 holes')).toBeOnTheScreen();
});

test('before the deal the cellar is empty', () => {
  const { config } = start.state.open.setting;
  const empty = game.setup(config);
  show({ ...propsOf(start), scene: sceneOf(null, empty), request: null });
  expect(screen.queryByLabelText(/^(Slice|Pile)/)).toBeNull();
});

test('a key that is held down clicks while it is held: that hides nothing', () => {
  show(propsOf(start.peek(3, 3), { viewer: 0 }));
  fireEvent(key(/^Hold to look/), 'pressIn');
  fireEvent.press(key(/^Let go/));
  expect(isShown('trap')).toBe(true);
  fireEvent(key(/^Let go/), 'pressOut');
  expect(isShown('trap')).toBe(false);
});

test('bots that are taken step by step wait for a key', () => {
  const onNext = jest.fn();
  const props = { ...propsOf(start.roll(2), { bots: [0] }), request: null, onNext };
  const { next } = show(props);
  fireEvent.press(key('Next'));
  expect(onNext).toHaveBeenCalledTimes(1);
  next({ ...props, request: requestIn(start.state) });
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('while a hint is open its slice shines alone; others that may be chosen have a thin ring', () => {
  const shadows = () =>
    screen.root
      .findAll(({ type }) => typeof type === 'string')
      .map(({ props }) => String(StyleSheet.flatten(props['style'] as ViewStyle)?.boxShadow ?? ''));
  const halos = () => shadows().filter((shadow) => shadow.startsWith('0 0 0 2px')).length;
  const rings = () => shadows().filter((shadow) => shadow.startsWith('0 0 0 3px')).length;
  const props = propsOf(start.roll(2));
  const { next } = show(props);
  expect([halos(), rings()]).toEqual([2, 0]);
  next({ ...props, hinted: { type: 'keep', slot: 2 } });
  expect([halos(), rings()]).toEqual([1, 1]);
});
