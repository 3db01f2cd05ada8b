import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';
import type { ReactTestInstance } from 'react-test-renderer';
import { barsOf } from '../../../../src/tables/shared/coach/bars';
import { SumBars } from '../../../../src/tables/shared/coach/SumBars';
import { MotionProvider } from '../../../../src/ui';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const FILLS = { start: '#000001', luck: '#000002', choices: '#000003', result: '#000004' };
const look = (fill: string) => ({ name: fill, value: '1', fill });
const looks = {
  start: look(FILLS.start),
  luck: look(FILLS.luck),
  choices: look(FILLS.choices),
  result: look(FILLS.result),
};
const hung = barsOf({
  start: 250,
  parts: [
    ['luck', 500],
    ['choices', -200],
  ],
  result: 550,
});

const hangUp = (speed: 'normal' | 'off' = 'normal') =>
  render(
    <MotionProvider speed={speed}>
      <SumBars title="Luck" sum="sum" label="all of it" {...hung} looks={looks} />
    </MotionProvider>,
  );

type Styled = ReactTestInstance & { props: { style?: ViewStyle; jestAnimatedStyle?: unknown } };

/** How much of a bar has come: of its length, or of its colour. */
function grown(fill: string): number {
  const [bar] = screen.root.findAll(({ type, props }: Styled) => {
    return String(type) === 'View' && StyleSheet.flatten(props.style)?.backgroundColor === fill;
  }) as Styled[];
  const animated = bar?.props.jestAnimatedStyle as { value: ViewStyle } | undefined;
  const { opacity, transform } = { ...StyleSheet.flatten(bar?.props.style), ...animated?.value };
  const [first] = (transform ?? []) as readonly { readonly scaleX?: number }[];
  return first?.scaleX ?? Number(opacity);
}

const all = () => Object.values(FILLS).map(grown);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('bars hang on to each other one after the other, and a tap shows all of them', () => {
  hangUp();
  pass(400);
  const [start, luck, choices, result] = all();
  expect(start).toBe(1);
  expect(luck).toBeGreaterThan(0);
  expect(luck).toBeLessThan(1);
  expect([choices, result]).toEqual([0, 0]);
  const [area] = screen.root.findAll(({ props }) => props['aria-hidden'] === true && props.onPress);
  fireEvent.press(area!);
  pass(32);
  expect(all()).toEqual([1, 1, 1, 1]);
});

test('without a tap all of them hang there in the end', () => {
  hangUp();
  pass(4 * 320 + 100);
  expect(all()).toEqual([1, 1, 1, 1]);
});

test('where motion is reduced they fade in together, and there is nothing to skip', () => {
  hangUp('off');
  pass(300);
  expect(all()).toEqual([1, 1, 1, 1]);
  expect(
    screen.root.findAll(({ props }) => props['aria-hidden'] === true && props.onPress),
  ).toEqual([]);
});
