import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Player } from '../../../game-core/kernel/record';
import { inSentences, usePhrases } from '../../../i18n';
import type { Teller } from '../../../tables/shared/game-table';
import { Announce, Button, space, ThinkingSign, useColours, Words } from '../../../ui';
import { ChoiceRow } from './ChoiceRow';
import { rankedChoices, type Ranked } from './ranked';
import { toldOf } from './told';
import type { Measure } from './useFittingRows';
import type { Found, Hint } from './useHint';

/** As much as can be taken in at a glance. */
export const FEW = 3;
/** From line to line where height is dear. */
export const CLOSE = 2;

export function useTeller(players: readonly Player[]): Teller {
  const say = usePhrases();
  return useMemo(() => ({ say, players, isFresh: true }), [say, players]);
}

const NONE: readonly Ranked[] = [];

/** All choices, once they are known. */
export function useRanked(hint: Hint, teller: Teller): readonly Ranked[] {
  return useMemo(() => {
    if (hint.kind !== 'found') return NONE;
    return rankedChoices(hint.verdict, hint.hints, hint.about.view, teller);
  }, [hint, teller]);
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
  /** The choices that are listed: the first few and a key for the others, all, or so many. */
  readonly rows?: 'few' | 'all' | number;
  readonly isNarrow?: boolean;
  /** Tells how high its parts are. */
  readonly measure?: Measure;
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
  rows = 'few',
  isNarrow = false,
  measure,
}: Props & { readonly hint: Found }) {
  const { say } = teller;
  const { inkSoft } = useColours();
  const [showsAll, setShowsAll] = useState(false);
  const { about, verdict, hints } = hint;
  const why = hints.why(about.view, verdict, teller);
  const all = useRanked(hint, teller);
  const isWhole = rows === 'all' || showsAll;
  const shown = all.slice(0, typeof rows === 'number' ? rows : isWhole ? all.length : FEW);
  const letters = Math.max(...shown.map(({ words }) => words.length));
  return (
    <>
      <Announce message={allOf(titleOf(hint, teller), why, all.slice(1, FEW), teller)} />
      <View onLayout={measure?.('why')}>
        <Words as="small">{why}</Words>
        {about.isOpen && (
          <Words as="small" colour={inkSoft}>
            {say.hint.openOnly}
          </Words>
        )}
      </View>
      {all.length > 1 && shown.length > 0 && (
        <View
          role="list"
          aria-label={say.hint.choices}
          style={typeof rows === 'number' ? styles.close : styles.rows}
        >
          {shown.map((choice, nth) => (
            <ChoiceRow
              key={choice.words}
              choice={choice}
              letters={letters}
              isNarrow={isNarrow}
              onLayout={measure?.(nth)}
            />
          ))}
        </View>
      )}
      {rows === 'few' && all.length > FEW && (
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
function allOf(title: string, why: string, others: readonly Ranked[], { say }: Teller): string {
  const prices = others.map((choice) => toldOf(choice, say));
  return inSentences([say.hint.bestOf(title), why, ...prices]);
}

const styles = StyleSheet.create({
  thinking: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 24 },
  rows: { gap: space.xs },
  close: { gap: CLOSE },
});
