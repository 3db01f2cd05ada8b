import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { tenthsOf } from '../../../game-core/coach/balance';
import type { Player } from '../../../game-core/kernel/record';
import { usePhrases } from '../../../i18n';
import type { Teller } from '../../../tables/shared/game-table';
import { Announce, Button, space, ThinkingSign, useColours, Words } from '../../../ui';
import { ChoiceRow } from './ChoiceRow';
import { rankedChoices, type Ranked } from './ranked';
import type { Found, Hint } from './useHint';

/** As much as can be taken in at a glance. */
const FEW = 3;

export function useTeller(players: readonly Player[]): Teller {
  const say = usePhrases();
  return useMemo(() => ({ say, players, isFresh: true }), [say, players]);
}

/** What the owl says first. */
export function titleOf(hint: Hint, { say, ...teller }: Teller): string {
  if (hint.kind !== 'found') return say.hint.title;
  const { about, verdict, hints } = hint;
  const best = verdict.best?.move;
  return best === undefined ? say.hint.title : hints.title(best, about.view, { say, ...teller });
}

interface Props {
  readonly hint: Hint;
  readonly teller: Teller;
  /** Every dp counts: what the title says is not said again. */
  readonly isShort?: boolean;
  readonly isNarrow?: boolean;
}

/** Why the best choice is best, and what the others cost. */
export function HintWords({ hint, ...props }: Props) {
  const { say } = props.teller;
  switch (hint.kind) {
    case 'thinking':
      return (
        <View style={styles.thinking}>
          <ThinkingSign />
          <Words as="small">{say.hint.thinking}</Words>
          <Announce message={say.hint.thinking} />
        </View>
      );
    case 'failed':
      return (
        <>
          <Words as="small">{say.hint.failed}</Words>
          <Announce message={say.hint.failed} />
        </>
      );
    case 'found':
      return <FoundWords hint={hint} {...props} />;
  }
}

function FoundWords({
  hint,
  teller,
  isShort = false,
  isNarrow = false,
}: Props & { readonly hint: Found }) {
  const { say } = teller;
  const { inkSoft } = useColours();
  const [showsAll, setShowsAll] = useState(false);
  const { about, verdict, hints } = hint;
  const why = hints.why(about.view, verdict, teller);
  const all = useMemo(
    () => rankedChoices(verdict, hints, about.view, teller),
    [verdict, hints, about.view, teller],
  );
  const dearest = Math.max(...all.map(({ weighed }) => weighed.price));
  const shown = all.slice(isShort ? 1 : 0, showsAll ? all.length : FEW);
  return (
    <>
      <Announce message={toldOf(titleOf(hint, teller), why, all.slice(1, FEW), teller)} />
      <Words as="small">{why}</Words>
      {about.isOpen && (
        <Words as="small" colour={inkSoft}>
          {say.hint.openOnly}
        </Words>
      )}
      {all.length > 1 && (
        <View role="list" aria-label={say.hint.choices} style={styles.rows}>
          {shown.map((choice) => (
            <ChoiceRow key={choice.words} choice={choice} dearest={dearest} isNarrow={isNarrow} />
          ))}
        </View>
      )}
      {all.length > FEW && (
        <Button
          kind="quiet"
          label={showsAll ? say.hint.fewer : say.hint.all(all.length)}
          onPress={() => setShowsAll(!showsAll)}
        />
      )}
    </>
  );
}

/** All of it for who listens. */
function toldOf(title: string, why: string, others: readonly Ranked[], { say }: Teller): string {
  const prices = others.map(({ words, weighed, rank }) =>
    rank === 'even'
      ? say.hint.isEven(words)
      : say.hint.costs(words, say.coach.points(tenthsOf(weighed.price)).slice(1)),
  );
  const sentences = [say.hint.bestOf(title), why, ...prices];
  return sentences.map((sentence) => sentence.replace(/\.$/, '')).join('. ') + '.';
}

const styles = StyleSheet.create({
  thinking: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 24 },
  rows: { gap: space.xs },
});
