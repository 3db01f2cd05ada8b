import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../../../i18n';
import { Pressable, radius, space, target, useColours, Words } from '../../../../ui';
import type { Solved } from '../values/solved-game';

interface Props {
  readonly solved: Exclude<Solved, { kind: 'here' }>;
  readonly onRetry: () => void;
}

/** What stands where the chances will be: how far they are, or that they did not come. */
export function LoadingLine({ solved, onRetry }: Props) {
  const { miceSolo: say } = usePhrases();
  const { sunken, accents } = useColours();
  if (solved.kind === 'failed') {
    return (
      <Pressable
        role="button"
        aria-label={`${say.chance.failed} ${say.chance.retry}`}
        onPress={onRetry}
        style={styles.failed}
      >
        <View style={styles.words}>
          <Words as="small" lines={2}>
            {say.chance.failed}
          </Words>
        </View>
        <Words as="smallStrong" colour={accents.mice.text}>
          {say.chance.retry}
        </Words>
      </Pressable>
    );
  }
  const share = solved.kind === 'loading' ? solved.share : 0;
  const percent = Math.round(share * 100);
  return (
    <View
      role="progressbar"
      aria-label={say.chance.loading(percent)}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      style={styles.loading}
    >
      <Words as="small" lines={1}>
        {say.chance.loading(percent)}
      </Words>
      <View style={[styles.rail, { backgroundColor: sunken }]}>
        <View style={[styles.rail, { width: `${percent}%`, backgroundColor: accents.mice.fill }]} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  failed: { minHeight: target, flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  loading: { gap: 2 },
  rail: { height: 6, borderRadius: radius.round },
});
