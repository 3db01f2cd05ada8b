import { act, renderHook } from '@testing-library/react';
import { useAway } from '../../src/ui/useAway';

/** What the browser says of the page. */
let hidden = false;
let focused = true;

beforeEach(() => {
  hidden = false;
  focused = true;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  jest.spyOn(document, 'hasFocus').mockImplementation(() => focused);
});
afterEach(() => jest.restoreAllMocks());

const tell = (target: EventTarget, type: string) =>
  act(() => target.dispatchEvent(new Event(type)) && undefined);

test('another window, a hidden tab and a page that is left are away, until somebody is back', () => {
  const onAway = jest.fn();
  const { result } = renderHook(() => useAway(onAway));
  expect(result.current).toBe(false);

  focused = false;
  tell(window, 'blur');
  expect([result.current, onAway.mock.calls.length]).toEqual([true, 1]);
  // Visible beside the window that somebody works in, it is still not looked at.
  tell(document, 'visibilitychange');
  expect(result.current).toBe(true);
  focused = true;
  tell(window, 'focus');
  expect(result.current).toBe(false);

  const before = onAway.mock.calls.length;
  hidden = true;
  tell(document, 'visibilitychange');
  expect([result.current, onAway.mock.calls.length]).toEqual([true, before + 1]);
  hidden = false;
  tell(document, 'visibilitychange');
  expect(result.current).toBe(false);

  tell(window, 'pagehide');
  expect(result.current).toBe(true);
  tell(window, 'pageshow');
  expect(result.current).toBe(false);
});

test('a page that nobody looks at when it opens is away from the start', () => {
  hidden = true;
  expect(renderHook(() => useAway(() => undefined)).result.current).toBe(true);
});
