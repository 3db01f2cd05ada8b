import { useState } from 'react';
import { useWindowDimensions, type LayoutChangeEvent } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { space } from '../../../ui';
import type { Size } from '../geometry';

/** The title above what is counted, before the first measurement. */
const HEAD = 68;

interface RevealPage extends Size {
  /** For the view that holds all that is counted. */
  readonly onLayout: (event: LayoutChangeEvent) => void;
}

/** The room for what is counted: down to the end of the window, so that all of it is in view at the same time. */
export function useRevealPage(): RevealPage {
  const window = useWindowDimensions();
  const { bottom } = useSafeAreaInsets();
  // Before the first measurement: a page that fills the window.
  const [{ width, y }, setPlace] = useState({ width: window.width - 2 * space.l, y: HEAD });
  return {
    width,
    height: window.height - y - bottom - space.xl,
    onLayout: ({ nativeEvent: { layout } }) => setPlace({ width: layout.width, y: layout.y }),
  };
}
