import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Animal, Card } from '../../../game-core/games/so-ein-mist/cards';
import { queueAt } from '../../../game-core/games/so-ein-mist/table';
import type { Open, Slot } from '../../../game-core/games/so-ein-mist/types';
import type { Player } from '../../../game-core/kernel/record';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { around, middleOf, type Point, type Rect } from '../../shared/geometry';
import { nameOf } from '../../shared/names';
import { slotInWords } from '../words/describe';
import type { Layout } from '../layout/layout';
import { CardGap } from './PathCard';
import type { Preview } from '../preview';
import { figureBox, queuesAt } from '../layout/queues';
import type { Spot } from '../layout/ring';
import type { MistAct, Tableau } from '../staging';
import { CardPiece } from './CardPiece';
import { FigurePiece } from './FigurePiece';

interface Props {
  readonly layout: Layout;
  readonly open: Open;
  readonly players: readonly Player[];
  readonly tableau: Tableau;
  readonly act: MistAct | null;
  readonly preview: Preview | null;
  /** How far it is to each place that the person at turn can reach; null while nobody is asked. */
  readonly steps: ReadonlyMap<Slot, number> | null;
  readonly active: Seat | null;
  readonly isStill: boolean;
  readonly bigCards: boolean;
}

interface CardsProps extends Props {
  /** Something else than light says what is meant. */
  readonly isMarked: boolean;
  /** Where it is better to land than by stopping, while a hint calls rolling again best. */
  readonly beyond: ReadonlySet<Slot> | null;
}

/** The cards of the path, clockwise, and the one that is on its way to a pile. */
export const Cards = memo(function Cards(props: CardsProps) {
  const { layout, open, players, tableau, act, preview, steps, isMarked, beyond, bigCards } = props;
  const say = usePhrases();
  const { ring, chips } = layout;
  return tableau.path.map((lying, slot) => {
    const isTaken = act?.kind === 'take' && act.slot === slot;
    const card = isTaken ? act.card : lying;
    const box = around((ring.spots[slot] as Spot).at, ring.card);
    const label = slotInWords(say, tableau, slot, players, { steps, preview });
    if (card === null) {
      return (
        <View key={`gap ${slot}`} style={[styles.piece, { left: box.x, top: box.y }]}>
          <CardGap width={box.width} label={label} />
        </View>
      );
    }
    const isLanding = preview?.slot === slot;
    // A taker who is not shown has no pile to fly to.
    const chip = isTaken ? chips[act.seat] : undefined;
    const pile = chip === undefined ? null : middleOf(chip);
    const at = middleOf(box);
    return (
      <CardPiece
        key={card}
        card={card}
        x={box.x}
        y={box.y}
        width={box.width}
        label={isTaken ? say.soEinMist.faceDown : label}
        taker={isLanding ? (open.setting.animals[preview.taker] as Animal) : null}
        light={isMarked ? null : lightOn(slot, isLanding, beyond)}
        isDoubled={isLanding && preview.isDoubled}
        isBig={bigCards}
        entrance={entranceOf(act, card)}
        nth={slot}
        flyX={pile === null ? null : pile.x - at.x}
        flyY={pile === null ? null : pile.y - at.y}
      />
    );
  });
});

/** What is best is lit: stopping as its card, rolling again as all cards that beat it. */
function lightOn(slot: Slot, isLanding: boolean, beyond: ReadonlySet<Slot> | null) {
  if (beyond === null) return isLanding ? 'glow' : null;
  return beyond.has(slot) ? 'ring' : null;
}

function entranceOf(act: MistAct | null, card: Card): 'dealt' | 'turned' | null {
  if (act?.kind === 'deal') return 'dealt';
  return act?.kind === 'refill' && act.card === card ? 'turned' : null;
}

interface FiguresProps extends Props {
  /** By slot, first come first. */
  readonly queues: readonly (readonly Point[])[];
}

/** The animals, each at its card. */
export const Figures = memo(function Figures(props: FiguresProps) {
  const { layout, open, players, tableau, queues, act, active, isStill } = props;
  const say = usePhrases();
  const { figure } = layout;
  const { places, arrivals } = tableau;
  const boxes = useMemo(
    () =>
      places.map((slot, seat) => {
        const nth = queueAt({ places, arrivals }, slot).indexOf(seat);
        return figureBox(figure, queues[slot]?.[nth] as Point);
      }),
    [places, arrivals, figure, queues],
  );
  const walk = act?.kind === 'walk' ? act : null;
  const way = useMemo(
    () => (walk === null ? null : wayOf(layout, walk.over, boxes[walk.seat] as Point)),
    [layout, walk, boxes],
  );
  return open.setting.animals.map((animal, seat) => {
    const queue = queueAt(tableau, places[seat] as Slot);
    const nth = queue.indexOf(seat);
    const box = boxes[seat] as Rect;
    const before = boxes[queue[nth - 1] ?? seat];
    const isLast = queue.length > 1 && nth === queue.length - 1;
    const name = nameOf(players, seat);
    return (
      <FigurePiece
        key={seat}
        animal={animal}
        size={figure}
        x={box.x}
        y={box.y}
        depth={Math.round(box.y) + 10 + nth}
        way={walk?.seat === seat ? way : null}
        isStill={isStill}
        isLast={isLast}
        sign={before !== undefined && before.x > box.x ? 'left' : 'right'}
        isActive={active === seat}
        label={
          isLast
            ? say.soEinMist.figureLast(name, say.animals[animal])
            : say.soEinMist.figure(name, say.animals[animal])
        }
      />
    );
  });
});

/** By slot, where those stand who are there, first come first. */
export function queuesOf(
  layout: Layout,
  standing: Pick<Tableau, 'places' | 'arrivals'>,
): readonly (readonly Point[])[] {
  const lengths = layout.ring.spots.map((_, slot) => queueAt(standing, slot).length);
  return queuesAt(layout, lengths);
}

/** From card to card as if nobody else stood there; at the end to its place in the queue. */
function wayOf({ figure, stands }: Layout, over: readonly Slot[], end: Point): Point[] {
  const before = over.slice(0, -1).map((slot) => figureBox(figure, stands[slot] as Point));
  return [...before, end];
}

const styles = StyleSheet.create({ piece: { position: 'absolute' } });
