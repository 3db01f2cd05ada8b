import { useSyncExternalStore } from 'react';

const BROWSER_DEFAULT = 16;

/** The text size of the browser's settings: text in pixels would ignore what people chose there. */
function readScale(): number {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isNaN(size) ? 1 : size / BROWSER_DEFAULT;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

export function useTextScale(): number {
  return useSyncExternalStore(subscribe, readScale);
}

export const useOwnTextScale = useTextScale;
