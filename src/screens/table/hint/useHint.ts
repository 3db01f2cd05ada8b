import { useCallback, useEffect, useRef, useState } from 'react';
import type { Verdict } from '../../../game-core/kernel/judge';
import { createAdviser } from '../../../session/advising';
import type { Play } from '../../../session/director';
import { hintSeats } from '../../../session/hint-options';
import type { Advised, Session } from '../../../session/session';
import type { Thought } from '../../../session/thinking';
import type { PlayableGame } from '../../../tables/playable';
import type { Hints } from '../../../tables/shared/hint-words';
import { nextTask } from '../../app/device';
import { loadHints, type LoadHints } from '../load-hints';

/** What the owl says about the decision that is asked for. */
export type Hint =
  | { readonly kind: 'thinking'; readonly about: Advised }
  | { readonly kind: 'failed'; readonly about: Advised }
  | Found;

export interface Found {
  readonly kind: 'found';
  readonly about: Advised;
  readonly verdict: Verdict;
  readonly hints: Hints;
}

export interface HintInHand {
  readonly hint: Hint | null;
  /** Whether anybody here may ask for hints, and whether it can be done now. */
  readonly isOffered: boolean;
  readonly canAsk: boolean;
  /** Its words are put away; it lies over the board as light alone. */
  readonly isHushed: boolean;
  /** Asks, or lets it speak again. */
  ask(): void;
  hush(): void;
  close(): void;
}

/**
 * A hint is asked for one decision, and gone with it: when it is made, and whenever the phone is covered. It is thought about in
 * slices beside everything else, and given up as soon as nobody wants it any more.
 */
export function useHint(
  game: PlayableGame,
  session: Session,
  play: Play,
  load: LoadHints = loadHints,
): HintInHand {
  const [hint, setHint] = useState<Hint | null>(null);
  const [hushed, setHushed] = useState<string | null>(null);
  const [adviser] = useState(() => createAdviser({ now: Date.now, pause: nextTask }));
  const wish = useRef<{ isWanted: boolean; thought: Thought<Verdict> | null } | null>(null);
  const { request, curtain, isShown } = play;

  const stop = useCallback(() => {
    if (wish.current === null) return;
    wish.current.isWanted = false;
    wish.current.thought?.giveUp();
    wish.current = null;
  }, []);
  const close = useCallback(() => {
    stop();
    setHint(null);
  }, [stop]);

  // Before another frame shows it: what it is about is over, or whoever looks now may be anybody.
  const isAsked = request?.name === hint?.about.name && curtain === null;
  if (hint !== null && !isAsked) setHint(null);
  useEffect(() => {
    if (!isAsked) stop();
  }, [isAsked, stop]);
  useEffect(() => stop, [stop]);

  const isHushed = isAsked && hint !== null && hushed === hint.about.name;
  const hush = useCallback(() => setHushed(hint?.about.name ?? null), [hint]);

  const ask = useCallback(() => {
    setHushed(null);
    if (isHushed) return;
    const about = session.advised();
    if (about === null) return;
    stop();
    const mine = { isWanted: true, thought: null as Thought<Verdict> | null };
    wish.current = mine;
    setHint({ kind: 'thinking', about });
    const look = async (): Promise<void> => {
      const hints = await load(game);
      if (!mine.isWanted) return;
      mine.thought = adviser.weigh(hints.judge, session.id, about);
      const verdict = await mine.thought.choice;
      if (verdict === null || !mine.isWanted) return;
      setHint({ kind: 'found', about, verdict, hints });
      // Who hears that there is nothing to choose has learned nothing.
      if (verdict.moves.length > 1) await session.noteHint(about.name);
    };
    look().catch(() => mine.isWanted && setHint({ kind: 'failed', about }));
  }, [game, session, stop, adviser, isHushed, load]);

  const seats = hintSeats(session.players, session.tableOptions);
  const canAsk = request?.kind === 'decide' && isShown && seats.includes(request.seat);
  // Alone the solved game gives its own.
  const isOffered = session.players.length > 1 && seats.length > 0;
  return { hint: isAsked ? hint : null, isOffered, canAsk, isHushed, ask, hush, close };
}
