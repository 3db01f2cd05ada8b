import { useMemo, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { usePhrases } from '../../i18n';
import type { Session } from '../../session/session';
import type { Step } from '../../session/story';
import type { Kinds } from '../../game-core/kernel/game';
import type { GameTable } from '../../tables/shared/game-table';
import type { Marks } from '../../tables/shared/marks/marks';
import { tableOptionsOf } from '../../tables/table-options';
import { IconButton, largeText, scrollsByKeys, space, useTextScale, Words } from '../../ui';
import { Scrubber } from '../../ui/parts/Scrubber';
import { useApp } from '../app/AppProvider';
import { usePageTitle } from '../page-title';
import { BesideLog, useLogWidth } from './LogColumn';
import { LogSheet } from './LogSheet';
import { isLowFrame, TableFrame } from './TableFrame';
import { FIRST, useSteps, type Steps } from './useSteps';

/**
 * Where controls stand: all of them below the board, or in a column beside it; or those that are read on a page below it,
 * and the keys below that page.
 */
export type ControlsPart = 'all' | 'column' | 'page' | 'keys';

interface Props {
  /** Of a match that is over. */
  readonly session: Session;
  readonly table: GameTable;
  /** What is looked at; as everybody saw it unless told. */
  readonly story?: readonly Step[];
  /** The step to begin with. */
  readonly from?: number;
  /** What is marked on the board at a step. */
  readonly marksAt?: (step: number) => Marks<Kinds['move']> | null;
  readonly onDice: () => void;
  readonly onEnd: () => void;
  /** Another key beside that of the log. */
  readonly keys?: ReactNode;
  /** What stands where the thumbs are, instead of a line to draw a finger along. */
  readonly controls?: (steps: Steps, part: ControlsPart) => ReactNode;
}

const nothing = () => undefined;

/** On a lower screen large words and a board of its usual height are a page that scrolls. */
const PAGE_BELOW = 1000;
/** From this height on hardly any table has to scroll by itself in large words. */
const LEAST_BOARD = 600;
/** How wide controls beside the board are. */
const COLUMN = { least: 276, share: 0.34, most: 330 };

/** Looks at a match again: step by step, or by itself. */
export function Replay({ session, table, from = FIRST, onDice, onEnd, ...props }: Props) {
  const say = usePhrases();
  usePageTitle(say.table.replay.title);
  const { settings } = useApp();
  const everybody = useMemo(() => session.story(), [session]);
  const { story = everybody, controls, marksAt } = props;
  const steps = useSteps(story, from);
  const { seen } = steps;
  const [reads, setReads] = useState(false);
  const logWidth = useLogWidth();
  // A tablet was turned: what the sheet says stands beside the table now.
  if (reads && logWidth !== null) setReads(false);
  const told = useMemo(() => everybody.slice(0, seen), [everybody, seen]);
  const tableOptions = useMemo(
    () => tableOptionsOf(session.game, session.tableOptions, session.players),
    [session],
  );
  const { at } = steps;
  const past = useMemo(() => story.slice(0, at).map(({ scene }) => scene.view), [story, at]);
  const size = useWindowDimensions();
  const isLow = isLowFrame(size);
  const isLarge = useTextScale() >= largeText;
  const isPage = controls !== undefined && isLarge && size.height < PAGE_BELOW;
  const isBeside = controls !== undefined && isLow && !isPage;
  const [room, setRoom] = useState(0);
  const board = (
    <table.Board
      scene={steps.scene}
      players={session.players}
      request={null}
      thinking={[]}
      bigCards={settings.bigCards}
      isReplay
      tableOptions={tableOptions}
      past={past}
      marks={marksAt?.(at) ?? null}
      onMove={nothing}
      onDone={nothing}
      onLookAgain={nothing}
      onShown={steps.onShown}
      onHurry={nothing}
    />
  );

  return (
    <TableFrame
      backdrop={table.backdrop}
      away={<IconButton icon="back" label={say.table.replay.end} onPress={onEnd} />}
      title={say.table.replay.title}
      keys={
        <>
          {props.keys}
          {logWidth === null && (
            <IconButton
              icon="log"
              label={say.table.log}
              onPress={() => {
                steps.setPlays(false);
                setReads(true);
              }}
            />
          )}
        </>
      }
      footer={
        isBeside || isPage
          ? undefined
          : (controls?.(steps, 'all') ?? <Line steps={steps} last={story.length} />)
      }
    >
      <BesideLog
        width={logWidth}
        session={session}
        table={table}
        story={told}
        isOpen
        onDice={onDice}
      >
        {isPage ? (
          <View
            style={styles.all}
            onLayout={({ nativeEvent: { layout } }) => setRoom(layout.height)}
          >
            <ScrollView {...scrollsByKeys(say.table.replay.title)} style={styles.all}>
              <View style={{ height: isLow ? room : Math.max(room, LEAST_BOARD) }}>{board}</View>
              <View style={styles.below}>{controls(steps, 'page')}</View>
            </ScrollView>
            <View style={styles.below}>{controls(steps, 'keys')}</View>
          </View>
        ) : (
          <View style={[styles.all, isBeside && styles.abreast]}>
            <View style={styles.all}>{board}</View>
            {isBeside && (
              <View style={[styles.below, { width: columnIn(size.width) }]}>
                {controls(steps, 'column')}
              </View>
            )}
          </View>
        )}
      </BesideLog>
      <LogSheet
        open={reads}
        session={session}
        table={table}
        onDice={onDice}
        onClose={() => setReads(false)}
      />
    </TableFrame>
  );
}

const columnIn = (width: number) =>
  Math.min(COLUMN.most, Math.max(COLUMN.least, width * COLUMN.share));

interface LineProps {
  readonly steps: Steps;
  readonly last: number;
}

/** Back, play, on, and a line to draw a finger along. */
function Line({ steps: { at, plays, isEnd, setPlays, stepTo }, last }: LineProps) {
  const { replay } = usePhrases().table;
  const isLarge = useTextScale() >= largeText;
  return (
    <>
      <IconButton
        icon="undo"
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
      <Scrubber
        label={replay.step}
        least={FIRST}
        most={last}
        value={at}
        valueText={replay.at(at, last)}
        onChange={(moment) => {
          setPlays(false);
          stepTo(moment, true);
        }}
      />
      {/* Large words would leave no line to draw a finger along. */}
      {!isLarge && <Words as="smallStrong">{replay.at(at, last)}</Words>}
    </>
  );
}

const styles = StyleSheet.create({
  all: { flex: 1 },
  abreast: { flexDirection: 'row' },
  below: { padding: space.xs },
});
