import type { Kinds } from '../../../game-core/kernel/game';
import type { Scene } from '../../../game-core/kernel/scene';
import type { Cue } from '../../../sound';
import type { DurationName, Motion } from '../../../ui';

/**
 * Something that is seen to happen, one after the other. A tableau says where every piece is; tables
 * add what else they need to know of their acts.
 */
export interface Act<Tableau> {
  /** How the table looks while it happens. What moves is where it will be in the end. */
  readonly tableau: Tableau;
  /** So many times a duration of the theme, or until a finger lets go of what it holds. */
  readonly lasts: readonly [times: number, of: DurationName] | 'until-let-go';
  /** People need the time to read it, also where nothing travels. */
  readonly isRead?: boolean;
  /** What is heard, again at each of that many equal parts of it. */
  readonly cue: readonly [cue: Cue, times: number] | null;
}

/** How a game's scenes are put on the table, as pure functions. */
export interface Staging<K extends Kinds, Tableau, A extends Act<Tableau>> {
  /** The table at rest. */
  tableauOf(view: K['view']): Tableau;
  /** What is seen of a happening on the table as it is by then; null where there is nothing to wait for. */
  actOf(happening: K['happening'], tableau: Tableau, view: K['view']): A | readonly A[] | null;
}

/** How the table before became the table of the scene. */
export function actsOf<K extends Kinds, Tableau, A extends Act<Tableau>>(
  { tableauOf, actOf }: Staging<K, Tableau, A>,
  { before, view, happenings }: Scene<K>,
): readonly A[] {
  if (before === null) return [];
  let tableau = tableauOf(before);
  const acts: A[] = [];
  for (const happening of happenings) {
    const seen = actOf(happening, tableau, view) ?? [];
    acts.push(...(isOne(seen) ? [seen] : seen));
    tableau = acts.at(-1)?.tableau ?? tableau;
  }
  return acts;
}

function isOne<A extends Act<unknown>>(seen: A | readonly A[]): seen is A {
  return 'tableau' in seen;
}

/** In milliseconds; null for an act that ends when it is let go. Where nothing travels, only a fade takes time. */
export function lengthOf({ lasts, isRead }: Act<unknown>, { reduced, ms }: Motion): number | null {
  if (lasts === 'until-let-go') return null;
  const [times, of] = lasts;
  return reduced && isRead !== true ? ms('fade') : times * ms(of);
}
