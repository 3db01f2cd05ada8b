import { act, fireEvent, render, screen, userEvent } from '@testing-library/react-native';
import { Dimensions, StyleSheet, type ViewStyle } from 'react-native';
import type { Misty, State } from '../../../src/game-core/games/misty/types';
import type { Viewer } from '../../../src/game-core/kernel/game';
import { Board } from '../../../src/tables/misty/Board';
import { WindowView } from '../../../src/tables/misty/board/WindowView';
import type { BoardProps } from '../../../src/tables/shared/game-table';
import { FingerArea } from '../../../src/ui';
import { noteTouch } from '../../../src/ui/taps';
import {
  acted,
  at,
  dealt,
  filled,
  game,
  movedAt,
  pictures,
  pickedAll,
} from '../../game-core/games/misty/scene';
import { requestOf, sceneOf } from './scenes';

const PHONE = { width: 390, height: 844, scale: 2, fontScale: 1 };

/** Each test begins later than the taps of the one before. */
let today = Date.now();
beforeEach(() => {
  jest.useFakeTimers({ now: (today += 60_000) });
  Dimensions.set({ window: PHONE, screen: PHONE });
});
afterEach(() => jest.useRealTimers());

const NAMES = ['Anna', 'Ben', 'Clara', 'David'];

interface Wish {
  readonly before?: State;
  readonly viewer?: Viewer;
  /** The seat that is asked. */
  readonly asked?: number | null;
  readonly bots?: readonly number[];
  readonly options?: BoardProps['tableOptions'];
  readonly confirmMoves?: boolean;
  readonly onUndo?: () => void;
}

let scenes = 0;

function propsOf(after: State, wish: Wish = {}): BoardProps<Misty> {
  const { before, viewer = 0, asked = 0, bots = [], options, confirmMoves = false, onUndo } = wish;
  const players = NAMES.slice(0, after.open.setting.config.seats);
  return {
    scene: sceneOf(before ?? null, after, viewer, (scenes += 1)),
    players: players.map((name, seat) => ({ name, bot: bots.includes(seat) ? 'greedy' : null })),
    request: asked === null ? null : requestOf(after, asked),
    thinking: [],
    bigCards: false,
    tableOptions: options,
    confirmMoves,
    onMove: jest.fn(),
    onUndo,
    onDone: jest.fn(),
    onLookAgain: jest.fn(),
    onShown: jest.fn(),
    onHurry: jest.fn(),
  };
}

function show(props: BoardProps<Misty>) {
  const { rerender } = render(<Board {...props} />);
  const shell = screen.UNSAFE_getAllByProps({ tabIndex: -1 })[0]!;
  fireEvent(shell, 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width: 390, height: 788 } },
  });
  return (later: BoardProps<Misty>) => rerender(<Board {...later} />);
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** So that each timer may set the next one. */
const wait = (ms: number) => {
  for (let passed = 0; passed < ms; passed += 50) pass(50);
};
const key = (name: RegExp | string) => screen.getByRole('button', { name });
const cell = (row: number, column: number) =>
  screen.getByLabelText(new RegExp(`^Row ${row}, column ${column}:`));
const hand = () => screen.getAllByRole('radio');
const press = (node: ReturnType<typeof key>) => {
  fireEvent.press(node);
  // Later than the second tap of a double tap.
  pass(400);
};

describe('building', () => {
  const first = dealt({ seats: 3 });
  const later = pickedAll(first, 3);

  test('the first card needs one tap: its only place is taken already', () => {
    const props = propsOf(first);
    show(props);
    expect(hand()).toHaveLength(6);
    expect(key('Done')).toBeDisabled();
    expect(key('Take back')).toBeDisabled();
    press(hand()[1]!);
    press(key('Take back'));
    expect(key('Done')).toBeDisabled();
    press(hand()[2]!);
    press(key(/^Done/));
    const card = game.view(first, 0).hands[0]![2]!;
    expect(props.onMove).toHaveBeenCalledWith({ type: 'place', card, cell: 24 });
  });

  test('a card, then a place; both can be changed and taken back before they count', () => {
    const props = propsOf(later);
    show(props);
    const lit = () => screen.getAllByRole('button', { name: /empty, you can place here$/ });
    const cells = new Set(
      requestOf(later, 0)!.kind === 'decide'
        ? game.moves(game.view(later, 0)).map((move) => ('cell' in move ? move.cell : -1))
        : [],
    );
    expect(lit()).toHaveLength(cells.size);
    press(hand()[0]!);
    press(lit()[0]!);
    expect(screen.getByLabelText(/not yet confirmed/)).toBeOnTheScreen();
    press(key('Take back'));
    expect(screen.queryByLabelText(/not yet confirmed/)).toBeNull();
    press(lit()[1]!);
    press(hand()[1]!);
    expect(props.onMove).not.toHaveBeenCalled();
    press(key(/^Done/));
    expect(props.onMove).toHaveBeenCalledTimes(1);
    const [, card] = game.view(later, 0).hands[0]!;
    expect(props.onMove).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'place', card, cell: [...cells][1] }),
    );
  });

  test('whoever lifts the curtain again goes on with what they meant; nobody else ever sees it', () => {
    const next = show(propsOf(later));
    press(hand()[1]!);
    press(screen.getAllByRole('button', { name: /empty, you can place here$/ })[0]!);
    const draft = () => screen.queryByTestId(/^draft-/, { includeHiddenElements: true });
    const meant = draft()?.props['testID'] as string;
    next(propsOf(later, { viewer: 'table', asked: null }));
    expect(draft()).toBeNull();
    next(propsOf(later, { viewer: 1, asked: 1 }));
    expect(draft()).toBeNull();
    next(propsOf(later, { viewer: 'table', asked: null }));
    next(propsOf(later));
    expect(draft()?.props['testID']).toBe(meant);
    expect(key(/^Done/)).toBeEnabled();
  });

  test('what the window could bring is shown only where that was agreed on', () => {
    show(propsOf(first, { options: { scoreShown: true } }));
    press(hand()[0]!);
    expect(key(/^Done/)).toHaveAccessibleName(/^Done: up to \d now$/);
    screen.unmount();
    show(propsOf(first, { options: { scoreShown: false } }));
    press(hand()[0]!);
    expect(key(/^Done/)).toHaveAccessibleName('Done');
  });

  test('a finger on a place that breaks the frame is told why', () => {
    const [window] = pictures(['oooo', 'o']);
    const other = pictures(['SSS', 'SS'])[0]!;
    const state: State = {
      ...first,
      open: {
        ...first.open,
        setting: { ...first.open.setting, config: { ...first.open.setting.config, seats: 2 } },
        stage: { name: 'building', deal: 0, pick: 5 },
        windows: [window!, other],
        moved: [[], []],
      },
      hidden: { hands: [[50], [51]], picks: [null, null], rest: [] },
    };
    show(propsOf(state));
    // Four wide and two high: one ring of rows, no columns.
    expect(
      screen.getByLabelText(/^Anna’s window, 4 wide, its height still open, 5 of 12 cards\. /),
    ).toBeOnTheScreen();
    const refused = screen.getAllByLabelText(/first card.*, column \d: no place$/);
    expect(refused.length).toBeGreaterThan(0);
    // Four of each are seen; columns have numbers, and rows are counted from the first card.
    expect(screen.getAllByLabelText(/^[^:]*, column [1-4]: /)).toHaveLength(16);
    expect(screen.getAllByLabelText(/^(\d (above|below) t|T)he first card/)).toHaveLength(16);
    // The only card is chosen by itself.
    expect(key('Take back')).toBeDisabled();
    const area = screen.UNSAFE_getAllByType(FingerArea)[0]!;
    act(() => area.props.onPress());
    pass(400);
    const why = /card here already|must touch|can be only 3 high/;
    expect(screen.getByText(why, { includeHiddenElements: true })).toBeOnTheScreen();
    // It does not stay in the way: not for long, and not once a finger goes on.
    pass(4000);
    expect(screen.queryByText(why, { includeHiddenElements: true })).toBeNull();
    act(() => area.props.onPress());
    expect(screen.getByText(why, { includeHiddenElements: true })).toBeOnTheScreen();
    fireEvent(area, 'startShouldSetResponderCapture');
    expect(screen.queryByText(why, { includeHiddenElements: true })).toBeNull();
  });

  test('others’ hands, and what they have chosen, are nowhere', () => {
    const chosen = acted(later, 1, game.moves(game.view(later, 1))[0]!);
    show(propsOf(chosen));
    expect(screen.getByLabelText(/^Ben, .*has chosen/)).toBeOnTheScreen();
    expect(screen.getByLabelText(/^Clara, /)).not.toHaveAccessibleName(/has chosen/);
    const own = game.view(chosen, 0).hands[0]!;
    const shown = screen
      .UNSAFE_getAllByProps({ role: 'radio' })
      .flatMap(({ props }) => (typeof props['testID'] === 'string' ? [props['testID']] : []));
    expect(new Set(shown)).toEqual(new Set(own.map((card) => `hand-${card}`)));
    expect(screen.queryByTestId(/^draft-/)).toBeNull();
  });

  test('everybody together sees all windows and no hand, until what appeared has been seen', () => {
    const half = acted(
      acted(later, 0, game.moves(game.view(later, 0))[0]!),
      1,
      game.moves(game.view(later, 1))[0]!,
    );
    const all = acted(half, 2, game.moves(game.view(half, 2))[0]!);
    const props = propsOf(all, { before: half, viewer: 'table', asked: null });
    show(props);
    expect(screen.queryAllByRole('radio')).toHaveLength(0);
    expect(screen.getByText('All cards appear.')).toBeVisible();
    pass(1400);
    expect(props.onShown).not.toHaveBeenCalled();
    pass(100);
    expect(screen.getByText('Hands go to the left.')).toBeVisible();
    pass(600);
    expect(props.onShown).toHaveBeenCalledTimes(1);
  });
});

describe('coming to life', () => {
  const windows = pictures(['>>o', 'FMo', 'oSS', '<oo'], ['^SS', 'SSS', 'SFF', 'FFo']);
  const { state } = filled(windows);
  const [back, front] = windows[0]!.map(({ card }) => card);
  const tractor = windows[0]![9]!.card;

  test('in the first round a tap shows what would come of it, and the second sets it off', () => {
    const props = propsOf(state);
    show(props);
    expect(cell(1, 1)).toHaveAccessibleName(
      'Row 1, column 1: Truck, drives one space right, to row 1, column 2: covers truck',
    );
    expect(screen.getByLabelText('12 points so far')).toBeOnTheScreen();
    press(cell(1, 1));
    expect(props.onMove).not.toHaveBeenCalled();
    expect(screen.getByText('Truck covers truck')).toBeVisible();
    expect(screen.getByLabelText('12 points, 10 after this move')).toBeOnTheScreen();
    press(key('Drive!: or tap it again'));
    expect(props.onMove).toHaveBeenCalledWith({ type: 'activate', card: back });
  });

  test('while a drawing is on its way the panel keeps its words and keys', () => {
    const onUndo = jest.fn();
    const next = show(propsOf(state, { onUndo }));
    press(cell(1, 1));
    const told = ['Truck covers truck', 'Both are smudged and count 0.', 'Still asleep'];
    const isTold = () => {
      for (const words of told) {
        expect(screen.getByText(words, { includeHiddenElements: true })).toBeOnTheScreen();
      }
      expect(key('Undo')).toBeEnabled();
      expect(key(/^(Drive!|Finished)/)).toBeOnTheScreen();
    };
    isTold();
    const gone = movedAt(state, 0, at(0, 0));
    next(propsOf(gone, { before: state, onUndo }));
    isTold();
    // Nothing can be set off meanwhile.
    expect(key('Finished')).toBeDisabled();
    expect(screen.queryAllByRole('button', { name: /^Row/ })).toHaveLength(0);
    pass(1000);
    expect(screen.queryByText(told[0]!)).toBeNull();
    expect(key('Undo')).toBeEnabled();
    expect(screen.getAllByRole('button', { name: /^Row/ })).not.toHaveLength(0);
  });

  test('what is taken back leaves on top of what it lay on, and is not chosen any more', () => {
    const next = show(propsOf(state));
    const layers = () =>
      screen
        .UNSAFE_getAllByProps({ kind: 'truck' })
        .filter(({ props }) => 'layer' in props)
        .map((piece) => piece.findAllByProps({ 'aria-hidden': true })[0]?.props['style'])
        .map((style) => StyleSheet.flatten(style).zIndex as number);
    press(cell(1, 1));
    press(cell(1, 1));
    next(propsOf(movedAt(state, 0, at(0, 0)), { before: state }));
    pass(1000);
    next(propsOf(state));
    const [taken = 0, under = 0] = layers();
    expect(taken).toBeGreaterThan(under);
    expect(screen.queryByText('Truck covers truck')).toBeNull();
    expect(screen.queryAllByRole('button', { selected: true })).toHaveLength(0);
    expect(key('Finished')).toBeDisabled();
    pass(1000);
    expect(new Set(layers()).size).toBe(1);
  });

  test('later one tap does, unless moves are to be confirmed', () => {
    const won = { ...state, open: { ...state.open, scores: [[5, 3]] } };
    const once = propsOf(won);
    show(once);
    press(cell(1, 2));
    expect(once.onMove).toHaveBeenCalledWith({ type: 'activate', card: front });
    screen.unmount();
    const twice = propsOf(won, { confirmMoves: true });
    show(twice);
    press(cell(1, 2));
    expect(twice.onMove).not.toHaveBeenCalled();
    press(cell(1, 2));
    expect(twice.onMove).toHaveBeenCalledTimes(1);
  });

  test('the last drawing counts when its owner has finished, and can be taken back until then', () => {
    const nearly = movedAt(state, 0, at(0, 1), at(0, 0));
    const onUndo = jest.fn();
    const props = propsOf(nearly, { onUndo });
    const next = show(props);
    press(cell(4, 1));
    press(cell(4, 1));
    expect(props.onMove).not.toHaveBeenCalled();
    expect(cell(4, 1)).toHaveAccessibleName('Row 4, column 1: empty');
    press(key('Undo'));
    // Only what was meant is taken back.
    expect(onUndo).not.toHaveBeenCalled();
    expect(cell(4, 1)).toHaveAccessibleName(/Tractor/);
    press(key('Undo'));
    expect(onUndo).toHaveBeenCalledTimes(1);
    press(cell(4, 1));
    press(cell(4, 1));
    press(key(/^Finished: with \d+ points$/));
    expect(props.onMove).toHaveBeenCalledWith({ type: 'activate', card: tractor });

    // It does not move a second time: the monsters eat at once.
    const over = movedAt(nearly, 0, at(3, 0));
    next(propsOf(over, { before: nearly, asked: null }));
    expect(screen.getByText('Anna’s monster eats a flower')).toBeVisible();
  });

  test('one window goes as the next one comes, and nobody reads or taps what goes', () => {
    const nearly = movedAt(state, 0, at(0, 1), at(0, 0));
    const next = show(propsOf(nearly));
    const over = movedAt(nearly, 0, at(3, 0));
    next(propsOf(over, { before: nearly, asked: 1 }));
    const windows = () => screen.UNSAFE_getAllByType(WindowView);
    for (let passed = 0; windows().length === 1 && passed < 5000; passed += 50) pass(50);
    expect(windows()).toHaveLength(2);
    expect(screen.getByLabelText(/^Ben’s window, /)).toBeOnTheScreen();
    expect(screen.getAllByLabelText(/^Row \d, column \d: /)).toHaveLength(12);
    expect(screen.queryByLabelText('')).toBeNull();
    expect(screen.queryByLabelText(/^\d+$/)).toBeNull();
    expect(screen.getByLabelText('24', { includeHiddenElements: true })).toBeOnTheScreen();
    pass(260);
    expect(windows()).toHaveLength(1);
  });

  test('monsters are said to eat only where there is a flower for them', () => {
    const finish = (...rows: readonly string[]) => {
      const other = ['^^^', 'vvv', '>>>', 'SSS'];
      show(propsOf(filled(pictures(rows, other)).state));
      press(cell(1, 1));
      press(cell(1, 1));
      expect(key(/^Finished/)).toBeEnabled();
    };
    finish('<oo', 'oMM', 'ooo', 'ooo');
    expect(screen.getByText('All are awake.')).toBeVisible();
    expect(screen.queryByText(/eats? (now|last)/, { includeHiddenElements: true })).toBeNull();
    screen.unmount();
    finish('<oo', 'FMM', 'ooo', 'ooo');
    expect(screen.getByText('A monster eats now.')).toBeVisible();
    expect(screen.getByText('eats last', { includeHiddenElements: true })).toBeOnTheScreen();
  });

  test('nothing but what has an arrow, lies open and has not moved is a key', () => {
    const one = movedAt(state, 0, at(0, 1));
    show(propsOf(one));
    const keys = screen
      .getAllByRole('button', { name: /^Row/ })
      .map(({ props }) => props['aria-label']);
    expect(keys).toHaveLength(2);
    expect(cell(1, 3)).toHaveAccessibleName('Row 1, column 3: covered, counts 0');
    expect(
      screen.getByLabelText('Anna’s window, 3 wide, 4 high, 12 of 12 cards'),
    ).toBeOnTheScreen();
  });

  test('while somebody else decides there is nothing to tap', () => {
    show(propsOf(state, { asked: null, bots: [0], viewer: 1 }));
    expect(screen.queryAllByRole('button', { name: /^Row/ })).toHaveLength(0);
    expect(screen.getByText('Anna’s window comes to life')).toBeVisible();
  });
});

describe('the result of a round', () => {
  const windows = pictures(['>>o', 'FMo', 'oSS', 'ooo'], ['^SS', 'SSS', 'SFF', 'FFo']);
  const full = filled(windows).state;
  const scored = movedAt(movedAt(full, 0, at(0, 0)), 1, at(0, 0));

  test('each window is read with its points, who takes the round is named, and the next one waits', () => {
    const props = propsOf(scored);
    show(props);
    // Nobody is named before all is counted.
    expect(screen.getByText('The windows are counted')).toBeVisible();
    expect(screen.queryByText('Ben takes the round!')).toBeNull();
    wait(2000);
    expect(scored.open.scores).toEqual([[10, expect.any(Number)]]);
    expect(screen.getByText('Ben takes the round!')).toBeVisible();
    expect(screen.getByText('10 of 10: best order')).toBeVisible();
    expect(screen.getByLabelText(/^Anna, 10 points, 10 of 10: best order/)).toHaveAccessibleName(
      /Row 1, column 2: covered, counts 0.*and 1 extra for smiles side by side/,
    );
    press(key('Next round'));
    expect(props.onDone).toHaveBeenCalledTimes(1);
  });

  test('a tap on a window counts the rest at once', () => {
    show(propsOf(scored));
    press(screen.getByRole('button', { name: /^Anna, 10 points/ }));
    expect(screen.getByText('Ben takes the round!')).toBeVisible();
  });

  test('the tail of taps on the last key does not sweep the result away', async () => {
    const finger = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const tap = () => {
      noteTouch();
      return finger.press(key('Next round'));
    };
    const props = propsOf(scored);
    show(props);
    for (const ms of [0, 300, 200]) {
      pass(ms);
      await tap();
    }
    expect(props.onDone).not.toHaveBeenCalled();
    pass(700);
    await tap();
    expect(props.onDone).toHaveBeenCalledTimes(1);
  });

  test('the best order is played, said and left again', () => {
    const props = propsOf(scored);
    show(props);
    pass(700);
    press(key('Anna’s best order'));
    expect(screen.getByText('Anna’s best order')).toBeVisible();
    wait(5000);
    expect(screen.getByText('Exactly as it was played.')).toBeVisible();
    press(key('To the result'));
    expect(key('Next round')).toBeOnTheScreen();
    expect(props.onDone).not.toHaveBeenCalled();
  });
});

describe('while a hint is open, the key that does what it means is lit', () => {
  const isLit = (name: RegExp) =>
    (StyleSheet.flatten(key(name).props['style'] as ViewStyle) ?? {}).boxShadow !== undefined;
  const movesIn = (props: BoardProps<Misty>) =>
    props.request?.kind === 'decide' ? props.request.moves : [];

  test('its card on its pane, and nothing else that is put there', () => {
    const props = propsOf(pickedAll(dealt({ seats: 3 }), 3));
    const [hinted] = movesIn(props);
    show({ ...props, hinted });
    expect(isLit(/^Done/)).toBe(true);
    press(hand()[1]!);
    expect(isLit(/^Done/)).toBe(false);
  });

  test('the drawing that sets off', () => {
    const windows = pictures(['>>o', 'FMo', 'oSS', '<oo'], ['^SS', 'SSS', 'SFF', 'FFo']);
    const props = propsOf(filled(windows).state);
    const [hinted] = movesIn(props);
    show({ ...props, hinted });
    expect(isLit(/again$/)).toBe(true);
  });
});
