import type { ViewStyle } from 'react-native';

/** Drawn nowhere and out of reach, though it keeps its place and its size. */
export const hiddenBelow: ViewStyle = { opacity: 0, pointerEvents: 'none' };
