import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { tenthsOf } from '../../game-core/coach/balance';
import { inSentences, usePhrases } from '../../i18n';
import type { Past } from '../../session/past';
import { CurveScrubber, turningStep } from '../../tables/shared/coach/CurveScrubber';
import type { GameTable, Teller } from '../../tables/shared/game-table';
import {
  Button,
  IconButton,
  largeText,
  outline,
  radius,
  space,
  useColours,
  useTextScale,
  Words,
} from '../../ui';
import { Owl } from '../../ui/art/Owl';
import { isLowFrame } from '../table/TableFrame';
import { FIRST, type Steps } from '../table/useSteps';
import { Judging } from './Judging';
import type { Look } from './look-at';
import { costlyInWords, standAt, stepInWords, timeInWords } from './words';

interface Props {
  readonly steps: Steps;
  readonly past: Past;
  readonly table: GameTable;
  readonly look: Look;
  readonly teller: Teller;
  /** Somebody wants to play on from a moment. */
  readonly onAsk: (moment: number) => void;
}

/** On lower screens the curve is lower, and what the board says is not said again. */
const HIGH_FROM = 760;
const HEIGHTS = { low: 76, high: 122 };
/** Just the knob: large words need the room. */
const LEAST = 52;

/** What is on the table and what the owl says to it, the curve to draw a finger along, and keys. */
export function ReplayControls({ steps, past, table, look, teller, onAsk }: Props) {
  const { coach, table: words } = usePhrases();
  const { paper, hairline, inkSoft } = useColours();
  const size = useWindowDimensions();
  const isHigh = size.height >= HIGH_FROM;
  // In a column of its own there is room for a key with words.
  const hasWideKey = isHigh || isLowFrame(size);
  const isLarge = useTextScale() >= largeText;
  const { at, plays, isEnd, setPlays, stepTo } = steps;
  const happened = stepInWords(past, look.seat, at - 1, table, teller);
  const { moment, share } = standAt(look, at);
  const time = timeInWords(past, moment, table, teller);
  const place = coach.replay.at(time, share === null ? null : coach.percent(tenthsOf(share)));
  const ends = { least: FIRST, most: past.length, value: at };
  const [before, after] = [turningStep(look.points, ends, -1), turningStep(look.points, ends, 1)];
  const ask = () => {
    setPlays(false);
    onAsk(at);
  };
  const jump = (step: number) => {
    setPlays(false);
    stepTo(step, true);
  };
  return (
    <View style={[styles.all, { backgroundColor: paper, borderColor: hairline }]}>
      <View style={styles.words}>
        {!isLarge && (
          <View style={styles.told}>
            {isHigh && (
              <Words as="smallStrong" lines={2}>
                {happened}
              </Words>
            )}
            <Words as="small" colour={inkSoft}>
              {place}
            </Words>
          </View>
        )}
        <OwlsWord
          at={at}
          past={past}
          table={table}
          look={look}
          teller={teller}
          isBrief={isLarge || !isHigh}
        />
      </View>
      {!look.isWhole && <Judging judged={past.appraising.state.getState()} />}
      <CurveScrubber
        {...ends}
        label={words.replay.step}
        valueText={inSentences([place, happened])}
        curves={look.curves}
        seat={look.seat}
        points={look.points}
        height={isLarge ? LEAST : isHigh ? HEIGHTS.high : HEIGHTS.low}
        onChange={jump}
      />
      <View style={styles.keys}>
        <IconButton
          icon="toBack"
          label={coach.replay.before}
          disabled={at === FIRST}
          onPress={() => jump(before)}
        />
        <IconButton
          icon="back"
          label={words.replay.back}
          disabled={at === FIRST}
          onPress={() => stepTo(at - 1)}
        />
        <IconButton
          icon={plays ? 'pause' : 'play'}
          label={plays ? words.replay.pause : words.replay.play}
          disabled={isEnd}
          onPress={() => setPlays(!plays)}
        />
        <IconButton
          icon="next"
          label={words.replay.forward}
          disabled={isEnd}
          onPress={() => stepTo(at + 1)}
        />
        <IconButton
          icon="toNext"
          label={coach.replay.after}
          disabled={isEnd}
          onPress={() => jump(after)}
        />
        {!hasWideKey && (
          <IconButton icon="fork" label={coach.whatIf.key} disabled={isEnd} onPress={ask} />
        )}
      </View>
      {hasWideKey && (
        <Button
          icon="fork"
          label={coach.whatIf.key}
          {...(!isLarge && { hint: coach.whatIf.line })}
          disabled={isEnd}
          onPress={ask}
        />
      )}
    </View>
  );
}

interface OwlProps extends Omit<Props, 'steps' | 'onAsk'> {
  readonly at: number;
  /** Only what would have been better. */
  readonly isBrief: boolean;
}

/** Where a choice is about to cost something: what was chosen, and what would have been better. */
function OwlsWord({ at, past, table, look, teller, isBrief }: OwlProps) {
  const { coach } = usePhrases();
  const { surface, hairline, accents } = useColours();
  const costly = look.isWhole ? look.review.costly.find(({ moment }) => moment === at) : undefined;
  if (costly === undefined) return null;
  const { made, best, kept, couldKeep } = costlyInWords(past, look.seat, costly, table, teller);
  return (
    <View style={[styles.owl, { backgroundColor: surface, borderColor: hairline }]}>
      <Owl size={32} />
      <View style={styles.told}>
        {!isBrief && <Words as="small">{coach.replay.chose(made)}</Words>}
        <Words as="smallStrong" colour={accents.mist.text}>
          {coach.replay.betterNot(best, couldKeep, kept)}
        </Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: {
    flex: 1,
    gap: space.xs,
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: outline.thin,
  },
  words: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  told: { flexShrink: 1, flexGrow: 1 },
  owl: {
    flexDirection: 'row',
    alignItems: 'center',
    flexShrink: 1,
    gap: space.s,
    padding: space.xs,
    borderRadius: radius.s,
    borderWidth: outline.thin,
  },
  keys: { flexDirection: 'row', justifyContent: 'space-between' },
});
