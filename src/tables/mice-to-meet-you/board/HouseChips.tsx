import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { countOf, DICE_CARDS } from '../../../game-core/games/mice-to-meet-you/cards';
import type { House, Table } from '../../../game-core/games/mice-to-meet-you/types';
import type { Player } from '../../../game-core/kernel/record';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { DrawnWords, Icon, outline, radius, useColours } from '../../../ui';
import type { Rect } from '../../shared/geometry';
import { botInWords } from '../../shared/levels';
import { nameOf } from '../../shared/names';
import { Mice } from '../pieces/Mice';
import { Boards } from '../pieces/signs';
import type { MiceAct } from '../staging';
import { GAME } from '../words/describe';
import { HouseChip, type HouseCounts } from './HouseChip';

interface Props {
  readonly places: readonly Rect[];
  /** Who has a chip, in the order in which they are shown. */
  readonly seats: readonly Seat[];
  readonly table: Table;
  readonly players: readonly Player[];
  /** Whose throw it is. */
  readonly active: Seat;
  readonly thinking: readonly Seat[];
  readonly act: MiceAct | null;
  readonly onPress: (seat: Seat) => void;
}

export function countsOf({ hand, down, nuts }: House): HouseCounts {
  return { rooms: countOf(hand), larders: DICE_CARDS.length - countOf(down), nuts };
}

/** Everybody but who lives in the house on the table. */
export const HouseChips = memo(function HouseChips(props: Props) {
  const { places, seats, table, players, active, thinking, act } = props;
  const say = usePhrases();
  return seats.map((seat, nth) => {
    const place = places[nth];
    const player = players[seat];
    const house = table.houses[seat];
    if (place === undefined || player === undefined || house === undefined) return null;
    const counts = countsOf(house);
    const isThinking = thinking.includes(seat);
    const isActive = active === seat;
    const { rooms, larders, nuts } = counts;
    const isUrgent = larders === 1;
    const name = nameOf(players, seat);
    const facts = [
      say.mice.chip(name, rooms, larders, nuts),
      ...(isUrgent ? [say.mice.larderToGo] : []),
      ...(player.bot === null ? [] : [botInWords(say, GAME, player.bot)]),
      say.mice.opensHouse,
    ].join(', ');
    const label = isThinking
      ? say.table.isThinking(facts)
      : isActive
        ? say.table.isPlaying(facts)
        : facts;
    return (
      <HouseChip
        key={seat}
        seat={seat}
        place={place}
        name={player.name}
        isBot={player.bot !== null}
        counts={counts}
        isActive={isActive}
        isThinking={isThinking}
        isUrgent={isUrgent}
        answer={act?.seat === seat ? <Answer act={act} /> : null}
        label={label}
        onPress={props.onPress}
      />
    );
  });
});

/** What somebody does with what was left, on their chip. */
function Answer({ act }: { readonly act: MiceAct }) {
  const { mice: say } = usePhrases();
  const { surface, outline: line, ink, accents } = useColours();
  const what = (() => {
    switch (act.kind) {
      case 'pass':
        return (
          <DrawnWords size={15} colour={ink}>
            {say.pass}
          </DrawnWords>
        );
      case 'use':
        return <Icon name="check" size={20} colour={accents.mice.text} />;
      case 'catch':
        return (
          <>
            <Mice count={1} width={24} height={20} />
            <DrawnWords size={17} colour={ink}>
              {String(act.card)}
            </DrawnWords>
          </>
        );
      case 'close':
        return (
          <>
            <Boards width={20} height={20} />
            <DrawnWords size={17} colour={ink}>
              {String(act.card)}
            </DrawnWords>
          </>
        );
      case 'roll':
      case 'nuts':
      case 'come-back':
      case 'open':
      case 'miss':
      case 'end':
        return null;
    }
  })();
  if (what === null) return null;
  return (
    <View style={[styles.bubble, { backgroundColor: surface, borderColor: line }]}>{what}</View>
  );
}

const styles = StyleSheet.create({
  bubble: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 3,
    paddingHorizontal: 10,
    paddingVertical: 4,
    borderRadius: radius.round,
    borderWidth: outline.normal,
  },
});
