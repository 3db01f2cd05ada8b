import type { Locator } from 'playwright-core';

/** Words that begin on one line and end on another, with no hyphen to break them at. */
export function brokenWords(within: Locator): Promise<string[]> {
  return within.evaluate((root) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let at = texts.nextNode(); at !== null; at = texts.nextNode()) {
      for (const { 0: word, index } of (at.textContent ?? '').matchAll(/[^\s\u00ad-]+/g)) {
        const range = document.createRange();
        range.setStart(at, index);
        range.setEnd(at, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
