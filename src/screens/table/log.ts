import type { Kinds } from '../../game-core/kernel/game';
import type { Step } from '../../session/story';
import type { GameTable, Teller } from '../../tables/shared/game-table';

/** A sentence of the log, and what it is about. */
export interface LogLine {
  readonly text: string;
  readonly happening: Kinds['happening'];
  readonly view: Kinds['view'];
  readonly isFresh: boolean;
}

/** What happened in one turn, in order. */
export interface LogEntry {
  /** Counted from 0. */
  readonly turn: number;
  readonly lines: readonly LogLine[];
}

/**
 * The log of a match, the latest turn first. Only its latest action may name what has just been laid
 * away, until everything is open: the log must not be a memory that the people at the table have to do without.
 */
export function logOf(
  story: readonly Step[],
  table: GameTable,
  teller: Omit<Teller, 'isFresh'>,
  allIsOpen: boolean,
): LogEntry[] {
  const byTurn = new Map<number, LogLine[]>();
  story.forEach(({ turn, scene }, index) => {
    const isFresh = allIsOpen || index === story.length - 1;
    const lines = toldOf(scene, table, { ...teller, isFresh });
    byTurn.set(turn, [...(byTurn.get(turn) ?? []), ...lines]);
  });
  return [...byTurn]
    .map(([turn, lines]) => ({ turn, lines }))
    .filter(({ lines }) => lines.length > 0)
    .reverse();
}

/** The story while somebody is still to look: what follows the look has not been seen yet. */
export function storyBeforeLook(story: readonly Step[], table: GameTable): readonly Step[] {
  const last = story.at(-1);
  if (last === undefined) return story;
  const scene = { ...last.scene, happenings: splitByLook(last.scene, table).before };
  return [...story.slice(0, -1), { ...last, scene }];
}

/** What is seen of a scene before somebody looks, and what follows. */
export function splitByLook({ happenings }: Step['scene'], table: GameTable) {
  const follows = (happening: Kinds['happening']) => table.followsLook?.(happening) ?? false;
  return {
    before: happenings.filter((happening) => !follows(happening)),
    after: happenings.filter(follows),
  };
}

/** What a scene shows, in words. */
export function linesOf(scene: Step['scene'], table: GameTable, teller: Teller): string[] {
  return toldOf(scene, table, teller).map(({ text }) => text);
}

function toldOf({ happenings, view }: Step['scene'], table: GameTable, teller: Teller): LogLine[] {
  return happenings.flatMap((happening) => {
    const text = table.tell(happening, view, teller);
    return text === null ? [] : [{ text, happening, view, isFresh: teller.isFresh }];
  });
}

/** Whether it reads and looks the same: most of a log does not change when somebody acts. */
export function isSameEntry(one: LogEntry, other: LogEntry): boolean {
  return (
    one.turn === other.turn &&
    one.lines.length === other.lines.length &&
    one.lines.every(({ text }, nth) => text === other.lines[nth]?.text)
  );
}
