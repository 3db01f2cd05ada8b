import { StyleSheet, View } from 'react-native';
import { usePhrases, type Phrases } from '../../../../i18n';
import { space, Words } from '../../../../ui';
import { tenthsOf } from '../../../../game-core/coach/balance';
import { choiceInShort, choiceInWords, nutsOf } from '../tell-choice';
import { AdviceRow } from './AdviceRow';
import { inShort, type Advice, type Hint } from './hint';

interface Props {
  readonly hint: Hint;
  /** Not only the best ones. */
  readonly showsAll: boolean;
}

/** Why the best choice is a good one, as far as it can be seen at once. */
export function whyInWords(say: Phrases, { all, isForced, then }: Hint): string {
  const words = say.miceHint;
  const [best, ...others] = all;
  if (best === undefined || others.length === 0) return words.only;
  if (isForced) return words.forced;
  const { choice } = best;
  if (then?.kind === 'take') return words.thenTake(then.card, then.nuts);
  switch (choice.kind) {
    case 'catch':
      if (choice.bringsNut) return words.bringsNut(choice.leaves);
      return choice.leaves === 0 ? words.leavesNothing : words.leaves(choice.leaves);
    case 'take':
      return words.takeWhy(choice.nuts);
    case 'miss':
      return words.missWhy;
    case 'pass':
      return choice.bringsNut ? words.bringsNut(choice.leaves) : words.passWhy(cheapest(others));
  }
}

/** The nuts that a second card would cost at least. */
function cheapest(others: readonly Advice[]): number {
  return Math.min(...others.map(({ choice }) => nutsOf(choice)));
}

/** The best choice in words, as the heading of a hint. */
export function bestInWords(say: Phrases, { all: [best] }: Hint): string {
  return best === undefined ? '' : say.miceHint.best(choiceInWords(say, best.choice));
}

/** All of it for who listens: the best, why, and what the others would keep. */
export function hintInWords(say: Phrases, hint: Hint): string {
  const kept = inShort(hint).map(({ choice, worth }) =>
    say.miceHint.keeps(choiceInWords(say, choice), say.miceSolo.percent(tenthsOf(worth))),
  );
  return `${bestInWords(say, hint)}. ${whyInWords(say, hint)} ${kept.join(', ')}.`;
}

/** Where nothing can be caught all rows are misses, and told apart by what closes. */
function nameInHint(say: Phrases, { isForced }: Hint, { choice }: Advice): string {
  const { miceHint: words } = say;
  return isForced && choice.kind === 'miss'
    ? words.larder(choice.larder)
    : choiceInShort(say, choice);
}

/** What each choice keeps of the chance to clear the house, the best first. */
export function PerfectHint({ hint, showsAll }: Props) {
  const say = usePhrases();
  const shown = showsAll ? hint.all : inShort(hint);
  const words = say.miceHint;
  return (
    <View style={styles.all}>
      <Words as="small">{whyInWords(say, hint)}</Words>
      <View role="list" aria-label={words.others} style={styles.rows}>
        {shown.map((advice, index) => (
          <AdviceRow
            key={index}
            advice={advice}
            name={nameInHint(say, hint, advice)}
            isBest={index === 0}
            best={hint.all[0]?.worth ?? 0}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.xs },
  rows: { gap: 3 },
});
