/** Only browsers have the key, or say that it was pressed. */
export function useEscape(_isWanted: boolean, _onEscape: () => void): void {}
