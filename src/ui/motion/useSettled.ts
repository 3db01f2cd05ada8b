import { useEffect, useState } from 'react';

/** Longer than there is between the two taps of somebody who taps twice. */
const SECOND_TAP = 350;

/** Not yet for a moment: the second of two quick taps is meant for what was there before. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SECOND_TAP);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
