import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../../../i18n';
import {
  largeText,
  Pressable,
  space,
  target,
  useColours,
  useTextScale,
  Words,
} from '../../../../ui';
import { Progress } from '../values/Progress';
import type { Solved } from '../values/solved-game';

interface Props {
  readonly solved: Exclude<Solved, { kind: 'here' }>;
  readonly onRetry: () => void;
}

/** What stands where the chances will be: how far they are, or that they did not come. */
export function LoadingLine({ solved, onRetry }: Props) {
  const { miceChance: say } = usePhrases();
  const { accents } = useColours();
  const isLarge = useTextScale() >= largeText;
  const retry = isLarge ? say.retryShort : say.retry;
  if (solved.kind !== 'failed') return <Progress solved={solved} label={say.loading} />;
  return (
    <Pressable
      role="button"
      aria-label={`${say.failed} ${retry}`}
      onPress={onRetry}
      style={styles.failed}
    >
      {!isLarge && (
        <View style={styles.words}>
          <Words as="small" lines={2}>
            {say.failed}
          </Words>
        </View>
      )}
      <Words as="smallStrong" colour={accents.mice.text}>
        {retry}
      </Words>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  failed: { minHeight: target, flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
});
