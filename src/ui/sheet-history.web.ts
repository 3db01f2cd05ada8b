/**
 * A browser's back key closes the sheet on top instead of leaving the screen: each open sheet is one step
 * of the browser's history at the same address, which is taken back when the sheet is closed otherwise.
 * What a screen shows over itself, such as a trial over a replay, is a step like a sheet.
 */
import { useEffect, useEffectEvent } from 'react';

/** How each open sheet is closed, the topmost last. */
const sheets: (() => void)[] = [];
/** We have asked the browser to go back, and it has not arrived yet. */
let isTravelling = false;
let waiting: (() => void)[] = [];

/** An entry of the history: the navigator names it by its id, we count the sheets over it. */
interface Entry {
  readonly id?: string;
  readonly sheets?: number;
}

const here = () => (window.history.state ?? {}) as Entry;
const depth = () => here().sheets ?? 0;
/** The entry of the screen below the sheets. */
let screen = here().id;

/** Makes the history as deep as there are open sheets. */
function settle(): void {
  if (isTravelling) return;
  const tooDeep = depth() - sheets.length;
  if (tooDeep > 0) {
    isTravelling = true;
    window.history.go(-tooDeep);
    return;
  }
  if (tooDeep < 0) screen = here().id;
  for (let sheet = depth() + 1; sheet <= sheets.length; sheet += 1) {
    window.history.pushState({ ...here(), sheets: sheet }, '');
  }
  const ready = waiting;
  waiting = [];
  for (const go of ready) go();
}

// Before the navigator, which need not know what is only about sheets.
window.addEventListener(
  'popstate',
  (event) => {
    if (isTravelling) {
      isTravelling = false;
      event.stopImmediatePropagation();
      return settle();
    }
    const tooDeep = depth() - sheets.length;
    if (tooDeep < 0) {
      if (here().id === screen) event.stopImmediatePropagation();
      for (const close of sheets.splice(tooDeep).reverse()) close();
    } else if (tooDeep > 0) {
      // Forward to where a sheet was open: it stays closed.
      settle();
    }
  },
  true,
);

// The page was loaded anew while a sheet was open.
settle();

export function useBackCloses(close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    const sheet = () => onBack();
    sheets.push(sheet);
    // One sheet that follows another takes over its step.
    queueMicrotask(settle);
    return () => {
      const at = sheets.indexOf(sheet);
      if (at !== -1) sheets.splice(at, 1);
      queueMicrotask(settle);
    };
  }, []);
}

/** Back leads a step back within a screen, not away from it. */
export const useBackLeads = useBackCloses;

/** Goes to another screen once no sheet is in the way. */
export function afterSheets(go: () => void): void {
  if (!isTravelling && depth() === 0) return go();
  sheets.length = 0;
  waiting.push(go);
  settle();
}
