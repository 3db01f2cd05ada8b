/** Android's back closes a sheet by itself, and iPhones have none. */
export function useBackCloses(_close: () => void): void {}

/** Goes to another screen once no sheet is in the way. */
export function afterSheets(go: () => void): void {
  go();
}
