import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { tenthsOf } from '../../game-core/coach/balance';
import { inSentences, usePhrases } from '../../i18n';
import type { Past } from '../../session/past';
import { CurveScrubber } from '../../tables/shared/coach/CurveScrubber';
import type { GameTable, Teller } from '../../tables/shared/game-table';
import {
  Button,
  IconButton,
  largeText,
  outline,
  radius,
  scrollsByKeys,
  space,
  useColours,
  useTextScale,
} from '../../ui';
import type { ControlsPart } from '../table/Replay';
import { FIRST, type Steps } from '../table/useSteps';
import { Judging } from './Judging';
import type { Look } from './look-at';
import { ReplayKeys } from './ReplayKeys';
import { ReplayWords } from './ReplayWords';
import { standAt, stepInWords, timeInWords } from './words';

interface Props {
  readonly part: ControlsPart;
  readonly steps: Steps;
  readonly past: Past;
  readonly table: GameTable;
  readonly look: Look;
  readonly teller: Teller;
  /** Somebody wants to play on from a moment. */
  readonly onAsk: (moment: number) => void;
}

/** Below the board of a lower screen the curve is lower, and what the board says is not said again. */
const HIGH_FROM = 760;
const HEIGHTS = { low: 76, high: 122 };
/** What happened takes so many lines from the board at most. */
const LINES = 3;

/** What is on the table and what the owl says to it, the curve to draw a finger along, and keys. */
export function ReplayControls({ part, steps, onAsk, ...about }: Props) {
  const { past, look, table, teller } = about;
  const { coach, table: words } = usePhrases();
  const size = useWindowDimensions();
  const isLarge = useTextScale() >= largeText;
  const { at, isEnd, setPlays, stepTo } = steps;
  const keys = { steps, look, length: past.length };
  if (part === 'keys') {
    return (
      <Frame>
        <ReplayKeys {...keys} />
      </Frame>
    );
  }

  const happened = stepInWords(past, look.seat, at - 1, table, teller);
  const { moment, share } = standAt(look, at);
  const time = timeInWords(past, moment, table, teller);
  const place = coach.replay.at(time, share === null ? null : coach.percent(tenthsOf(share)));
  const isHigh = part === 'page' || size.height >= HIGH_FROM;
  const told = { ...about, at, place };
  const judging = !look.isWhole && <Judging judged={past.appraising.state.getState()} />;
  const curve = (
    <CurveScrubber
      label={words.replay.step}
      least={FIRST}
      most={past.length}
      value={at}
      valueText={inSentences([place, happened])}
      curves={look.curves}
      seat={look.seat}
      points={look.points}
      height={isHigh ? HEIGHTS.high : HEIGHTS.low}
      onChange={(step) => {
        setPlays(false);
        stepTo(step, true);
      }}
    />
  );
  const fork = {
    icon: 'fork',
    label: coach.whatIf.key,
    disabled: isEnd,
    onPress: () => {
      setPlays(false);
      onAsk(at);
    },
  } as const;
  const wideFork = <Button {...fork} {...(isHigh && !isLarge && { hint: coach.whatIf.line })} />;

  switch (part) {
    case 'page':
      return (
        <Frame>
          <ReplayWords {...told} happened={happened} />
          {judging}
          {curve}
          {wideFork}
        </Frame>
      );
    case 'column':
      return (
        <Frame fills>
          {/* However much is said, keys stay where they are. */}
          <ScrollView
            {...scrollsByKeys(place)}
            style={styles.words}
            contentContainerStyle={styles.inside}
          >
            <ReplayWords {...told} happened={happened} scrolls />
            {judging}
          </ScrollView>
          {curve}
          <ReplayKeys {...keys} />
          {wideFork}
        </Frame>
      );
    case 'all':
      return (
        <Frame fills>
          <ReplayWords {...told} happened={isHigh ? happened : null} lines={LINES} />
          {judging}
          {curve}
          <ReplayKeys {...keys}>{!isHigh && <IconButton {...fork} />}</ReplayKeys>
          {isHigh && wideFork}
        </Frame>
      );
  }
}

interface FrameProps {
  /** All of its place. */
  readonly fills?: boolean;
  readonly children: ReactNode;
}

function Frame({ fills = false, children }: FrameProps) {
  const { paper, hairline } = useColours();
  return (
    <View
      style={[
        styles.frame,
        fills && styles.fills,
        { backgroundColor: paper, borderColor: hairline },
      ]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  frame: { gap: space.xs, padding: space.s, borderRadius: radius.m, borderWidth: outline.thin },
  fills: { flex: 1 },
  words: { flex: 1 },
  // The space at the end of a line hangs over its edge: what scrolls would cut it off.
  inside: { gap: space.xs, paddingRight: space.s },
});
