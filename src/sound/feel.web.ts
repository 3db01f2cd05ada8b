/** Most browsers cannot, and those that can shake the whole phone instead of tapping. */
export const canBeFelt = false;

export function feel(): void {}
