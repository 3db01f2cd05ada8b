import type { View } from 'react-native';

/** Phones have ways of their own to go on. */
export function moveToFirstKey(_place: View): void {}
