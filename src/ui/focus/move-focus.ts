import { AccessibilityInfo, type Text } from 'react-native';

/** Where a screen reader goes on reading. */
export function moveFocus(to: Text): void {
  AccessibilityInfo.sendAccessibilityEvent(to, 'focus');
}
