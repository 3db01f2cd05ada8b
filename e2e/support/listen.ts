/**
 * Runs in the page before the app does: keeps in `window.heard` whatever a screen reader would read out
 * by itself, line by line and once each.
 */
export function listen(): void {
  const heard: string[] = [];
  const known = new WeakSet<Node>();
  Object.assign(window, { heard });
  new MutationObserver(() => {
    for (const line of document.querySelectorAll('[aria-live="polite"] > *')) {
      if (known.has(line)) continue;
      known.add(line);
      heard.push(line.textContent);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
