import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import { turningStep } from '../../tables/shared/coach/CurveScrubber';
import { IconButton } from '../../ui';
import { FIRST, type Steps } from '../table/useSteps';
import type { Look } from './look-at';

interface Props {
  readonly steps: Steps;
  readonly look: Look;
  /** How many steps there are. */
  readonly length: number;
  /** One more. */
  readonly children?: ReactNode;
}

/** Step by step, from turning point to turning point, or all by itself. */
export function ReplayKeys({ steps, look, length, children }: Props) {
  const { coach, table } = usePhrases();
  const { replay } = table;
  const { at, plays, isEnd, setPlays, stepTo } = steps;
  const turnTo = (towards: 1 | -1) => {
    setPlays(false);
    stepTo(turningStep(look.points, { least: FIRST, most: length, value: at }, towards), true);
  };
  return (
    <View style={styles.keys}>
      <IconButton
        icon="toBack"
        label={coach.replay.before}
        disabled={at === FIRST}
        onPress={() => turnTo(-1)}
      />
      <IconButton
        icon="back"
        label={replay.back}
        disabled={at === FIRST}
        onPress={() => stepTo(at - 1)}
      />
      <IconButton
        icon={plays ? 'pause' : 'play'}
        label={plays ? replay.pause : replay.play}
        disabled={isEnd}
        onPress={() => setPlays(!plays)}
      />
      <IconButton
        icon="next"
        label={replay.forward}
        disabled={isEnd}
        onPress={() => stepTo(at + 1)}
      />
      <IconButton
        icon="toNext"
        label={coach.replay.after}
        disabled={isEnd}
        onPress={() => turnTo(1)}
      />
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', justifyContent: 'space-between' },
});
