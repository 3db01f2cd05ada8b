import { Platform } from 'react-native';
import type { Hold } from './useHold';

/** A long touch must not bring the browser's menu. */
const noMenu = Platform.OS === 'web' && {
  onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
};

/** Makes a key that shows something private while it is held. */
export function heldBy({ isOpen, onPressIn, onPressOut, onPress }: Hold) {
  return {
    ...noMenu,
    'aria-expanded': isOpen,
    onPressIn,
    onPressOut,
    // A phone would wait a moment before it says that a short touch is over.
    onTouchEnd: onPressOut,
    onTouchCancel: onPressOut,
    onPress,
  };
}
