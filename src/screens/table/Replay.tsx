import { useEffect, useMemo, useState } from 'react';
import { usePhrases } from '../../i18n';
import type { Scene } from '../../game-core/kernel/scene';
import type { Session } from '../../session/session';
import type { GameTable } from '../../tables/shared/game-table';
import { tableOptionsOf } from '../../tables/table-options';
import { IconButton, largeText, useMotion, useTextScale, Words } from '../../ui';
import { Scrubber } from '../../ui/parts/Scrubber';
import { useApp } from '../app/AppProvider';
import { usePageTitle } from '../page-title';
import { BesideLog, useLogWidth } from './LogColumn';
import { LogSheet } from './LogSheet';
import { TableFrame } from './TableFrame';

interface Props {
  /** Of a match that is over. */
  readonly session: Session;
  readonly table: GameTable;
  /** The step to begin with. */
  readonly from?: number;
  readonly onDice: () => void;
  readonly onEnd: () => void;
}

/** Before the first step the cards are dealt: an empty table is nothing to look at. */
const FIRST = 1;

const nothing = () => undefined;

/** Looks at a match again: step by step, or by itself. */
export function Replay({ session, table, from = FIRST, onDice, onEnd }: Props) {
  const say = usePhrases();
  usePageTitle(say.table.replay.title);
  const { settings } = useApp();
  const { ms } = useMotion();
  const isLarge = useTextScale() >= largeText;
  const story = useMemo(() => session.story(), [session]);
  const [{ visit, at, isForward }, setStep] = useState({
    visit: 0,
    at: from,
    // Who comes to a later step wants to see how it was.
    isForward: from === FIRST,
  });
  const [plays, setPlays] = useState(false);
  const [reads, setReads] = useState(false);
  const [shown, setShown] = useState(-1);
  const isEnd = at === story.length;
  const logWidth = useLogWidth();
  // A tablet was turned: what the sheet says stands beside the table now.
  if (reads && logWidth !== null) setReads(false);
  const seen = shown === visit ? at : at - 1;
  const told = useMemo(() => story.slice(0, seen), [story, seen]);

  const stepTo = (moment: number, isStill = false): void =>
    setStep((now) => ({
      visit: now.visit + 1,
      at: Math.min(story.length, Math.max(FIRST, moment)),
      isForward: !isStill && moment > now.at,
    }));

  useEffect(() => {
    if (!plays || isEnd || shown !== visit) return undefined;
    const timer = setTimeout(
      () => setStep({ visit: visit + 1, at: at + 1, isForward: true }),
      ms('beat'),
    );
    return () => clearTimeout(timer);
  }, [plays, isEnd, shown, visit, at, ms]);

  const tableOptions = useMemo(
    () => tableOptionsOf(session.game, session.tableOptions, session.players),
    [session],
  );
  const past = useMemo(() => story.slice(0, at).map((step) => step.scene.view), [story, at]);

  const scene = useMemo((): Scene => {
    const step = story[at - 1];
    if (step === undefined) throw new RangeError(`No step ${at} in this match.`);
    // Whoever steps back wants to see how it was, not how it became so.
    const isStill = !isForward;
    return { ...step.scene, id: visit, ...(isStill && { before: null, happenings: [] }) };
  }, [story, at, visit, isForward]);

  return (
    <TableFrame
      backdrop={table.backdrop}
      away={<IconButton icon="back" label={say.table.replay.end} onPress={onEnd} />}
      title={say.table.replay.title}
      keys={
        logWidth === null && (
          <IconButton
            icon="log"
            label={say.table.log}
            onPress={() => {
              setPlays(false);
              setReads(true);
            }}
          />
        )
      }
      footer={
        <>
          <IconButton
            icon="undo"
            label={say.table.replay.back}
            disabled={at === FIRST}
            onPress={() => stepTo(at - 1)}
          />
          <IconButton
            icon={plays ? 'pause' : 'play'}
            label={plays ? say.table.replay.pause : say.table.replay.play}
            disabled={isEnd}
            onPress={() => setPlays(!plays)}
          />
          <IconButton
            icon="next"
            label={say.table.replay.forward}
            disabled={isEnd}
            onPress={() => stepTo(at + 1)}
          />
          <Scrubber
            label={say.table.replay.step}
            least={FIRST}
            most={story.length}
            value={at}
            valueText={say.table.replay.at(at, story.length)}
            onChange={(moment) => {
              setPlays(false);
              stepTo(moment, true);
            }}
          />
          {/* Large words would leave no line to draw a finger along. */}
          {!isLarge && <Words as="smallStrong">{say.table.replay.at(at, story.length)}</Words>}
        </>
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
        <table.Board
          scene={scene}
          players={session.players}
          request={null}
          thinking={[]}
          bigCards={settings.bigCards}
          isReplay
          tableOptions={tableOptions}
          past={past}
          onMove={nothing}
          onDone={nothing}
          onLookAgain={nothing}
          onShown={() => setShown(visit)}
          onHurry={nothing}
        />
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
