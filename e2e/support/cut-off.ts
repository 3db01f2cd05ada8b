import type { Page } from 'playwright-core';

/**
 * Words and pictures that are seen and stick out of the screen, or out of a box that hides what sticks out. What
 * can be scrolled into view is not cut off. What has a place of its own (a backdrop, a piece on the table) may
 * lie over an edge on purpose: pictures in it count only against boxes inside it.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Limits {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const SLACK = 1;
    const PICTURES = 'svg, img';
    const isPicture = (element: Element) => element.matches(PICTURES);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

    /** A screen has a place too, but whatever sticks out of that is not seen. */
    const isPlaced = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const isScreen = width >= innerWidth && height >= innerHeight;
      return !isScreen && ['absolute', 'fixed'].includes(getComputedStyle(element).position);
    };

    const limitsOf = (element: Element): Limits => {
      const limits = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
      let isReachable = false;
      const isHere = (at: Element) => isPicture(element) && isPlaced(at);
      if (isHere(element)) return limits;
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (hides(overflowX)) {
          limits.left = Math.max(limits.left, box.left);
          limits.right = Math.min(limits.right, box.right);
        }
        isReachable ||= scrolls(overflowY);
        if (hides(overflowY) && !isReachable) {
          limits.top = Math.max(limits.top, box.top);
          limits.bottom = Math.min(limits.bottom, box.bottom);
        }
        if (isHere(at)) return limits;
      }
      return {
        left: Math.max(limits.left, 0),
        right: Math.min(limits.right, innerWidth),
        top: isReachable ? limits.top : Math.max(limits.top, 0),
        bottom: isReachable ? limits.bottom : Math.min(limits.bottom, innerHeight),
      };
    };

    const told = (element: Element) =>
      isPicture(element)
        ? `a picture in "${element.closest('[aria-label]')?.ariaLabel ?? ''}"`
        : element.textContent;

    const boxOf = (element: Element): DOMRect => {
      // A name that ends in dots does so on purpose.
      const isWhole = isPicture(element) || getComputedStyle(element).textOverflow === 'ellipsis';
      if (isWhole) return element.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };

    const isCut = (element: Element): boolean => {
      const { left, right, top, bottom } = boxOf(element);
      const limits = limitsOf(element);
      return (
        left < limits.left - SLACK ||
        right > limits.right + SLACK ||
        top < limits.top - SLACK ||
        bottom > limits.bottom + SLACK
      );
    };

    return [...document.querySelectorAll(`[dir="auto"]:not(input), ${PICTURES}`)]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((element) => isCut(element))
      .map((element) => told(element));
  });
}
