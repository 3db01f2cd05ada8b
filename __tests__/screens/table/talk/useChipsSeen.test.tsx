import { act, renderHook } from '@testing-library/react-native';
import { useEffect, type ReactNode } from 'react';
import type { View } from 'react-native';
import { useChipsSeen } from '../../../../src/screens/table/talk/useChipsSeen';
import { SeatSpots, useSeatSpot } from '../../../../src/tables/shared/chips/seat-spots';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

let top = 0;
const at = (y: () => number) =>
  ({
    measureInWindow: (tell: (...box: number[]) => void) => tell(20, y(), 80, 56),
  }) as unknown as View;

function Chip() {
  const spot = useSeatSpot(2);
  useEffect(() => {
    spot(at(() => top));
    return () => spot(null);
  }, [spot]);
  return null;
}

/** A table with one chip, in an area that begins 50 dp from above. */
function Table({ children }: { readonly children: ReactNode }) {
  return (
    <SeatSpots>
      <Chip />
      {children}
    </SeatSpots>
  );
}

test('a chip is followed where it scrolls or is moved', async () => {
  top = 60;
  const whole = { current: at(() => 50) };
  const area = { width: 320, height: 512 };
  const { result, unmount } = renderHook(() => useChipsSeen(whole, area), { wrapper: Table });
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(result.current.get(2)).toEqual({ x: 0, y: 10, width: 80, height: 56 });
  const before = result.current;
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(result.current).toBe(before);

  top = -200;
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(result.current.get(2)?.y).toBe(-250);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
