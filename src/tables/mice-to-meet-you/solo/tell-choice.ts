import type { Phrases } from '../../../i18n';
import type { Choice } from './choices';

/** What is done, as in "Best: catch 17 with a nut". */
export function choiceInWords({ miceSolo: { choice: say } }: Phrases, choice: Choice): string {
  return told(say, choice);
}

/** What somebody did. */
export function deedInWords({ miceSolo: { did: say } }: Phrases, choice: Choice): string {
  return told(say, choice);
}

function told(say: Phrases['miceSolo']['choice'], choice: Choice): string {
  switch (choice.kind) {
    case 'catch':
      return say.catch(choice.card, choice.nuts);
    case 'take':
      return say.take(choice.card, choice.nuts);
    case 'miss':
      return say.miss(choice.larder);
    case 'pass':
      return say.pass;
  }
}

/** Beside a bar there is room for few letters; nuts are drawn. */
export function choiceInShort({ miceSolo: { choiceShort: say } }: Phrases, choice: Choice): string {
  switch (choice.kind) {
    case 'catch':
      return say.catch(choice.card);
    case 'take':
      return say.take(choice.card);
    case 'miss':
      return say.miss;
    case 'pass':
      return say.pass;
  }
}

/** The nuts that it costs. */
export function nutsOf(choice: Choice): number {
  return 'nuts' in choice ? choice.nuts : 0;
}
