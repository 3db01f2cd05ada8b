/** A number as it is written, with a minus sign and not a hyphen. */
export function written(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** What a card adds to a sum: its sign is always written. */
export function signed(value: number): string {
  return value < 0 ? written(value) : `+${value}`;
}
