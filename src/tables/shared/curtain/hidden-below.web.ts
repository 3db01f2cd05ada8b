import type { ViewStyle } from 'react-native';

/** Drawn nowhere and out of reach, also of the Tab key, though it keeps its place and its size. */
export const hiddenBelow = { visibility: 'hidden', pointerEvents: 'none' } as ViewStyle;
