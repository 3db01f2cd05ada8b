import type { ViewProps } from 'react-native';

/** Phones look after the focus of their readers themselves. */
export function useKeptFocus(): void {}

/** For a place whose keys come and go: the focus waits there for the next one. */
export const focusHome: ViewProps = {};

/** In such a place: what the focus goes to first, though other keys come before it. */
export const focusFirst: ViewProps = {};
