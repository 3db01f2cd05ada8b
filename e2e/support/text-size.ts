import type { BrowserContext, Page } from 'playwright-core';

/** What the browser's setting for the text size does to a page, as soon as there is a page. */
export function setTextSize(where: BrowserContext | Page, times: number): Promise<unknown> {
  return where.addInitScript((percent) => {
    new MutationObserver((_, observer) => {
      document.documentElement.style.fontSize = `${percent}%`;
      observer.disconnect();
    }).observe(document, { childList: true });
  }, times * 100);
}
