import { useEffect, useState } from 'react';

const isElsewhere = () => document.hidden || !document.hasFocus();

/**
 * Whether the people have turned away from the page: another window, a hidden tab, a locked screen.
 * `onAway` is called before anything is drawn again, so that nothing private stays on the screen.
 */
export function useAway(onAway: () => void): boolean {
  const [isAway, setAway] = useState(isElsewhere);
  useEffect(() => {
    const change = (isNowAway: boolean) => {
      if (isNowAway) onAway();
      setAway(isNowAway);
    };
    const leave = () => change(true);
    const back = () => change(isElsewhere());
    window.addEventListener('blur', leave);
    window.addEventListener('focus', back);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', back);
    document.addEventListener('visibilitychange', back);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', back);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', back);
      document.removeEventListener('visibilitychange', back);
    };
  }, [onAway]);
  return isAway;
}
