import type { Page } from 'playwright-core';

/**
 * What is wrong with what can be pressed: too small, one over another, or without a role, a name or
 * a state. Where a dialog is open, the rest of the page cannot be reached and is not looked at.
 */
export function badControls(page: Page, smallest = 48): Promise<string[]> {
  return page.evaluate((target) => {
    const ROLES = ['button', 'switch', 'radio', 'link', 'tab', 'checkbox', 'textbox', 'slider'];
    const WITH_STATE = ['switch', 'radio', 'checkbox'];
    const SLACK = 0.5;

    const dialogs = [...document.querySelectorAll('[role="dialog"]')];
    const root = dialogs.at(-1) ?? document.body;
    const isThere = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"]') === null;
    const roleOf = (element: Element) =>
      element.getAttribute('role') ??
      { BUTTON: 'button', A: 'link', INPUT: 'textbox', TEXTAREA: 'textbox' }[element.tagName] ??
      null;

    const all = [...root.querySelectorAll('*')].filter(isThere);
    const controls = all.filter((element) => ROLES.includes(roleOf(element) ?? ''));
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent.trim();
    const called = (element: Element) => `${roleOf(element)} "${nameOf(element)}"`;

    /** The part of it that shows: boxes above it may cut it off or have scrolled it away. */
    const shown = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const box = { left, top, right, bottom };
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const edge = at.getBoundingClientRect();
        box.left = Math.max(box.left, edge.left);
        box.top = Math.max(box.top, edge.top);
        box.right = Math.min(box.right, edge.right);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
      return box;
    };

    /** Who speaks to the device says what is written on a key. */
    const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    const unsaid = (element: Element) =>
      [...element.querySelectorAll('[dir="auto"]')]
        .filter((text) => text.closest('[aria-hidden="true"]') === null)
        .map((text) => text.textContent)
        .filter((text) => !words(nameOf(element)).join(' ').includes(words(text).join(' ')));

    const problems: string[] = [];
    for (const control of controls) {
      const { width, height } = control.getBoundingClientRect();
      if (width < target - SLACK || height < target - SLACK)
        problems.push(`${called(control)} is ${Math.round(width)}×${Math.round(height)}`);
      if (nameOf(control) === '') problems.push(`${called(control)} has no name`);
      for (const text of unsaid(control))
        problems.push(`${called(control)} does not say "${text}", which is written on it`);
      if (WITH_STATE.includes(roleOf(control) ?? '') && !control.hasAttribute('aria-checked'))
        problems.push(`${called(control)} has no state`);
      if (controls.some((other) => other !== control && other.contains(control)))
        problems.push(`${called(control)} is inside another control`);
    }
    /** A small key that lies wholly on a large one, such as a book on a door, and gets its own taps. */
    const isOn = (small: Element, large: Element) => {
      const [inner, outer] = [small.getBoundingClientRect(), large.getBoundingClientRect()];
      const [x, y] = [inner.left + inner.width / 2, inner.top + inner.height / 2];
      const isInside =
        inner.left >= outer.left &&
        inner.right <= outer.right &&
        inner.top >= outer.top &&
        inner.bottom <= outer.bottom;
      const hit = document.elementFromPoint(x, y);
      return (
        isInside &&
        outer.width - inner.width >= target &&
        large.parentElement?.contains(small) === true &&
        (hit === null || small.contains(hit))
      );
    };
    const boxes = controls.map((control) => ({ control, ...shown(control) }));
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (one.control.contains(other.control) || other.control.contains(one.control)) continue;
        if (isOn(other.control, one.control)) continue;
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (width > SLACK && height > SLACK)
          problems.push(`${called(one.control)} lies over ${called(other.control)}`);
      }
    }
    for (const element of all) {
      const canFocus = element instanceof HTMLElement && element.tabIndex >= 0;
      if (canFocus && roleOf(element) === null)
        problems.push(`<${element.tagName}> "${nameOf(element)}" takes the focus, without a role`);
    }
    return problems;
  }, smallest);
}
