import type { Phrases } from '../../../i18n';
import type { Choice } from './choices';

/** What is done, as in "Best: catch 17 with a nut". */
export function choiceInWords(say: Phrases, choice: Choice): string {
  const words = say.miceSolo.choice;
  return told(words, choice);
}

/** What somebody did. */
export function deedInWords(say: Phrases, choice: Choice): string {
  const words = say.miceSolo.did;
  return told(words, choice);
}

/** What was done and what would have been best, told apart where both are the same card with other dice. */
export function comparedInWords(
  say: Phrases,
  made: Choice,
  best: Choice,
): readonly [string, string] {
  const deed = deedInWords(say, made);
  const better = choiceInWords(say, best);
  if (made.kind !== 'catch' || best.kind !== 'catch' || made.card !== best.card) {
    return [deed, better];
  }
  const { leaving } = say.miceLog;
  return [`${deed}, ${leaving(made.leaves)}`, `${better}, ${leaving(best.leaves)}`];
}

function told(words: Phrases['miceSolo']['choice'], choice: Choice): string {
  switch (choice.kind) {
    case 'catch':
      return words.catch(choice.card, choice.nuts);
    case 'take':
      return words.take(choice.card, choice.nuts);
    case 'miss':
      return words.miss(choice.larder);
    case 'pass':
      return words.pass;
  }
}

/** Beside a bar there is room for few letters; nuts are drawn. */
export function choiceInShort(say: Phrases, choice: Choice): string {
  const words = say.miceSolo.choiceShort;
  switch (choice.kind) {
    case 'catch':
      return words.catch(choice.card);
    case 'take':
      return words.take(choice.card);
    case 'miss':
      return words.miss;
    case 'pass':
      return words.pass;
  }
}

/** The nuts that it costs. */
export function nutsOf(choice: Choice): number {
  return 'nuts' in choice ? choice.nuts : 0;
}
