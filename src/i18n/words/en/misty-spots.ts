/** Where something is along a side of a window: its number once the side is known, before that how far it is from the first card, which stays where it is. */
type Along = { readonly nth: number } | { readonly from: number };

export interface Spot {
  readonly row: Along;
  readonly column: Along;
}

/** "row 2, column 3", or "1 above and 2 right of the first card". */
export function spotInWords({ row, column }: Spot): string {
  if ('nth' in row) {
    const along = 'nth' in column ? `column ${column.nth}` : beside(column.from);
    return `row ${row.nth}, ${along}`;
  }
  if ('nth' in column) return `${above(row.from)}, column ${column.nth}`;
  if (row.from === 0 && column.from === 0) return 'the first card’s place';
  if (row.from === 0) return beside(column.from);
  if (column.from === 0) return above(row.from);
  return `${upOrDown(row.from)} and ${beside(column.from)}`;
}

/** The same where a line begins. */
export function spotFirst(spot: Spot): string {
  const words = spotInWords(spot);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The same after what goes there: "in row 2, column 3". */
export function inSpot(spot: Spot): string {
  const words = spotInWords(spot);
  return /^\d/.test(words) ? words : `in ${words}`;
}

/** The same beside a bar, while the pane is lit: "Row 2, column 3", or "1 up, 2 to the right" ("2 left" would count what remains). */
export function spotInShort({ row, column }: Spot): string {
  const down = 'nth' in row ? `Row ${row.nth}` : upOrDownInShort(row.from);
  if ('nth' in column) {
    return down === null ? `Column ${column.nth}, same row` : `${down}, column ${column.nth}`;
  }
  const across = leftOrRightInShort(column.from);
  if (across === null) return 'nth' in row ? `${down}, same column` : (down ?? 'First card');
  return down === null ? across : `${down}, ${across}`;
}

function upOrDownInShort(from: number): string | null {
  if (from === 0) return null;
  return from < 0 ? `${-from} up` : `${from} down`;
}

function leftOrRightInShort(from: number): string | null {
  if (from === 0) return null;
  return from < 0 ? `${-from} to the left` : `${from} to the right`;
}

const upOrDown = (from: number) => (from < 0 ? `${-from} above` : `${from} below`);

function above(from: number): string {
  return from === 0 ? 'the first card’s row' : `${upOrDown(from)} the first card`;
}

function beside(from: number): string {
  if (from === 0) return 'the first card’s column';
  return `${Math.abs(from)} ${from < 0 ? 'left' : 'right'} of the first card`;
}
