import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { usePhrases } from '../../../../i18n';
import { Announce, Button, Heading, IconButton, scrollsByKeys, space, Words } from '../../../../ui';
import { Progress } from '../values/Progress';
import { inShort } from './hint';
import { bestInWords, hintInWords, PerfectHint } from './PerfectHint';
import type { Hinting } from './useHint';

interface Props {
  readonly hinting: Hinting;
  /** Null where all that it stands in scrolls. */
  readonly height: number | null;
}

/** What is best now, in the place of dice and ways: the house stays in view, and the keys below it. */
export function HintPanel({ hinting: { solved, retry, hint, toggle }, height }: Props) {
  const say = usePhrases();
  const words = say.miceHint;
  const [showsAll, setShowsAll] = useState(false);
  const hasMore = hint !== null && hint.all.length > inShort(hint).length;
  const content = (
    <>
      {hint !== null && <PerfectHint hint={hint} showsAll={showsAll} />}
      {solved.kind === 'failed' && (
        <>
          <Words>{words.failed}</Words>
          <Button kind="quiet" label={say.miceChance.retry} onPress={retry} />
        </>
      )}
      {(solved.kind === 'loading' || solved.kind === 'away') && (
        <Progress solved={solved} label={words.loading} />
      )}
    </>
  );
  return (
    <View style={height !== null && { height }}>
      {hint !== null && <Announce message={hintInWords(say, hint)} />}
      <View style={styles.head}>
        <View style={styles.title}>
          <Heading level={2} as="label">
            {hint === null ? words.title : bestInWords(say, hint)}
          </Heading>
        </View>
        {hasMore && (
          <IconButton
            icon="log"
            label={showsAll ? words.fewer : words.all(hint.all.length)}
            onPress={() => setShowsAll(!showsAll)}
          />
        )}
        <IconButton icon="close" label={words.close} onPress={toggle} />
      </View>
      {height === null ? (
        content
      ) : (
        <ScrollView {...scrollsByKeys(words.others)} contentContainerStyle={styles.content}>
          {content}
        </ScrollView>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  title: { flex: 1 },
  content: { gap: space.s, paddingBottom: space.xs },
});
