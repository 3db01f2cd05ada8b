import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import {
  CARDS,
  countOf,
  DICE_CARDS,
  type Card,
} from '../../../game-core/games/mice-to-meet-you/cards';
import type { House as Houseful } from '../../../game-core/games/mice-to-meet-you/types';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { outline, useColours } from '../../../ui';
import type { HousePlaces } from '../layout/house-places';
import type { MiceAct } from '../staging';
import { useHouseColours } from '../useHouseColours';
import { roomInWords } from '../words/describe';
import { Cellar } from './Cellar';
import { Room } from './Room';
import { RoofSign } from './RoofSign';
import { lightOf, roomIn, type Asked } from './room-state';

interface Props {
  readonly places: HousePlaces;
  readonly seat: Seat;
  readonly name: string;
  readonly house: Houseful;
  readonly supply: number;
  readonly isAlone: boolean;
  /** Null while nobody is asked about it. */
  readonly asked: Asked | null;
  /** What is seen to happen in it. */
  readonly act: MiceAct | null;
  readonly isBig: boolean;
  /** Its roof says only who lives there. */
  readonly isBare?: boolean;
  readonly onRoom: (card: Card) => void;
  readonly onAsk: (card: Card) => void;
  /** Left out where the cage does not open. */
  readonly onCage?: (() => void) | undefined;
}

/** A mouse house in cross-section: roof, 18 rooms, cellar. */
export const House = memo(function House(props: Props) {
  const { places, seat, name, house, asked, act, isBare = false } = props;
  const say = usePhrases();
  const { outline: ink } = useColours();
  const { wall } = useHouseColours();
  const { body } = places;
  const isLast = !props.isAlone && countOf(house.down) === DICE_CARDS.length - 1;
  const left = say.mice.roomsLeft(countOf(house.hand));
  return (
    <>
      <View
        style={[
          styles.body,
          {
            left: body.x - outline.normal,
            top: body.y - 2,
            width: body.width + 2 * outline.normal,
            height: body.height + outline.normal + 2,
            backgroundColor: wall,
            borderColor: ink,
          },
        ]}
      />
      <RoofSign
        places={places}
        seat={seat}
        name={name}
        sign={isBare ? null : isLast ? say.mice.larderToGo : left}
        isUrgent={isLast}
      />
      {CARDS.map((card) => {
        const place = places.rooms[card];
        if (place === undefined) return null;
        const state = roomIn(house, card);
        const light = lightOf(asked, card);
        const nuts = asked?.kind === 'reach' ? (asked.reach.get(card) ?? 0) : 0;
        return (
          <Room
            key={card}
            card={card}
            place={place}
            kind={state.kind}
            isLocked={state.kind === 'larder' && state.after.length > 0}
            light={light}
            isChosen={asked?.chosen === card}
            nuts={nuts}
            isBig={props.isBig}
            boards={boardsOf(act, card)}
            label={roomInWords(say, state, card, asked)}
            onPress={light === 'lit' ? props.onRoom : undefined}
            onAsk={asked?.kind === 'reach' ? props.onAsk : undefined}
          />
        );
      })}
      <Cellar
        places={places}
        house={house}
        supply={props.supply}
        isAlone={props.isAlone}
        name={name}
        onCage={props.onCage}
      />
    </>
  );
});

function boardsOf(act: MiceAct | null, card: Card): 'closing' | 'opening' | null {
  if (act === null || !('card' in act) || act.card !== card) return null;
  return act.kind === 'close' ? 'closing' : act.kind === 'open' ? 'opening' : null;
}

const styles = StyleSheet.create({
  body: {
    position: 'absolute',
    borderWidth: outline.normal,
    borderBottomLeftRadius: 12,
    borderBottomRightRadius: 12,
  },
});
