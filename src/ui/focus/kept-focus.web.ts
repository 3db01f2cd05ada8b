import { useEffect } from 'react';
import type { ViewProps } from 'react-native';
import { watchKeys } from './key-presses';

/** For a place whose keys come and go: the focus waits there for the next one. */
export const focusHome = { tabIndex: -1, dataSet: { focusHome: '' } } as ViewProps;

/** In such a place: what the focus goes to first, though other keys come before it. */
export const focusFirst = { dataSet: { focusFirst: '' } } as ViewProps;

const HOME = '[data-focus-home]';
const FIRST = '[data-focus-first]';
/** What the Tab key reaches; the edges of a sheet only lead back into it. */
const REACHABLE = '[tabindex="0"]:not([role="none"]), input:not([tabindex="-1"])';

/** Older browsers cannot say it of what lies under a curtain, which is hidden from readers anyway. */
const isDrawn = (element: Element) =>
  'checkVisibility' in element
    ? element.checkVisibility({ visibilityProperty: true })
    : (element as Element).getClientRects().length > 0;

const isSeen = (element: Element) =>
  isDrawn(element) && element.closest('[aria-hidden="true"]') === null;

const reachableIn = (place: Element) =>
  [...place.querySelectorAll<HTMLElement>(REACHABLE)].filter(isSeen);

function firstIn(place: Element): HTMLElement | undefined {
  const reachable = reachableIn(place);
  return reachable.find((element) => element.closest(FIRST) !== null) ?? reachable[0];
}

/** Where keys come and go, be it that all of it was made anew. */
function homeIn(place: Element): HTMLElement | undefined {
  if (place instanceof HTMLElement && place.matches(HOME)) return place;
  return [...place.querySelectorAll<HTMLElement>(HOME)].find(isSeen);
}

const headingInFront = () => [...document.querySelectorAll<HTMLElement>('h1')].find(isSeen);

/** Browsers take the focus from what cannot be pressed any more too, some at once, some a frame later. */
const isGone = (element: Element) => !element.isConnected || element.matches(':disabled');

const isPointing = () => 'pointer' in document.documentElement.dataset;

/** What had the focus last. */
interface Last {
  /** All that it lay in, from itself outwards. */
  readonly path: readonly Element[];
  readonly box: DOMRect;
  /** The screen, by its heading. */
  readonly heading: HTMLElement | undefined;
}

function lastOf(element: Element): Last {
  const path: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) path.push(at);
  return { path, box: element.getBoundingClientRect(), heading: headingInFront() };
}

function nearest(places: readonly HTMLElement[], { box }: Last): HTMLElement | undefined {
  const away = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return Math.hypot(
      left + width / 2 - box.left - box.width / 2,
      top + height / 2 - box.top - box.height / 2,
    );
  };
  // A line to write on would bring up a keyboard that nobody asked for.
  const fitting = isPointing() ? places.filter(({ tagName }) => tagName !== 'INPUT') : places;
  return [...fitting].sort((one, other) => away(one) - away(other))[0];
}

/** Where somebody goes on whose key is gone: on another screen at its heading, else as near as can be. */
function successorOf(last: Last): HTMLElement | undefined {
  const heading = headingInFront();
  if (heading !== last.heading) return heading;
  const hadHome = last.path.some((place) => place.matches(HOME));
  for (const place of last.path.slice(1)) {
    if (!place.isConnected || place === document.body) continue;
    const home = hadHome ? homeIn(place) : undefined;
    if (home !== undefined) return firstIn(home) ?? home;
    const next = nearest(reachableIn(place), last);
    if (next !== undefined) return next;
  }
  return heading;
}

/**
 * Browsers drop the focus to the page when what had it is removed or disabled, and who uses keys begins from the top.
 * Here it goes on to what comes instead. It also notes whether people point or use keys: rings are for keys.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Last | null = null;
    const follow = ({ target }: FocusEvent) => {
      if (target instanceof Element) last = lastOf(target);
    };
    const keep = () => {
      const { activeElement } = document;
      const had = last?.path[0];
      const isLost = activeElement === null || activeElement === document.body;
      if (last !== null && had !== undefined && (isLost || activeElement === had) && isGone(had)) {
        successorOf(last)?.focus({ preventScroll: true });
      } else if (activeElement?.matches(HOME) === true) {
        firstIn(activeElement)?.focus({ preventScroll: true });
      }
    };
    const { dataset } = document.documentElement;
    const point = () => void (dataset.pointer = '');
    const useKeys = () => void delete dataset.pointer;

    const observer = new MutationObserver(keep);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', follow);
    window.addEventListener('pointerdown', point, true);
    window.addEventListener('keydown', useKeys, true);
    const unwatch = watchKeys();
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', follow);
      window.removeEventListener('pointerdown', point, true);
      window.removeEventListener('keydown', useKeys, true);
      unwatch();
    };
  }, []);
}
