import { useEffect, useState } from 'react';

/** The key that opened the first of several sheets that follow each other. */
let first: Element | null = null;

function openerNow(): Element | null {
  const { activeElement } = document;
  if (activeElement?.closest('[aria-modal="true"]') == null) first = activeElement;
  return activeElement;
}

/** Whatever closes gives the focus back to the key that opened it. */
export function useReturnFocus(): void {
  const [opener] = useState(openerNow);
  useEffect(
    () => () => {
      const back = opener?.isConnected === true ? opener : first;
      if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    },
    [opener],
  );
}
