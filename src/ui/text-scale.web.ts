import { useSyncExternalStore } from 'react';
import { useGrowth } from './growth';

const BROWSER_DEFAULT = 16;

/** The text size of the browser's settings: text in pixels would ignore what people chose there. */
function readScale(): number {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isNaN(size) ? 1 : size / BROWSER_DEFAULT;
}

const readers = new Set<() => void>();

/** Kept while anybody reads it: asking the browser makes it work out all styles, and all words ask. */
let kept: number | null = null;

function refresh(): void {
  kept = readScale();
  for (const reader of readers) reader();
}

function subscribe(onChange: () => void): () => void {
  if (readers.size === 0) {
    kept = readScale();
    window.addEventListener('resize', refresh);
  }
  readers.add(onChange);
  return () => {
    readers.delete(onChange);
    if (readers.size > 0) return;
    window.removeEventListener('resize', refresh);
    kept = null;
  };
}

export function useTextScale(): number {
  return useSyncExternalStore(subscribe, () => (kept ??= readScale()));
}

export function useOwnTextScale(): number {
  return useTextScale() * useGrowth();
}
