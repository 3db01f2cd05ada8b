import { useRef, type KeyboardEvent } from 'react';
import { Platform, type GestureResponderEvent, type LayoutChangeEvent } from 'react-native';

export interface Sliding {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value: number;
  /** The value in words. */
  readonly valueText: string;
  readonly onChange: (value: number) => void;
}

interface Line extends Sliding {
  /** The value under a finger, so far from the left on a line that is so wide. */
  readonly valueAt: (x: number, width: number) => number;
  /** Where the page keys lead, on or back; ten steps unless told. */
  readonly page?: (value: number, towards: 1 | -1) => number;
}

const tenSteps = (value: number, towards: 1 | -1) => value + 10 * towards;

/** How far each key of a keyboard goes. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: -Infinity,
  End: Infinity,
};
const PAGES: Readonly<Record<string, 1 | -1>> = { PageDown: -1, PageUp: 1 };

/** What makes an area a line to draw a finger along, from the first of many steps to the last; keys go along it too. */
export function useSlider({ least, most, value, onChange, page = tenSteps, ...line }: Line) {
  const width = useRef(0);
  const set = (wanted: number) => {
    const next = Math.max(least, Math.min(most, Math.round(wanted)));
    if (next !== value) onChange(next);
  };
  const follow = ({ nativeEvent }: GestureResponderEvent) =>
    set(line.valueAt(nativeEvent.locationX, width.current));
  const keyboard = Platform.OS === 'web' && {
    onKeyDown: (event: KeyboardEvent) => {
      const towards = PAGES[event.key];
      const by = KEYS[event.key];
      if (towards === undefined && by === undefined) return;
      event.preventDefault();
      set(towards === undefined ? value + (by ?? 0) : page(value, towards));
    },
  };
  return {
    accessible: true,
    tabIndex: 0 as const,
    role: 'slider' as const,
    'aria-label': line.label,
    'aria-valuemin': least,
    'aria-valuemax': most,
    'aria-valuenow': value,
    'aria-valuetext': line.valueText,
    accessibilityActions: [{ name: 'increment' }, { name: 'decrement' }],
    onAccessibilityAction: ({ nativeEvent }: { nativeEvent: { actionName: string } }) =>
      set(value + (nativeEvent.actionName === 'increment' ? 1 : -1)),
    ...keyboard,
    onLayout: ({ nativeEvent }: LayoutChangeEvent) => {
      width.current = nativeEvent.layout.width;
    },
    onStartShouldSetResponder: () => true,
    onResponderTerminationRequest: () => false,
    onResponderGrant: follow,
    onResponderMove: follow,
  };
}
