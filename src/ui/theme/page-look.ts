import type { Theme } from './ThemeProvider';

/** Phones have no page round the app. */
export function usePageLook(_theme: Theme): void {}
