import { act, fireEvent, render, screen, userEvent, within } from '@testing-library/react-native';
import { Dimensions, StyleSheet, type ViewStyle } from 'react-native';
import type { Mice } from '../../../src/game-core/games/mice-to-meet-you/types';
import type { Request } from '../../../src/game-core/kernel/request';
import { Board } from '../../../src/tables/mice-to-meet-you/Board';
import type { BoardProps } from '../../../src/tables/shared/game-table';
import { noteTouch } from '../../../src/ui/taps';
import { Scenario } from '../../game-core/games/mice-to-meet-you/scenario';
import { requestIn, sceneOf } from './scenes';

const PHONE = { width: 360, height: 640, scale: 2, fontScale: 1 };

/** Each test begins later than the taps of the one before. */
let today = Date.now();
beforeEach(() => {
  jest.useFakeTimers({ now: (today += 60_000) });
  Dimensions.set({ window: PHONE, screen: PHONE });
});
afterEach(() => jest.useRealTimers());

/** Letters of twice the size on the narrowest phone: two rows of the zone are in view. */
function showLarge(props: BoardProps<Mice>) {
  const window = { width: 320, height: 568, scale: 2, fontScale: 2 };
  Dimensions.set({ window, screen: window });
  return show(props, { width: 320, height: 512 });
}

const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Emil'];
let scenes = 0;

function propsOf(
  after: Scenario,
  { before, bots = [] }: { before?: Scenario; bots?: readonly number[] } = {},
): BoardProps<Mice> {
  const { seats } = after.state.setting.config;
  const asked = after.state.asked;
  const isBots = asked !== null && bots.includes(asked);
  return {
    scene: sceneOf(before?.state ?? null, after.state, (scenes += 1)),
    players: NAMES.slice(0, seats).map((name, seat) => ({
      name,
      bot: bots.includes(seat) ? 'steady' : null,
    })),
    request: isBots ? null : requestIn(after.state),
    thinking: isBots ? [asked] : [],
    bigCards: false,
    onMove: jest.fn(),
    onDone: jest.fn(),
    onLookAgain: jest.fn(),
    onShown: jest.fn(),
    onHurry: jest.fn(),
  };
}

function show(props: BoardProps<Mice>, { width, height } = { width: 360, height: 584 }) {
  render(<Board {...props} />);
  const layout = { x: 0, y: 0, width, height };
  fireEvent(screen.root, 'layout', { nativeEvent: { layout } });
  return props;
}

const key = (name: RegExp | string) => screen.getByRole('button', { name });
const room = (card: number) =>
  screen.getByLabelText(
    new RegExp(`^(Room ${card}, (\\d+ mi|empty)|Larder ${card}, (open|closed))`),
  );
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const finger = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const tap = (element: ReturnType<typeof key>) => {
  noteTouch();
  return finger.press(element);
};

const start = Scenario.of(3, [{ nuts: 2 }, { nuts: 1 }]);

test('a person throws', () => {
  const props = show(propsOf(start));
  expect(screen.getByText('Anna’s turn')).toBeVisible();
  expect(screen.getByText('You throw 5 dice.')).toBeVisible();
  fireEvent.press(key('Throw'));
  expect(props.onDone).toHaveBeenCalledTimes(1);
});

describe('the own throw', () => {
  const thrown = start.roll('42 641');

  test('rooms, larders, dice and players say what they are', () => {
    show(propsOf(thrown));
    expect(room(13)).toHaveAccessibleName('Room 13, 13 mice, reachable, no nuts, 3 ways');
    expect(room(5)).toHaveAccessibleName('Room 5, 5 mice, reachable for 1 nut, 2 ways');
    expect(room(3)).toHaveAccessibleName('Room 3, 3 mice, out of reach');
    expect(room(6)).toHaveAccessibleName(
      'Larder 6, open, gives a red and a yellow die, only after 9, 12 and 15',
    );
    expect(screen.getByLabelText('Red die 4, always counted')).toBeOnTheScreen();
    expect(key('Yellow die 6')).toBeOnTheScreen();
    expect(key('Ben, 14 rooms, 4 larders, 1 nut, opens the house')).toBeOnTheScreen();
    expect(key('Cage, empty, opens the pile')).toBeOnTheScreen();
  });

  test('a room and the key: two taps', () => {
    const props = show(propsOf(thrown));
    fireEvent.press(room(13));
    expect(room(13)).toHaveAccessibleName(/Chosen$/);
    expect(key('Yellow die 6, counted')).toBeOnTheScreen();
    expect(props.onMove).not.toHaveBeenCalled();
    fireEvent.press(key('Catch 13: leaves 4 for the others'));
    expect(props.onMove).toHaveBeenCalledWith({ type: 'catch', card: 13, yellow: 7 });
  });

  test('has no ways while only the red dice happen to meet a room', () => {
    show(propsOf(start.roll('25 422')));
    const ways = () => screen.queryByText('2 ways', { includeHiddenElements: true });
    expect(room(7)).toHaveAccessibleName(/2 ways$/);
    expect(ways()).toBeNull();
    fireEvent.press(room(7));
    expect(ways()).toBeOnTheScreen();
  });

  test('another way says what it leaves and who could use it', () => {
    const props = show(propsOf(thrown));
    fireEvent.press(room(13));
    const way = (name: string) => screen.getByRole('radio', { name });
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(way('6 and 1, no nuts, leaves 4, Ben and Clara can use it')).toBeChecked();
    expect(way('4 and 1, plus 2 nuts, leaves 6, Ben can use it')).not.toBeChecked();
    fireEvent.press(way('6, plus 1 nut, leaves 5, Ben and Clara can use it'));
    fireEvent.press(key('Catch 13: pays 1 nut, leaves 5'));
    expect(props.onMove).toHaveBeenCalledWith({ type: 'catch', card: 13, yellow: 6 });
  });

  test('or a sum is built of dice and nuts', () => {
    const props = show(propsOf(thrown));
    fireEvent.press(key('Yellow die 4'));
    expect(room(10)).toHaveAccessibleName(/Chosen$/);
    fireEvent.press(key('One more, costs a nut, the sum is now 11'));
    expect(room(11)).toHaveAccessibleName(/Chosen$/);
    fireEvent.press(key(/^Catch 11/));
    expect(props.onMove).toHaveBeenCalledWith({ type: 'catch', card: 11, yellow: 4 });
  });

  test('what is in reach can be read as a list, and chosen there', () => {
    show(propsOf(thrown));
    fireEvent.press(key('What can I reach?'));
    expect(key('Room 13')).toBeVisible();
    fireEvent.press(key('Larder 9 for 1 nut'));
    expect(key(/^Close larder 9/)).toBeOnTheScreen();
  });

  test('a room out of reach says why when it is asked, also by keys', () => {
    const props = show(propsOf(thrown));
    fireEvent.press(key('Room 3, 3 mice, out of reach'));
    expect(
      screen.getByText(/^Each step between your sum and this number costs a nut/),
    ).toBeVisible();
    fireEvent.press(key(/^Larder 6, .*only after 9, 12 and 15$/));
    expect(screen.getByText(/^Your larder 6 comes last/)).toBeVisible();
    expect(props.onMove).not.toHaveBeenCalled();
  });

  test('a miss asks where something could be caught, and fingers that tap on do not answer', async () => {
    const props = show(propsOf(thrown));
    await tap(key(/^Miss/));
    expect(props.onMove).not.toHaveBeenCalled();
    expect(screen.getByText('Really miss?')).toBeVisible();
    pass(400);
    await tap(key(/^Miss/));
    expect(props.onMove).not.toHaveBeenCalled();
    pass(1000);
    await tap(key(/^Miss/));
    expect(props.onMove).toHaveBeenCalledWith({ type: 'miss', penalty: 'none' });
  });
});

test('a miss names all that may come back, and lets choose in the list or in the house', () => {
  const table = Scenario.of(3, [{ hand: [1, 16], cage: [5, 7], down: [9, 12] }]).roll('65 3');
  const props = show(propsOf(table));
  fireEvent.press(key('Miss: 1 of 3 back'));
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(key('Miss: choose first')).toBeDisabled();
  expect(screen.getByLabelText('Room 7, empty, may come back')).toBeOnTheScreen();
  fireEvent.press(room(12));
  pass(1000);
  fireEvent.press(key('Miss: open larder 12 again'));
  expect(props.onMove).toHaveBeenCalledWith({ type: 'miss', penalty: 12 });
});

describe('an offer', () => {
  // 8 is left.
  const offered = start.roll('42 621').catch(7, 1);

  test('is made to the next one, whose house comes up: it names card, fee and who gets it', () => {
    const props = show(propsOf(offered));
    expect(screen.getByText('8 left for you')).toBeVisible();
    expect(screen.getByLabelText('Ben has 1 nut')).toBeOnTheScreen();
    expect(room(8)).toHaveAccessibleName(/Chosen$/);
    pass(1000);
    fireEvent.press(key('Take: catch 8: Anna gets a nut'));
    expect(props.onMove).toHaveBeenCalledWith({ type: 'take', card: 8 });
  });

  test('can be used for another card with a nut, or passed on', () => {
    const props = show(propsOf(offered));
    fireEvent.press(room(9));
    pass(1000);
    fireEvent.press(key('Take: close 9: pays 1 nut, Anna gets a nut'));
    expect(props.onMove).toHaveBeenCalledWith({ type: 'take', card: 9 });
    fireEvent.press(key('Pass: Clara is next'));
    expect(props.onMove).toHaveBeenLastCalledWith({ type: 'pass' });
  });

  test('is not answered by the tail of the taps of who was asked before', async () => {
    const props = show(propsOf(offered));
    for (let taps = 0; taps < 5; taps += 1) {
      await tap(key(/^Take/));
      pass(150);
    }
    expect(props.onMove).not.toHaveBeenCalled();
    pass(700);
    await tap(key(/^Take/));
    expect(props.onMove).toHaveBeenCalledTimes(1);
  });

  test('names the whole price where the nut is one of the own', () => {
    const empty = Scenario.of(2, [{ nuts: 2 }, { nuts: 4 }])
      .roll('42 621')
      .catch(7, 1);
    show(propsOf(empty));
    expect(key('Take: catch 8: Anna gets your nut')).toBeOnTheScreen();
    fireEvent.press(room(9));
    expect(key('Take: close 9: pays 2 nuts, one of them to Anna')).toBeOnTheScreen();
    expect(screen.getByRole('radio', { name: 'Larder 9, costs 2 nuts' })).toBeChecked();
  });

  test('to a bot leaves the house of who threw, and its chip thinks', () => {
    show(propsOf(offered, { bots: [1] }));
    expect(screen.getByLabelText('Anna has 2 nuts')).toBeOnTheScreen();
    expect(key(/^Ben, .*thinking$/)).toBeOnTheScreen();
  });
});

test('an offer that a hint would pass on has no room chosen until somebody taps one', () => {
  const offered = start.roll('42 621').catch(7, 1);
  const props = show({ ...propsOf(offered), hinted: { type: 'pass' } });
  expect(room(8)).not.toHaveAccessibleName(/Chosen$/);
  expect(key('Take: tap a lit room')).toBeDisabled();
  expect(key(/^Pass/)).toHaveStyle({ boxShadow: expect.stringContaining('4px') });
  fireEvent.press(room(8));
  expect(room(8)).toHaveAccessibleName(/Chosen$/);
  expect(key(/^Pass/)).not.toHaveStyle({ boxShadow: expect.stringContaining('4px') });
  fireEvent.press(key(/^Take: catch 8/));
  expect(props.onMove).toHaveBeenLastCalledWith({ type: 'take', card: 8 });
});

test('alone, a second card costs a nut, and enough is enough', () => {
  const table = Scenario.solo({ nuts: 2 }).roll('35 236').catch(8, 0);
  const props = show(propsOf(table));
  fireEvent.press(key('Catch 11 too: pays 1 nut'));
  expect(props.onMove).toHaveBeenCalledWith({ type: 'take', card: 11 });
  fireEvent.press(key(/^Enough/));
  expect(props.onMove).toHaveBeenLastCalledWith({ type: 'pass' });
});

test('who needs but one more larder is told before it comes', () => {
  show(propsOf(Scenario.of(2, [{}, { down: [9, 12, 15] }])));
  expect(screen.getByText('Ben needs one more larder to end it')).toBeVisible();
});

test('that the end is near is said in words while somebody decides, where there is no room for a line', () => {
  show(propsOf(Scenario.of(5, [{}, { down: [9, 12, 15] }]).roll('42 641')));
  expect(screen.getByText('Ben needs one more larder to end it')).toBeVisible();
});

test('and in very large words at the top, where it is seen without scrolling', () => {
  showLarge(propsOf(Scenario.of(5, [{ nuts: 1 }, { down: [9, 12, 15] }]).roll('42 641')));
  const ending = screen.getByRole('img', { name: 'Ben needs one more larder to end it' });
  expect(within(ending).getByText('1 larder to go')).toBeVisible();
  const sum = () => screen.queryByRole('img', { name: /^4 \+ 2/ });
  // It stands where the sum will be: once somebody builds one.
  expect(sum()).toBeNull();
  fireEvent.press(key('One more, costs a nut, the sum is now 7'));
  expect(screen.queryByRole('img', { name: /one more larder/ })).toBeNull();
});

test('a miss asks what comes back in very large words too', () => {
  showLarge(propsOf(Scenario.of(3, [{ hand: [1, 16], cage: [5, 7], down: [9, 12] }]).roll('65 3')));
  fireEvent.press(key(/^Miss/));
  expect(screen.getByText('What comes back?')).toBeVisible();
});

test('a chip opens that house, and the cage its pile, the top card first', () => {
  show(propsOf(Scenario.of(2, [{ cage: [4, 11] }, { hand: [1, 2] }])));
  fireEvent.press(key(/^Ben, 2 rooms/));
  expect(screen.getByText('2 rooms with 3 mice left, no nuts')).toBeVisible();
});

describe('while a hint is open, the key that does what it means is lit', () => {
  const isLit = (name: RegExp) =>
    (StyleSheet.flatten(key(name).props['style'] as ViewStyle) ?? {}).boxShadow !== undefined;
  const thrown = start.roll('42 641');

  test('a catch, until another one is put together', async () => {
    show({ ...propsOf(thrown), hinted: { type: 'catch', card: 13, yellow: 7 } });
    expect(isLit(/^Catch 13/)).toBe(true);
    await tap(room(12));
    expect(isLit(/^(Catch|Close).*12/)).toBe(false);
  });

  test('a miss', () => {
    const { moves } = propsOf(thrown).request as Extract<Request<Mice>, { kind: 'decide' }>;
    const miss = moves.find(({ type }) => type === 'miss')!;
    show({ ...propsOf(thrown), hinted: miss });
    expect(isLit(/^Miss/)).toBe(true);
  });

  test('what was left is taken', () => {
    const offered = start.roll('42 621').catch(7, 1);
    const props = propsOf(offered);
    const { moves } = props.request as Extract<Request<Mice>, { kind: 'decide' }>;
    const take = moves.find(({ type }) => type === 'take')!;
    show({ ...props, hinted: take });
    expect(isLit(/^Take: /)).toBe(true);
  });
});
