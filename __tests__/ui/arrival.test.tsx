import { render } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { ArrivalContext, Heading, type Arrival } from '../../src/ui';

const screenWith = (arrival: Arrival) => (
  <ArrivalContext value={arrival}>
    <Heading level={1}>Settings</Heading>
    <Heading>Look</Heading>
  </ArrivalContext>
);

let focus: jest.SpyInstance;
beforeEach(() => {
  focus = jest
    .spyOn(AccessibilityInfo, 'sendAccessibilityEvent')
    .mockImplementation(() => undefined);
});
afterEach(() => focus.mockRestore());

test('who comes to a screen is led to its first heading, each time', () => {
  const { rerender } = render(screenWith({ isInFront: true, visits: 1 }));
  expect(focus.mock.calls).toEqual([[expect.anything(), 'focus']]);
  rerender(screenWith({ isInFront: false, visits: 1 }));
  expect(focus).toHaveBeenCalledTimes(1);
  rerender(screenWith({ isInFront: true, visits: 2 }));
  expect(focus).toHaveBeenCalledTimes(2);
});

test('an app that opens leaves the reader where it is', () => {
  render(screenWith({ isInFront: true, visits: 0 }));
  expect(focus).not.toHaveBeenCalled();
});
