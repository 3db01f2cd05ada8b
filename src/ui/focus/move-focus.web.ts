import type { Text } from 'react-native';

/** Where keys and a screen reader go on. The page stays where it was scrolled to. */
export function moveFocus(to: Text): void {
  (to as unknown as HTMLElement).focus({ preventScroll: true });
}
