import { createContext, use, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { Platform, type Text } from 'react-native';
import { moveFocus } from './move-focus';

/** How people have come to the screen that they look at. */
export interface Arrival {
  /** No other screen lies over it. */
  readonly isInFront: boolean;
  /** How often they came here from another screen: the app itself opens without moving the focus. */
  readonly visits: number;
}

/** Outside a navigator there is one screen, and it is there from the start. */
export const ArrivalContext = createContext<Arrival>({ isInFront: true, visits: 0 });

export function useArrival(): Arrival {
  return use(ArrivalContext);
}

/** A browser drops the focus as soon as the former screen is hidden: not a frame may pass. */
const useOnArrival = Platform.OS === 'web' ? useLayoutEffect : useEffect;

/** For the first heading of a screen: whoever comes here begins to read at it. */
export function useArrivalFocus(isFirst: boolean): RefObject<Text | null> {
  const { isInFront, visits } = useArrival();
  const heading = useRef<Text>(null);
  useOnArrival(() => {
    if (isFirst && isInFront && visits > 0 && heading.current !== null) moveFocus(heading.current);
  }, [isFirst, isInFront, visits]);
  return heading;
}
