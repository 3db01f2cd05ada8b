import { fireEvent, render, screen } from '@testing-library/react-native';
import { Dimensions, StyleSheet, View, type ViewStyle } from 'react-native';
import type { Weighed } from '../../../../src/game-core/kernel/judge';
import { en } from '../../../../src/i18n/en';
import { HintPanel } from '../../../../src/screens/table/hint/HintPanel';
import { useTeller } from '../../../../src/screens/table/hint/HintWords';
import { lostIn } from '../../../../src/screens/table/hint/lost';
import type { Found } from '../../../../src/screens/table/hint/useHint';
import type { Hints } from '../../../../src/tables/shared/hint-words';

const SMALL = { width: 360, height: 640, scale: 2, fontScale: 1 };
beforeEach(() => Dimensions.set({ window: SMALL, screen: SMALL }));

const weighed = (move: string, price: number, bestWorth: number): Weighed => ({
  move,
  worth: bestWorth - price,
  shares: [bestWorth - price, 1 - bestWorth + price],
  error: 0,
  price,
  priceError: price / 100,
});

/** Four choices, which are called by their moves. */
function hintWith(prices: readonly number[], bestWorth = 0.5, folly = ''): Found {
  const [best, ...others] = prices.map((price, nth) => {
    return weighed('ABCD'[nth] ?? '', price, bestWorth);
  });
  const moves = [best!, ...others];
  const verdict = { moves, best: best!, worth: best!.worth } as unknown as Found['verdict'];
  const words = { title: () => 'A it is', choice: (move: unknown) => `choice ${String(move)}` };
  const isFolly = (move: unknown) => move === folly;
  const hints = { ...words, isFolly, why: () => 'Because.' } as unknown as Hints;
  return {
    kind: 'found',
    about: { name: '0/0', seat: 0, view: { seat: 0 }, isOpen: false },
    verdict,
    hints,
  };
}

const PLACE = 154;
const nothing = () => undefined;

function Panel({ hint, isShort }: { readonly hint: Found; readonly isShort: boolean }) {
  const teller = useTeller([]);
  const onAll = isShort ? nothing : null;
  return (
    <HintPanel
      hint={hint}
      teller={teller}
      place={{ maxHeight: PLACE }}
      onAll={onAll}
      onClose={nothing}
    />
  );
}

const rows = () =>
  screen
    .queryAllByRole('listitem')
    .map(({ props }) => String(props['aria-label'] ?? props.accessibilityLabel));

/** Where a row is 19 dp high, words are so high and leave so much of the place for them. */
function lay(left: number) {
  const heights = [PLACE - 25 - left, 0, 19, 19, 19];
  const parts = screen.UNSAFE_getAllByType(View).filter(({ props }) => 'onLayout' in props);
  parts.forEach((part, nth) => {
    const layout = { x: 0, y: 0, width: 300, height: heights[nth] };
    fireEvent(part, 'layout', { nativeEvent: { layout } });
  });
}

const PRICES = [0, 0.04, 0.08, 0.2];

test('where two rows have room, they are the best and the second, and a key leads to all', () => {
  render(<Panel hint={hintWith(PRICES)} isShort />);
  lay(44);
  expect(rows()).toEqual([en.hint.isBest('choice A'), expect.stringMatching(/^choice B costs/)]);
  expect(screen.getByRole('button', { name: en.hint.all(4) })).toBeOnTheScreen();
});

test('where one row has room there is none: a price alone has nothing to be compared with', () => {
  render(<Panel hint={hintWith(PRICES)} isShort />);
  lay(40);
  expect(rows()).toEqual([]);
  expect(screen.getByRole('button', { name: en.hint.all(4) })).toBeOnTheScreen();
});

describe('bars', () => {
  const lost = (name: RegExp) => {
    const parts = screen
      .getByLabelText(name)
      .findAll(({ type }) => typeof type === 'string')
      .map(({ props }) => StyleSheet.flatten(props['style'] as ViewStyle) ?? {})
      .filter(({ flexBasis }) => flexBasis === 0);
    return parts[1]?.flexGrow ?? 0;
  };

  test('are as long for the same price, whatever else could be chosen', () => {
    render(<Panel hint={hintWith([0, 0.15])} isShort={false} />);
    const alone = lost(/^choice B/);
    screen.unmount();
    render(<Panel hint={hintWith([0, 0.15, 0.29])} isShort={false} />);
    expect(lost(/^choice B/)).toBe(alone);
    expect(alone).toBeCloseTo(0.5);
    expect(lost(/^choice A/)).toBe(0);
  });

  test('lose something where facts speak against a choice that costs nothing, and a word tells it', () => {
    render(<Panel hint={hintWith([0, 0, 0.006], 0.01, 'B')} isShort={false} />);
    expect(rows()).toEqual([
      en.hint.isBest('choice A'),
      en.hint.isWorse('choice B'),
      en.hint.costs('choice C', '0.6'),
    ]);
    expect(screen.getByText(en.hint.worse)).toBeOnTheScreen();
    expect(lost(/^choice B/)).toBeGreaterThan(0);
  });

  test('lose more where more is lost, and never all', () => {
    const parts = [0, 0.01, 0.16, 0.27, 0.6, 1].map(lostIn);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
    expect(Math.max(...parts)).toBeLessThan(1);
  });
});

test('on small phones there are as many rows as are seen whole', () => {
  render(<Panel hint={hintWith(PRICES)} isShort />);
  lay(63);
  expect(rows()).toHaveLength(3);
});
