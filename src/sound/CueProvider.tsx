import { createContext, use, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { switchOf, type Cue, type Sound } from './cues';
import { feel } from './feel';
import { loadPlayers, type Players } from './players';

const CueContext = createContext<(cue: Cue) => void>(() => undefined);

interface Props {
  /** Which sounds are switched on. */
  readonly sounds: Readonly<Record<Sound, boolean>>;
  readonly haptics: boolean;
  readonly children: ReactNode;
}

/** The first screen comes first: sounds are loaded this many milliseconds after it. */
const AFTER_THE_START = 400;

/** The same cue again within so many milliseconds is one cue: five dice rattle once. */
const ONE_MOMENT = 60;

function usePlayers() {
  const players = useRef<Players | null>(null);
  useEffect(() => {
    const waiting = setTimeout(() => {
      players.current = loadPlayers();
    }, AFTER_THE_START);
    return () => {
      clearTimeout(waiting);
      players.current?.release();
      players.current = null;
    };
  }, []);
  return players;
}

export function CueProvider({ sounds, haptics, children }: Props) {
  const players = usePlayers();
  const given = useRef(new Map<Cue, number>());
  const cue = useCallback(
    (moment: Cue) => {
      const now = Date.now();
      const last = given.current.get(moment) ?? -Infinity;
      // A clock that was set back must not silence us.
      if (now >= last && now - last < ONE_MOMENT) return;
      given.current.set(moment, now);
      if (haptics) feel(moment);
      if (moment !== 'reveal' && sounds[switchOf(moment)]) players.current?.play(moment);
    },
    [players, sounds, haptics],
  );
  return <CueContext value={cue}>{children}</CueContext>;
}

/** Gives the cue: it is heard and felt as far as people want it. */
export function useCue(): (cue: Cue) => void {
  return use(CueContext);
}
