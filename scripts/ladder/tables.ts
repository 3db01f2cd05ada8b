import type { Bot } from '../../src/game-core/kernel/game';
import type { Entry } from '../../src/game-core/kernel/registry';
import { asMuchWork, treeSearch } from './equal-work';
import { judgeBot } from './judged';
import { variantsOf, type Table } from './steps';

/** Which tables a run is to play. */
export interface Wanted {
  readonly level?: string | undefined;
  readonly against?: string | undefined;
  readonly seats?: number | undefined;
  readonly cross: boolean;
  readonly judge: boolean;
  readonly variants: boolean;
  readonly yardstick: boolean;
  readonly walks?: number | undefined;
}

export function tablesOf(entry: Entry, wanted: Wanted): Table[] {
  if (wanted.cross) return crossTables(entry, wanted);
  if (wanted.judge) return judgeTables(entry, wanted);
  const { levels } = entry;
  const steps = levels.flatMap((level, at) => {
    const against = levels[at - 1];
    if (against === undefined || !isMeant(level, wanted.level)) return [];
    return sizesOf(entry, wanted).map((seats): Table => ({ level, against, seats }));
  });
  const top = steps.filter(({ level }) => level === levels.at(-1));
  if (wanted.yardstick) {
    const { walks } = wanted;
    return top.map(({ level, seats }) => {
      const against =
        walks === undefined ? asMuchWork(entry, level, seats) : treeSearch(entry, walks);
      return { level, against, seats };
    });
  }
  if (!wanted.variants) return steps;
  return top.flatMap((table) =>
    variantsOf(entry, table.seats).map((variant): Table => ({ ...table, variant })),
  );
}

/**
 * Every level among every other one. All tables of a size are dealt the same dice and cards, so that
 * levels can be compared by how they do in the same field.
 */
function crossTables(entry: Entry, wanted: Wanted): Table[] {
  return sizesOf(entry, wanted).flatMap((seats) =>
    entry.levels
      .filter((against) => isMeant(against, wanted.against))
      .flatMap((against) =>
        entry.levels
          .filter((level) => level !== against && isMeant(level, wanted.level))
          .map((level): Table => ({ level, against, seats, deals: `cross ${seats}` })),
      ),
  );
}

/** One who chooses by the judge, among the strongest level. */
function judgeTables(entry: Entry, wanted: Wanted): Table[] {
  const against = entry.levels[entry.levels.length - 1];
  if (against === undefined) return [];
  return sizesOf(entry, wanted).map((seats) => ({ level: judgeBot(entry), against, seats }));
}

function isMeant({ name }: Bot, only: string | undefined): boolean {
  return only === undefined || name === only;
}

function sizesOf({ game: { seats } }: Entry, wanted: Wanted): number[] {
  const first = Math.max(2, seats.min);
  const all = Array.from({ length: seats.max - first + 1 }, (_, index) => first + index);
  return wanted.seats === undefined ? all : all.filter((each) => each === wanted.seats);
}
