import type { View } from 'react-native';

/** Where keys go on: at the first of what can be pressed in that place. */
export function moveToFirstKey(place: View): void {
  const first = (place as unknown as HTMLElement).querySelector<HTMLElement>('[tabindex="0"]');
  first?.focus({ preventScroll: true });
}
