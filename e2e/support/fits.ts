/** What of the table is not wholly on the screen, and what could be scrolled. */
export function outside(): string[] {
  const SLACK = 1;
  const isOut = (element: Element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const isDrawn = width > 1 && height > 1;
    return (
      isDrawn &&
      (left < -SLACK || top < -SLACK || right > innerWidth + SLACK || bottom > innerHeight + SLACK)
    );
  };
  const scrolls = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return (
      (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight) ||
      (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth)
    );
  };
  const all = [...document.querySelectorAll('main *')].filter((element) =>
    element.checkVisibility(),
  );
  const named = all.filter(
    (element) => element.hasAttribute('role') || element.getAttribute('dir') === 'auto',
  );
  const page = document.scrollingElement!;
  return [
    ...named.filter(isOut).map((element) => `${element.ariaLabel ?? element.textContent} is out`),
    ...all.filter(scrolls).map((element) => `<${element.className}> scrolls`),
    ...(page.scrollHeight > innerHeight ? ['the page scrolls'] : []),
  ];
}

/** What of the table the thumb zone lies over, and words in it that end in dots. */
export function crowded(): string[] {
  const SLACK = 1;
  const zone = document.querySelector('main [data-focus-home]');
  if (zone === null) return ['There is no thumb zone.'];
  const over = zone.getBoundingClientRect();
  const pieces = [...document.querySelectorAll('main [role="img"], main [role="button"]')].filter(
    (element) => !zone.contains(element) && element.checkVisibility(),
  );
  const covered = pieces.filter((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const width = Math.min(right, over.right) - Math.max(left, over.left);
    const height = Math.min(bottom, over.bottom) - Math.max(top, over.top);
    return width > SLACK && height > SLACK;
  });
  const dotted = [...zone.querySelectorAll('[dir="auto"]')].filter(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight > clientHeight + SLACK || scrollWidth > clientWidth + SLACK,
  );
  return [
    ...covered.map((element) => `the thumb zone lies over "${element.ariaLabel}"`),
    ...dotted.map((element) => `"${element.textContent}" ends in dots`),
  ];
}
