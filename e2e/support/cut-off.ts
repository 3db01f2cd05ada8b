import type { Page } from 'playwright-core';

/**
 * Words that are seen and stick out of the screen, or out of a box that hides what sticks out. What can be
 * scrolled into view is not cut off.
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
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

    const limitsOf = (element: Element): Limits => {
      const limits = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
      let isReachable = false;
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
      }
      return isReachable
        ? limits
        : {
            ...limits,
            top: Math.max(limits.top, 0),
            bottom: Math.min(limits.bottom, innerHeight),
          };
    };

    const isCut = (element: Element): boolean => {
      // A name that ends in dots does so on purpose.
      const hasDots = getComputedStyle(element).textOverflow === 'ellipsis';
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = (hasDots ? element : range).getBoundingClientRect();
      const limits = limitsOf(element);
      return (
        left < limits.left - SLACK ||
        right > limits.right + SLACK ||
        top < limits.top - SLACK ||
        bottom > limits.bottom + SLACK
      );
    };

    return [...document.querySelectorAll('[dir="auto"]:not(input)')]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((element) => isCut(element))
      .map((element) => element.textContent);
  });
}
