import type { Phrases } from '../i18n';
import type { SetAside } from '../storage/entries';

interface Missing {
  readonly title: string;
  readonly line: string;
}

/** Why there is no match with this id: nobody should think it deleted that was put aside. */
export function missingInWords(id: string, setAside: readonly SetAside[], say: Phrases): Missing {
  const aside = setAside.find(({ folder, name }) => folder === 'matches' && name === id);
  if (aside === undefined) return { title: say.table.lost, line: say.table.lostLine };
  return isForged(aside)
    ? { title: say.table.forged, line: say.table.forgedLine }
    : { title: say.table.aside, line: say.table.asideLine };
}

/** Its dice or cards are not those of its secret number. */
export function isForged({ code }: SetAside): boolean {
  return code === 'wrong-chance';
}
