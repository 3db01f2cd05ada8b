import { useEffect, useEffectEvent } from 'react';

/** For what lies on a screen and is no sheet: those keep the key to themselves while they are open. */
export function useEscape(isWanted: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isWanted) return undefined;
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') escape();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isWanted]);
}
