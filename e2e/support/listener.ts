import type { Locator, Page } from 'playwright-core';

/**
 * Somebody who cannot see the screen: knows roles, names and states from the accessibility tree, and
 * what is announced. No test ids, no positions, and nothing of the app's own words but what they say.
 */
export interface Listener {
  /** What was announced so far, line by line. */
  heard(): Promise<readonly string[]>;
  /** Until something like this was announced for the nth time, and what it was: announcements wait for one another. */
  hears(words: RegExp, nth?: number): Promise<string>;
  /** All things of a role, by name; what is disabled is left out. */
  names(role: 'button' | 'img' | 'heading'): Promise<readonly string[]>;
  /**
   * Presses the key with that name by keyboard, and waits until something is announced. False where it has
   * gone since its name was read: then nothing is pressed.
   */
  press(name: string): Promise<boolean>;
  /** Until a key that can be pressed has a name like this. */
  until(name: RegExp): Promise<void>;
}

export function listenerAt(page: Page): Listener {
  const count = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.length);
  const key = (name: string | RegExp): Locator =>
    page.getByRole('button', { name, exact: true, disabled: false });
  return {
    heard: () => page.evaluate(() => (window as unknown as { heard: string[] }).heard),
    async hears({ source }, nth = 1) {
      const line = await page.waitForFunction(
        ([words, at]) =>
          (window as unknown as { heard: string[] }).heard.filter((each) =>
            new RegExp(words).test(each),
          )[at - 1],
        [source, nth] as const,
      );
      return (await line.jsonValue())!;
    },
    async names(role) {
      const tree = await page.locator('body').ariaSnapshot();
      const line = new RegExp(`- '?${role} "((?:[^"\\\\]|\\\\.)*)"(?! \\[disabled\\])`, 'g');
      return [...tree.matchAll(line)].map(([, name]) => name!.replaceAll("''", "'"));
    },
    async press(name) {
      const before = await count();
      const isThere = await key(name)
        .focus({ timeout: 2_000 })
        .then(
          () => true,
          () => false,
        );
      if (!isThere) return false;
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (known) => (window as unknown as { heard: string[] }).heard.length > known,
        before,
      );
      return true;
    },
    until: (name) => key(name).first().waitFor(),
  };
}

/** What a card says: how far it is, what it is worth, and whether somebody would take it instead. */
interface Reach {
  readonly value: number;
  readonly isTaken: boolean;
}

const number = (text: string) => Number(text.replace('−', '-').replace('+', ''));

/** By steps, from one to six. Whoever is not told how far a card is cannot play. */
export function reachOf(cards: readonly string[]): readonly Reach[] {
  return [1, 2, 3, 4, 5, 6].map((steps) => {
    const label = cards.find((each) => each.startsWith(`${steps} step`));
    const value = label?.match(/^\d steps?: [^,.]*? ([+−]\d+)/)?.[1];
    if (label === undefined || value === undefined)
      throw new Error(`Nothing says what lies ${steps} steps away: ${cards.join(' | ')}`);
    return { value: number(value), isTaken: /stands here|Queue: /.test(label) };
  });
}

/** What somebody gets by taking a card, or by another one taking it. */
const worthOf = ({ value, isTaken }: Reach): number => (isTaken ? -value / 2 : value);

/** Whether to roll again, by what both keys, the cards and the dice say. */
export function rollsAgain(
  stop: string,
  again: string | undefined,
  images: readonly string[],
): boolean {
  const takes = stop.match(/^Stop: move \d: (you take|.+ takes) ([+−]\d+)/);
  if (takes === null) throw new Error(`It does not say what comes of a stop: ${stop}`);
  if (again === undefined) return false;
  const now = worthOf({ value: number(takes[2]!), isTaken: takes[1] !== 'you take' });
  const odds = again.match(/^Roll again: (\d) in 6: stop$/)?.[1];
  const isLast = again === 'Roll again: the last die counts';
  if (odds === undefined && !isLast) throw new Error(`It does not say what it risks: ${again}`);
  const worths = reachOf(images).map(worthOf);
  const mean = worths.reduce((all, each) => all + each, 0) / worths.length;
  const dice = images.flatMap((each) => each.match(/^(?:Die|Set aside): (\d)/)?.[1] ?? []);
  if (!isLast && dice.length !== Number(odds))
    throw new Error(`${odds} in 6, but these dice lie there: ${dice.join(', ')}`);
  const comes = worths.map((worth, index) =>
    isLast || dice.includes(String(index + 1)) ? worth : Math.max(worth, mean),
  );
  return comes.reduce((all, each) => all + each, 0) / comes.length > now;
}
