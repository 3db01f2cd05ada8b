import type { Page } from 'playwright-core';

/** How many different places or turns any one piece was seen in while something happened. */
export async function stationsDuring(page: Page, happen: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const stations = new Map<Element, Set<string>>();
    const watching = { on: true, stations };
    Object.assign(window, { watching });
    const look = () => {
      for (const piece of document.querySelectorAll('main *')) {
        const { transform, left, top } = getComputedStyle(piece);
        const station = [transform, left, top].join(' ');
        stations.set(piece, (stations.get(piece) ?? new Set()).add(station));
      }
      if (watching.on) requestAnimationFrame(look);
    };
    look();
  });
  await happen();
  return page.evaluate(() => {
    const { watching } = window as unknown as {
      watching: { on: boolean; stations: Map<Element, Set<string>> };
    };
    watching.on = false;
    return Math.max(...[...watching.stations.values()].map(({ size }) => size));
  });
}
