import type { Spot } from '../en/misty-spots';

/** „Zeile 2, Spalte 3“, oder „1 über und 2 rechts der ersten Karte“. */
export function spotInWords({ row, column }: Spot): string {
  if ('nth' in row) {
    const along = 'nth' in column ? `Spalte ${column.nth}` : beside(column.from);
    return `Zeile ${row.nth}, ${along}`;
  }
  if ('nth' in column) return `${above(row.from)}, Spalte ${column.nth}`;
  if (row.from === 0 && column.from === 0) return 'Platz der ersten Karte';
  if (row.from === 0) return beside(column.from);
  if (column.from === 0) return above(row.from);
  return `${upOrDown(row.from)} und ${beside(column.from)}`;
}

/** Dasselbe in einem Titel, wo jeder Buchstabe zählt: „1 über, 2 rechts der ersten Karte“. */
export function spotInTitle(spot: Spot): string {
  return spotInWords(spot).replace(' und ', ', ');
}

export function inSpot(spot: Spot): string {
  const words = spotInWords(spot);
  if (/^\d/.test(words)) return words;
  if (words.startsWith('Platz')) return `auf dem ${words}`;
  return words.startsWith('Zeile der') ? `in der ${words}` : `in ${words}`;
}

/** Dasselbe neben einem Balken, wo das Feld hell ist: „Zeile 2, Spalte 3“, oder „1 höher, 2 rechts“. */
export function spotInShort({ row, column }: Spot): string {
  const down = 'nth' in row ? `Zeile ${row.nth}` : upOrDownInShort(row.from);
  if ('nth' in column) {
    return down === null ? `Spalte ${column.nth}, gleiche Zeile` : `${down}, Spalte ${column.nth}`;
  }
  const across = leftOrRightInShort(column.from);
  if (across === null) return 'nth' in row ? `${down}, gleiche Spalte` : (down ?? 'Erste Karte');
  return down === null ? across : `${down}, ${across}`;
}

function upOrDownInShort(from: number): string | null {
  if (from === 0) return null;
  return from < 0 ? `${-from} höher` : `${from} tiefer`;
}

function leftOrRightInShort(from: number): string | null {
  if (from === 0) return null;
  return from < 0 ? `${-from} links` : `${from} rechts`;
}

const upOrDown = (from: number) => (from < 0 ? `${-from} über` : `${from} unter`);

function above(from: number): string {
  return from === 0 ? 'Zeile der ersten Karte' : `${upOrDown(from)} der ersten Karte`;
}

function beside(from: number): string {
  if (from === 0) return 'Spalte der ersten Karte';
  return `${Math.abs(from)} ${from < 0 ? 'links' : 'rechts'} der ersten Karte`;
}
