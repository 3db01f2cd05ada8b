import { useEffect } from 'react';
import type { Shelf } from '../../session/shelf';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** While a match is in memory only, the browser asks before it closes the page, and never otherwise. */
export function useAskBeforeClosing({ state }: Shelf): void {
  useEffect(() => {
    const follow = () => {
      const change =
        state.getState().unsaved.length > 0 ? 'addEventListener' : 'removeEventListener';
      window[change]('beforeunload', ask);
    };
    follow();
    const leave = state.subscribe(follow);
    return () => {
      leave();
      window.removeEventListener('beforeunload', ask);
    };
  }, [state]);
}
