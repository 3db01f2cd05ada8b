/** Phones do it themselves. */
export function useReturnFocus(): void {}
