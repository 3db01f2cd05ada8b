/** Sentences, and parts that are none, as one text: a full stop after each, and none after nothing. */
export function inSentences(parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
