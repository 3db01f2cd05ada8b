import type { Move } from '../../../game-core/games/alles-kaese/types';
import type { Rect } from '../../shared/geometry';
import { marksOn, type Mark, type Marks } from '../../shared/marks/marks';
import type { Layout } from '../layout/layout';

interface Marked {
  readonly place: Rect;
  readonly round: number;
  readonly marks: readonly Mark[];
}

/** As round as what lies there. */
const ROUND = { slice: 0.16, plate: 12 };

/**
 * Where choices are marked: on their slices; where both are about the same slice, on what it would go to, as far as that
 * is seen.
 */
export function markedPlaces(
  { slots, chips, discard }: Pick<Layout, 'slots' | 'chips' | 'discard'>,
  marks: Marks<Move> | null,
): readonly Marked[] {
  if (marks === null) return [];
  const { by, chosen, better } = marks;
  const plate = chips[by];
  if (better !== null && better.slot === chosen.slot && plate !== undefined) {
    const to = (type: Move['type']) => marksOn(marks, (move) => move.type === type);
    return [
      { place: plate, round: ROUND.plate, marks: to('keep') },
      { place: discard, round: discard.width * ROUND.slice, marks: to('remove') },
    ];
  }
  return slots.map((place, slot) => ({
    place,
    round: place.width * ROUND.slice,
    marks: marksOn(marks, (move) => move.slot === slot),
  }));
}
