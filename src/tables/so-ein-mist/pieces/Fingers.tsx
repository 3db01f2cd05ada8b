import { memo } from 'react';
import type { Slot } from '../../../game-core/games/so-ein-mist/types';
import { FingerArea, target } from '../../../ui';
import { around, type Point, type Rect } from '../../shared/geometry';
import type { Layout } from '../layout/layout';
import { figureBox } from '../layout/queues';

interface Props {
  readonly layout: Layout;
  /** By slot, where its figures stand. */
  readonly queues: readonly (readonly Point[])[];
  /** A finger wants to know more of a card, or of who stands there. */
  readonly onTell: (slot: Slot) => void;
  /** Throws the dice, or rolls again; null while nobody may. */
  readonly onRoll: (() => void) | null;
}

/** What lies on the table answers the finger that taps at it: the coin and the die are there to be thrown. */
export const Fingers = memo(function Fingers({ layout, queues, onTell, onRoll }: Props) {
  const { ring, figure, die } = layout;
  const side = Math.max(target, die.size);
  return (
    <>
      {ring.spots.map(({ at }, slot) =>
        [around(at, ring.card), ...(queues[slot] ?? []).map((each) => figureBox(figure, each))].map(
          (place, nth) => (
            <FingerArea key={`${slot} ${nth}`} style={onTop(place)} onPress={() => onTell(slot)} />
          ),
        ),
      )}
      {onRoll !== null && (
        <FingerArea style={onTop(around(die.at, { width: side, height: side }))} onPress={onRoll} />
      )}
    </>
  );
});

/** Above all pieces. */
function onTop({ x, y, width, height }: Rect) {
  return { position: 'absolute', left: x, top: y, width, height, zIndex: 4000 } as const;
}
