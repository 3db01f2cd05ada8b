import type { Phrases } from '../i18n';
import type { ShelfState } from '../session/shelf-state';
import type { Unread } from '../storage/entries';

interface Missing {
  readonly title: string;
  readonly line: string;
}

type Untold = Pick<ShelfState, 'setAside' | 'newer'>;

/** Why there is no match with this id: nobody should think it deleted that was put aside. */
export function missingInWords(id: string, { setAside, newer }: Untold, say: Phrases): Missing {
  const isIt = ({ folder, name }: Unread) => folder === 'matches' && name === id;
  if (newer.some(isIt)) return { title: say.table.newer, line: say.table.newerLine };
  const aside = setAside.find(isIt);
  if (aside === undefined) return { title: say.table.lost, line: say.table.lostLine };
  return isForged(aside)
    ? { title: say.table.forged, line: say.table.forgedLine }
    : { title: say.table.aside, line: say.table.asideLine };
}

/** Its dice or cards are not those of its secret number. */
export function isForged({ code }: Unread): boolean {
  return code === 'wrong-chance';
}
