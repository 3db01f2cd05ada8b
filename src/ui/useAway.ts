import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

const AWAY: readonly string[] = ['background', 'inactive'];

/**
 * Whether the people have turned away from the app: app switch, screen lock, control centre.
 * `onAway` is called before anything is drawn again, so that nothing private stays on the screen.
 * Android's blur is no sign of it: there a sheet of our own takes the focus from the table, too.
 */
export function useAway(onAway: () => void): boolean {
  const [isAway, setAway] = useState(() => AWAY.includes(AppState.currentState));
  useEffect(() => {
    const listener = AppState.addEventListener('change', (state) => {
      const isNowAway = AWAY.includes(state);
      if (isNowAway) onAway();
      setAway(isNowAway);
    });
    return () => listener.remove();
  }, [onAway]);
  return isAway;
}
