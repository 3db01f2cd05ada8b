import { useCallback, useEffect, useRef, useState } from 'react';
import type { Remark } from '../../../game-core/coach/remark';
import { seatsOf } from '../../../game-core/kernel/seats';
import type { Play } from '../../../session/director';
import type { Session } from '../../../session/session';
import {
  createTalkers,
  type Overheard,
  type Talkers,
  type TalkMemory,
} from '../../../session/talking';
import type { Thought } from '../../../session/thinking';
import type { PlayableGame } from '../../../tables/playable';
import type { Hints } from '../../../tables/shared/hint-words';
import { nextTask } from '../../app/device';
import type { LoadHints } from '../load-hints';

/** What is needed of a session. */
export type Talking = Pick<Session, 'players' | 'overheard'> & TalkMemory;

/** Long enough to be read while bots play on. */
const READ_MS = 5000;

/** A remark that can be heard now. */
export interface Heard {
  readonly remark: Remark;
  readonly hints: Hints;
  /** It waited until what it is about could not be taken back: others may have acted since. */
  readonly isLate: boolean;
}

/** It was found while the scene was being shown, and is held back until then. */
interface Found extends Heard {
  readonly scene: number;
  readonly overheard: Overheard;
}

type Spoken = Found & { readonly isRead: boolean; readonly wasAsked: boolean };

/**
 * Bots talk beside the game: nothing waits for them. What they think of comes once the board has shown it and before
 * the next thing happens, or not at all; where a person could still take it back, it would be a hint that nobody asked
 * for, and comes with the next thing. It goes with the next thing that a person does, with the next touch, or, while bots play
 * on, when there was time to read it.
 */
export function useTalk(game: PlayableGame, session: Talking, play: Play, load: LoadHints) {
  const { scene, isShown, request, curtain, undoer } = play;
  const [found, setFound] = useState<Found | null>(null);
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  const talkers = useRef<Talkers | null>(null);

  const isNextStep = scene.before !== null;
  useEffect(() => {
    if (!isNextStep) return undefined;
    let isWanted = true;
    let thought: Thought<Remark | null> | null = null;
    const listen = async (): Promise<void> => {
      const overheard = session.overheard();
      if (overheard === null) return;
      const hints = await load(game);
      if (!isWanted) return;
      const pace = { now: Date.now, pause: nextTask };
      talkers.current ??= createTalkers(botsOf(session), hints, pace, session);
      thought = talkers.current.listen(overheard);
      const remark = (await thought?.choice) ?? null;
      if (remark !== null && isWanted) {
        setFound({ remark, hints, overheard, scene: scene.id, isLate: false });
      }
    };
    // Who could not think of anything is silent.
    listen().catch(() => undefined);
    return () => {
      isWanted = false;
      thought?.giveUp();
    };
  }, [game, session, scene.id, isNextStep, load]);

  if (found !== null) {
    const isPast = found.scene !== scene.id && !(found.isLate && isNextStep);
    if (isPast) setFound(null);
    else if (isShown && undoer === found.remark.about) {
      if (!found.isLate) setFound({ ...found, isLate: true });
    } else if (isShown) {
      setFound(null);
      setSpoken({ ...found, scene: scene.id, isRead: false, wasAsked: false });
    }
  }
  const overheard = spoken?.overheard;
  useEffect(() => {
    if (overheard === undefined) return undefined;
    talkers.current?.heard(overheard);
    const timer = setTimeout(() => {
      setSpoken((now) => (now?.overheard === overheard ? { ...now, isRead: true } : now));
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [overheard]);

  if (spoken !== null) {
    const hasGoneOn = scene.id !== spoken.scene && (spoken.isRead || spoken.wasAsked);
    if (hasGoneOn || curtain !== null) setSpoken(null);
    else if (request !== null && isShown && !spoken.wasAsked) {
      setSpoken({ ...spoken, scene: scene.id, wasAsked: true });
    }
  }
  const hush = useCallback(() => setSpoken(null), []);
  return { heard: curtain === null ? spoken : null, hush };
}

function botsOf({ players }: Talking) {
  return seatsOf(players.length).filter((seat) => players[seat]?.bot !== null);
}
