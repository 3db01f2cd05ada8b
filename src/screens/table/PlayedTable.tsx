import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { BackHandler, Platform } from 'react-native';
import { useStore } from 'zustand';
import type { Kinds } from '../../game-core/kernel/game';
import { seatAsked } from '../../game-core/kernel/request';
import { usePhrases } from '../../i18n';
import { createDirector } from '../../session/director';
import type { Session } from '../../session/session';
import { SeatSpots } from '../../tables/shared/chips/seat-spots';
import { CurtainedArea } from '../../tables/shared/curtain/CurtainedArea';
import type { GameTable } from '../../tables/shared/game-table';
import { tableOptionsOf } from '../../tables/table-options';
import { IconButton, largeText, useAway, useMotion, useTextScale } from '../../ui';
import { useApp } from '../app/AppProvider';
import { doorOf, type GameId } from '../game-doors';
import { usePageTitle } from '../page-title';
import { Announcements } from './Announcements';
import { ConfirmSheet } from './ConfirmSheet';
import { OwlKey } from './hint/OwlKey';
import { useHint } from './hint/useHint';
import { WithHint } from './hint/WithHint';
import { BesideLog, useLogWidth } from './LogColumn';
import { LogSheet } from './LogSheet';
import { TableFrame } from './TableFrame';
import { TableNotices } from './TableNotices';
import { TableTalk } from './talk/TableTalk';
import { useAwake } from './useAwake';
import { useCurtain } from './useCurtain';
import { useShownStory } from './useShownStory';
import { useSkipTip } from './useSkipTip';

interface Props {
  readonly game: GameId;
  readonly session: Session;
  readonly table: GameTable;
  /** No other screen lies over it. */
  readonly isInFront: boolean;
  readonly onLeave: () => void;
  readonly onRules: (page: string) => void;
  /** Left out where there are no dice to be checked. */
  readonly onDice?: (() => void) | undefined;
  /** It is a trial: what it is called instead of its game, and where its first key leads. */
  readonly trial?: { readonly title: string; readonly short: string; readonly leave: string };
  readonly onSettings: () => void;
  /** The last scene of the match has been shown. */
  readonly onOver: () => void;
}

/** A move that a person has still to confirm; another request asks for another move. */
interface Pending {
  readonly move: Kinds['move'];
  readonly request: string;
}

/** A match at the table: its board, and the keys that every table has. */
export function PlayedTable({ game, session, table, ...props }: Props) {
  const { isInFront, onOver } = props;
  const say = usePhrases();
  const { settings } = useApp();
  const { ms } = useMotion();
  // Large words of a hint lie over the table.
  const isLarge = useTextScale() >= largeText;
  const names = say.games[game];
  const { title, short } = props.trial ?? { short: undefined, ...names };
  usePageTitle(title);
  const [director] = useState(() => createDirector(session));
  const play = useStore(director.state);
  const isHeld = useStore(session.state, ({ holding }) => holding.kind === 'held');
  const story = useShownStory(session, table, play);
  const logWidth = useLogWidth();
  const [reads, setReads] = useState(false);
  // A tablet was turned: what the sheet says stands beside the table now.
  if (reads && logWidth !== null) setReads(false);
  const [asking, setPending] = useState<Pending | null>(null);
  const pending = asking !== null && asking.request === play.request?.name ? asking : null;
  // What was to be confirmed before the phone was covered is chosen anew.
  if (asking !== null && play.curtain !== null) setPending(null);
  const isAway = useAway(director.cover);
  const curtain = useCurtain(play, session.players, table, doorOf(game).accent, director.lift);

  useAwake(isInFront && !isAway && !play.isOver);

  const { stepByStep } = settings;
  useEffect(() => {
    const pauseNow = () => table.botPause?.(director.state.getState().scene.view) ?? 1;
    director.setPace(stepByStep ? () => null : (wait) => ms(wait) * pauseNow());
  }, [director, stepByStep, ms, table]);
  const isBelowOther = !isInFront || reads || pending !== null;
  const isCovered = isBelowOther || curtain !== null;
  const isWatched = !isAway && !isBelowOther;
  useEffect(() => director.setWatched(isWatched), [director, isWatched]);
  const tip = useSkipTip(play, isWatched);
  // Before the other screen is drawn.
  useLayoutEffect(() => {
    if (!isInFront) director.cover();
  }, [director, isInFront]);
  useEffect(() => director.start(), [director]);
  useCoverOnBack(isHeld && isInFront, director.cover);
  const isDone = play.isOver && play.isShown && isWatched;
  useEffect(() => {
    if (isDone) onOver();
  }, [isDone, onOver]);

  const asksFirst = settings.confirmMoves && table.hasDrafts !== true;
  const decide = useCallback(
    (move: Kinds['move']) => {
      const { request } = director.state.getState();
      if (!asksFirst) director.decide(move);
      else if (request !== null) setPending({ move, request: request.name });
    },
    [director, asksFirst],
  );
  const hinting = useHint(game, session, play);
  const { undoer } = play;
  const isUndoAsked = undoer !== null && seatAsked(play.request) === undoer;

  const { players } = session;
  const tableOptions = useMemo(
    () => tableOptionsOf(game, session.tableOptions, players),
    [game, session.tableOptions, players],
  );
  const past = useMemo(() => story.map(({ scene }) => scene.view), [story]);
  return (
    <TableFrame
      backdrop={table.backdrop}
      away={
        <IconButton
          icon="back"
          label={props.trial?.leave ?? say.table.leave}
          onPress={props.onLeave}
        />
      }
      title={title}
      short={short}
      keys={
        <>
          {undoer !== null && table.hasDrafts !== true && (
            <IconButton icon="undo" label={say.table.undo} onPress={director.undo} />
          )}
          {hinting.isOffered && <OwlKey {...hinting} />}
          {logWidth === null && (
            <IconButton icon="log" label={say.table.log} onPress={() => setReads(true)} />
          )}
          <IconButton
            icon="rules"
            label={say.table.rules}
            onPress={() => props.onRules(table.rulesPage(play.scene.view))}
          />
          <IconButton icon="settings" label={say.table.settings} onPress={props.onSettings} />
        </>
      }
    >
      <SeatSpots>
        <CurtainedArea curtain={curtain}>
          <BesideLog
            width={logWidth}
            session={session}
            table={table}
            story={story}
            isOpen={play.isOver && play.isShown}
            onDice={props.onDice}
          >
            <WithHint hinting={hinting} players={players}>
              <table.Board
                scene={play.scene}
                players={players}
                request={play.request}
                sharesRoom={hinting.hint !== null && !isLarge}
                isLookDue={play.isLookDue}
                isCovered={isCovered}
                thinking={play.thinking}
                bigCards={settings.bigCards}
                tapToLook={settings.tapToLook}
                tableOptions={tableOptions}
                past={past}
                confirmMoves={settings.confirmMoves}
                onMove={decide}
                onHinted={session.noteHint}
                onUndo={table.hasDrafts && isUndoAsked ? director.undo : undefined}
                onDone={director.done}
                onTakeLook={director.takeLook}
                onLookAgain={director.lookAgain}
                onShown={() => director.shown(play.scene.id)}
                onHurry={director.hurry}
                onNext={stepByStep ? director.next : undefined}
                tip={tip}
                hinted={hinting.hint?.kind === 'found' ? hinting.hint.verdict.best?.move : null}
              />
            </WithHint>
          </BesideLog>
          <Announcements play={play} session={session} table={table} />
          {settings.botsTalk && (
            <TableTalk
              game={game}
              table={table}
              session={session}
              play={play}
              isQuiet={hinting.hint !== null}
            />
          )}
        </CurtainedArea>
      </SeatSpots>
      <TableNotices
        game={game}
        session={session}
        refusal={play.refusal}
        onRead={director.acknowledge}
        onRetry={director.retry}
      />
      <LogSheet
        open={reads}
        session={session}
        table={table}
        onDice={props.onDice}
        onClose={() => setReads(false)}
      />
      <ConfirmSheet
        move={
          pending && table.tellMove(pending.move, play.scene.view, { say, players, isFresh: true })
        }
        onNo={() => setPending(null)}
        onYes={() => {
          if (pending !== null) director.decide(pending.move);
          setPending(null);
        }}
      />
    </TableFrame>
  );
}

/** Who goes back while a secret is open covers it first. */
function useCoverOnBack(isHeld: boolean, cover: () => void): void {
  useEffect(() => {
    if (!isHeld || Platform.OS !== 'android') return undefined;
    const listener = BackHandler.addEventListener('hardwareBackPress', () => {
      cover();
      return true;
    });
    return () => listener.remove();
  }, [isHeld, cover]);
}
