import { useEffect, useEffectEvent } from 'react';

/** What may go, the topmost last: the key is for that one alone. */
const wanting: (() => void)[] = [];

/** When it comes up: modals take it then, and keep it to themselves. */
window.addEventListener('keyup', ({ key }) => {
  if (key === 'Escape') wanting.at(-1)?.();
});

/** For what lies on a screen or over it. */
export function useEscape(isWanted: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isWanted) return undefined;
    const go = () => escape();
    wanting.push(go);
    return () => void wanting.splice(wanting.indexOf(go), 1);
  }, [isWanted]);
}
