import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Seat } from '../game-core/kernel/seats';
import { usePhrases } from '../i18n';
import type { Session } from '../session/session';
import type { Trial as Tried } from '../session/trial';
import { GAME_TABLES } from '../tables';
import { isPlayable } from '../tables/playable';
import { FacesProvider } from '../tables/shared/faces/faces';
import type { GameTable } from '../tables/shared/game-table';
import type { GameId } from './game-doors';
import { useApp } from './app/AppProvider';
import { missingInWords } from './missing-match';
import { PlayedTable } from './table/PlayedTable';
import { CurveReplay } from './review/CurveReplay';
import { LookingBack } from './review/LookingBack';
import { Trial } from './review/Trial';
import { usePast } from './review/usePast';
import { BackSteps } from './table/BackSteps';
import { NoTable, Opening } from './table/Opening';
import { Review } from './table/Review';
import { ScoredTable } from './table/ScoredTable';
import { useFaces } from './table/useFaces';
import { useOpenedSession } from './table/useOpenedSession';

interface Props {
  /** By its id. */
  readonly match: string;
  /** No other screen lies over it. */
  readonly isInFront: boolean;
  readonly onLeave: () => void;
  /** Whether back leads to something else of this match: then a swipe to the lobby would lose it. */
  readonly onBackSteps: (hasSome: boolean) => void;
  readonly onRules: (game: GameId, page: string) => void;
  /** To the dice of this match. */
  readonly onDice: () => void;
  readonly onSettings: () => void;
  readonly onSetUp: (game: GameId) => void;
  /** With the id of the new match. */
  readonly onRematch: (match: string) => void;
}

/** A match from wherever it was left to its end. */
export function Table(props: Props) {
  const say = usePhrases();
  const { shelf } = useApp();
  const opened = useOpenedSession(props.match);
  if (opened === null) return <Opening match={props.match} onLeave={props.onLeave} />;
  const game = opened.ok ? opened.value.game : null;
  if (!opened.ok || game === null || !isPlayable(game)) {
    const isMissing = !opened.ok && opened.error.code !== 'unknown-bot';
    const { title, line } = isMissing
      ? missingInWords(props.match, shelf.state.getState(), say)
      : { title: say.table.unknown, line: say.table.unknownLine };
    return <NoTable title={title} line={line} onLeave={props.onLeave} />;
  }
  return <SeatedTable {...props} game={game} session={opened.value} table={GAME_TABLES[game]} />;
}

/** What is looked at: the game being played, its scores, luck and choices, the game again, or a trial. */
type Part = 'play' | 'scores' | 'review' | 'replay' | 'trial';

interface OpenProps extends Props {
  readonly game: GameId;
  readonly session: Session;
  readonly table: GameTable;
}

/** With the faces of those who sit at it. */
function SeatedTable(props: OpenProps) {
  return (
    <FacesProvider faces={useFaces(props.session.players)}>
      <OpenTable {...props} />
    </FacesProvider>
  );
}

/**
 * Each part lies over the one before, and goes back to it. It does not follow the match itself: each action would draw
 * everything on the table anew.
 */
function OpenTable({ session, table, game, ...props }: OpenProps) {
  const { shelf } = useApp();
  const isOver = useStore(session.state, ({ next }) => next === 'over');
  const [parts, setParts] = useState<readonly Part[]>([isOver ? 'scores' : 'play']);
  const part = parts.at(-1);
  // What was over when it was opened was turned over before; and it is turned over once.
  const [isRevealed, setRevealed] = useState(isOver);
  // A second tap is the same wish.
  const hasRematch = useRef(false);
  const toScores = useCallback(() => setParts(['scores']), []);
  // The step that the game is looked at again from.
  const [from, setFrom] = useState<number>();
  const [trial, setTrial] = useState<Tried | null>(null);
  const [seat, setSeat] = useState(() => firstPerson(session.players));
  const goTo = (next: Part) => {
    setRevealed(true);
    setParts([...parts, next]);
  };
  const lookAgain = (step?: number) => {
    setFrom(step);
    goTo('replay');
  };
  const backOver = (left: number) => {
    trial?.session.close();
    setTrial(null);
    setParts(parts.slice(0, left + 1));
  };
  const back = () => backOver(parts.length - 2);
  const hasSteps = parts.length > 1;
  const tellSteps = useEffectEvent(props.onBackSteps);
  useEffect(() => {
    tellSteps(hasSteps);
  }, [hasSteps]);
  const rematch = () => {
    if (hasRematch.current) return;
    hasRematch.current = true;
    void shelf.rematch(session).then((begun) => {
      if (begun.ok) props.onRematch(begun.value.id);
    });
  };
  const past = usePast(session, table, {
    isLookedAt: part === 'review' || part === 'replay',
    isOver: part !== 'play',
  });
  const shown = () => {
    switch (part) {
      case undefined:
        return null;
      case 'play':
        return (
          <PlayedTable
            game={game}
            session={session}
            table={table}
            isInFront={props.isInFront}
            onLeave={props.onLeave}
            onRules={(page) => props.onRules(game, page)}
            onDice={props.onDice}
            onSettings={props.onSettings}
            onOver={toScores}
          />
        );
      case 'scores':
        return (
          <ScoredTable
            game={game}
            session={session}
            table={table}
            isRevealed={isRevealed}
            onRematch={rematch}
            onSetUp={() => props.onSetUp(game)}
            onReplay={() => lookAgain()}
            onReview={() => goTo('review')}
            onDice={props.onDice}
            onLeave={props.onLeave}
          />
        );
      case 'review':
        return past !== null && session.players.length > 1 ? (
          <LookingBack
            game={game}
            past={past}
            table={table}
            seat={seat}
            onSeat={setSeat}
            onAgain={rematch}
            onReplay={lookAgain}
            onEnd={back}
          />
        ) : (
          <Review
            game={game}
            session={session}
            table={table}
            onAgain={rematch}
            onReplay={lookAgain}
            onEnd={back}
          />
        );
      case 'replay':
        return (
          <CurveReplay
            session={session}
            past={past}
            table={table}
            seat={seat}
            from={from}
            onDice={props.onDice}
            onTry={(wish) => {
              if (past === null) return;
              setFrom(wish.moment);
              setTrial(past.trial(wish));
              goTo('trial');
            }}
            onEnd={back}
          />
        );
      case 'trial':
        return past === null || trial === null ? null : (
          <Trial
            game={game}
            table={table}
            past={past}
            trial={trial}
            isInFront={props.isInFront}
            onRules={(page) => props.onRules(game, page)}
            onSettings={props.onSettings}
            onEnd={back}
          />
        );
    }
  };
  return (
    <>
      {/* Before what is shown: a sheet that is open on it is the first to go. */}
      {props.isInFront && <BackSteps count={parts.length - 1} onBack={backOver} />}
      {shown()}
    </>
  );
}

/** Who is looked back with unless somebody else is chosen. */
function firstPerson(players: Session['players']): Seat {
  return Math.max(
    0,
    players.findIndex(({ bot }) => bot === null),
  );
}
