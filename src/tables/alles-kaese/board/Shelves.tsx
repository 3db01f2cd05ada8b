import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { holesOf } from '../../../game-core/games/alles-kaese/table';
import type { Front } from '../../../game-core/games/alles-kaese/cards';
import type { Card, Open, Slot } from '../../../game-core/games/alles-kaese/types';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { useColours } from '../../../ui';
import { seatColour } from '../../shared/faces/SeatFace';
import { middleOf, type Rect } from '../../shared/geometry';
import type { Layout } from '../layout/layout';
import { SliceGap } from '../pieces/Slice';
import type { KaeseAct, Tableau } from '../staging';
import { frontInWords, sliceInWords } from '../words/describe';
import type { Asked } from './asked';
import { SlicePiece, type Way } from './SlicePiece';

interface Props {
  readonly layout: Layout;
  readonly open: Open;
  readonly tableau: Tableau;
  readonly act: KaeseAct | null;
  /** Null while nobody at the phone decides. */
  readonly asked: Asked | null;
  /** The slice that a hint means; null while it means none. */
  readonly hinted: Slot | null;
  /** Whose paw marks which slots. */
  readonly paws: readonly Slot[];
  readonly active: Seat | null;
  /** What the paw is called: "you" for a person who is asked. */
  readonly pawOf: string;
  /** What lies open for who looks now, by card. */
  readonly fronts: ReadonlyMap<Card, Front>;
  readonly onChoose: (slot: Slot) => void;
  readonly onAsk: (slot: Slot) => void;
}

/** The six slices, and the one that is on its way to a plate or away. */
export const Shelves = memo(function Shelves(props: Props) {
  const { layout, open, tableau, act, asked, hinted, paws, active, fronts } = props;
  const say = usePhrases();
  const colours = useColours();
  return tableau.display.map((lying, slot) => {
    const leaving = leavingFrom(act, slot);
    const card = leaving?.card ?? lying;
    const box = layout.slots[slot];
    if (box === undefined) return null;
    const isOption = asked !== null && asked.slots.includes(slot);
    const isChosen = asked?.chosen === slot;
    const hasPaw = paws.includes(slot) && leaving === null;
    const front = card === null ? null : (fronts.get(card) ?? null);
    const label = sliceInWords(say, open, {
      slot,
      card: lying,
      isMatch: asked?.kind === 'match' ? isOption : null,
      isChosen,
      paw: hasPaw ? props.pawOf : null,
      front,
    });
    if (card === null) {
      return (
        <View
          key={`gap ${slot}`}
          accessible
          role="img"
          aria-label={label}
          style={[styles.piece, { left: box.x, top: box.y }]}
        >
          <SliceGap size={box.width} />
        </View>
      );
    }
    const holes = holesOf(open.board, card);
    const turned = act !== null && 'front' in act && act.card === card ? act.front : null;
    const isPeeked = act?.kind === 'peek' && act.card === card;
    return (
      <SlicePiece
        key={card}
        holes={holes}
        x={box.x}
        y={box.y}
        size={box.width}
        label={turned !== null && act?.kind !== 'turn' ? frontInWords(say, turned, holes) : label}
        isBig={layout.isBig}
        look={asked !== null && !isOption ? 'quiet' : 'plain'}
        mark={isChosen ? 'chosen' : isPeeked || asked?.kind === 'look' ? 'look' : null}
        light={isOption ? (hinted === null || hinted === slot ? 'halo' : 'ring') : null}
        isLifted={isChosen || isPeeked}
        paw={hasPaw && active !== null ? seatColour(colours, active) : null}
        front={front}
        turns={turned}
        isSnapped={act?.kind === 'snap' && act.card === card}
        from={fromOf(layout, act, card, box)}
        nth={act?.kind === 'deal' ? slot : 0}
        to={leaving === null ? null : wayBetween(box, leaving.to(layout))}
        onPress={isOption ? () => props.onChoose(slot) : undefined}
        onAsk={asked === null ? undefined : () => props.onAsk(slot)}
      />
    );
  });
});

interface Leaving {
  readonly card: Card;
  readonly to: (layout: Layout) => Rect;
}

function leavingFrom(act: KaeseAct | null, slot: Slot): Leaving | null {
  if (act === null || !('slot' in act) || act.slot !== slot) return null;
  const { card, seat } = act;
  if (act.kind === 'throw-away') return { card, to: ({ discard }) => discard };
  if (act.kind === 'collect') {
    return { card, to: ({ chips, discard }) => chips[seat] ?? discard };
  }
  return null;
}

/** Slices come from the pile. */
function fromOf(layout: Layout, act: KaeseAct | null, card: Card, box: Rect): Way | null {
  const comes = act?.kind === 'deal' || (act?.kind === 'refill' && act.card === card);
  return comes ? wayBetween(box, layout.pile) : null;
}

export function wayBetween(from: Rect, to: Rect): Way {
  const [start, end] = [middleOf(from), middleOf(to)];
  const scale = Math.min(to.width, to.height) / from.width;
  return { x: end.x - start.x, y: end.y - start.y, scale };
}

const styles = StyleSheet.create({ piece: { position: 'absolute' } });
