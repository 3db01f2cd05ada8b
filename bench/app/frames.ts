import type { Browser, Page } from 'playwright-core';
import type { Row } from '../measure';
import { median, newPhone, newSlowPage, THROTTLE, within } from './phone';
import { actionsPlayed, ADDRESS, nextAction, saveMatch } from './saved-match';
import type { BenchedTable } from './tables/benched-table';

/** The middle one of several spells counts: something else on the machine may spoil one. */
const SPELLS = 5;
const SPELL_MS = 8_000;
/** Several times as long as its spells take, on a machine that is busy. */
const ROW_MS = 180_000;
/** Two frames of a 60 Hz screen are 33.3 ms: what takes longer has missed more than one. */
const LONG_MS = 33.4;

interface Frames {
  readonly count: number;
  readonly long: number;
  readonly longest: number;
}

/** The times between the frames that the page got to draw. */
async function watch(page: Page, ms: number): Promise<Frames> {
  const times = await page.evaluate(
    (duration) =>
      new Promise<number[]>((resolve) => {
        const starts: number[] = [];
        const note = (now: number) => {
          starts.push(now);
          if (now - (starts[0] ?? now) < duration) requestAnimationFrame(note);
          else resolve(starts);
        };
        requestAnimationFrame(note);
      }),
    ms,
  );
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  return {
    count: gaps.length,
    long: gaps.filter((gap) => gap > LONG_MS).length,
    longest: Math.max(...gaps),
  };
}

const shareOf = ({ long, count }: Frames) => long / count;

/** What an empty page loses here: this machine, not the app. */
async function floor(browser: Browser): Promise<number> {
  const phone = await newPhone(browser);
  const share = shareOf(await watch(await newSlowPage(phone), SPELL_MS));
  await phone.close();
  return share;
}

async function botGame(
  browser: Browser,
  origin: string,
  { title, entry }: BenchedTable,
  seats: number,
): Promise<Row> {
  // The table has to move smoothly while the one thinks that has most to think about.
  const strongest = entry.levels.at(-1)?.name ?? null;
  const phone = await newPhone(browser);
  await saveMatch(phone, entry, seats, strongest);
  const page = await newSlowPage(phone);
  await page.goto(`${origin}${ADDRESS}`);
  // From the first action on it is a game, not a page that loads.
  await nextAction(page);
  const before = await actionsPlayed(page);
  const spells: Frames[] = [];
  while (spells.length < SPELLS) spells.push(await watch(page, SPELL_MS));
  const actions = (await actionsPlayed(page)) - before;
  await phone.close();
  const shares = spells.map(shareOf);
  const percents = shares.map((share) => (100 * share).toFixed(1)).join(', ');
  const longest = Math.max(...spells.map((spell) => spell.longest));
  const empty = await floor(browser);
  return {
    name: `share of frames over 33 ms, ${title}, ${seats} of the strongest bots at normal speed`,
    detail:
      `${percents} % in ${SPELLS} × ${SPELL_MS / 1000} s with ${actions} actions, longest ${longest.toFixed(0)} ms, ` +
      `at ${THROTTLE}× CPU throttle; an empty page ${(100 * empty).toFixed(1)} %`,
    figure: median(shares),
    bar: { most: 0.05 },
  };
}

/** Matches of bots alone, watched while they are played. */
export async function* frameRows(
  browser: Browser,
  origin: string,
  tables: readonly BenchedTable[],
): AsyncGenerator<Row> {
  for (const table of tables) {
    for (const seats of table.bots) {
      const what = `the frames of ${table.title} with ${seats} bots`;
      yield await within(ROW_MS, what, botGame(browser, origin, table, seats));
    }
  }
}
