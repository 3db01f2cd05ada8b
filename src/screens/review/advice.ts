import type { Past } from '../../session/past';
import type { GameTable, Lesson, Teller } from '../../tables/shared/game-table';
import type { Look } from './look-at';

/** Once is no pattern. */
const LEAST = 2;

/** What most of the costly choices have in common, as advice; null where they have nothing in common. */
export function adviceFor(
  past: Past,
  { seat, review: { costly } }: Look,
  table: GameTable,
  { say }: Teller,
): string | null {
  const taught = new Map<Lesson, number>();
  for (const { moment, choice } of costly) {
    const { made, best } = choice;
    for (const lesson of table.lessonsOf(made.move, best.move, past.viewAt(moment, seat), say)) {
      taught.set(lesson, (taught.get(lesson) ?? 0) + 1);
    }
  }
  const [most = null] = [...taught].sort(([, some], [, others]) => others - some);
  if (most === null) return null;
  const [lesson, times] = most;
  return times >= LEAST && times * 2 > costly.length ? lesson(times) : null;
}
