import type { Text } from 'react-native';

/** Where keys and a screen reader go on. */
export function moveFocus(to: Text): void {
  to.focus();
}
