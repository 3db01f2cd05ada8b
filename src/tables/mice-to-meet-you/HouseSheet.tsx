import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { countOf, miceOn } from '../../game-core/games/mice-to-meet-you/cards';
import type { Table } from '../../game-core/games/mice-to-meet-you/types';
import { houseOf } from '../../game-core/games/mice-to-meet-you/table';
import type { Player } from '../../game-core/kernel/record';
import type { Seat } from '../../game-core/kernel/seats';
import { usePhrases } from '../../i18n';
import { Sheet, space, Words } from '../../ui';
import { botInWords } from '../shared/levels';
import { nameOf } from '../shared/names';
import { House } from './house/House';
import { layHouse } from './layout/house-places';
import { CageList } from './CageList';
import { GAME } from './words/describe';

interface Props {
  /** Whose house, or only the cage in it; null while it is closed. */
  readonly about: { readonly seat: Seat; readonly part: 'house' | 'cage' } | null;
  readonly table: Table;
  readonly players: readonly Player[];
  readonly isBig: boolean;
  readonly onClose: () => void;
}

/** Somebody's house as it stands, and what is in its cage: nothing of it is secret. */
export function HouseSheet({ about, onClose, ...props }: Props) {
  const say = usePhrases();
  const name = about === null ? '' : nameOf(props.players, about.seat);
  return (
    <Sheet
      open={about !== null}
      title={about?.part === 'cage' ? say.mice.cageTitle(name) : say.mice.sheetTitle(name)}
      closeLabel={say.table.close}
      onClose={onClose}
    >
      {about !== null && <Content {...props} about={about} />}
    </Sheet>
  );
}

const HEIGHTS = { roof: 42, room: 64, cellar: 50 };

function Content({
  about: { seat, part },
  table,
  players,
  isBig,
}: Omit<Props, 'about' | 'onClose'> & { readonly about: NonNullable<Props['about']> }) {
  const say = usePhrases();
  const [width, setWidth] = useState<number | null>(null);
  const house = houseOf(table, seat);
  const player = players[seat];
  const places = width === null ? null : layHouse({ x: 0, y: 0, width }, HEIGHTS);
  return (
    <>
      {player?.bot != null && <Words>{botInWords(say, GAME, player.bot)}</Words>}
      {part === 'house' && (
        <>
          <Words>{say.mice.houseLine(countOf(house.hand), miceOn(house.hand), house.nuts)}</Words>
          <View
            style={{ height: places?.whole.height ?? 0 }}
            onLayout={({ nativeEvent: { layout } }) => setWidth(Math.min(layout.width, 520))}
          >
            {places !== null && (
              <House
                places={places}
                seat={seat}
                name={nameOf(players, seat)}
                house={house}
                supply={table.supply}
                isAlone={table.houses.length === 1}
                asked={null}
                act={null}
                isBig={isBig}
                onRoom={nothing}
                onAsk={nothing}
              />
            )}
          </View>
        </>
      )}
      <View style={styles.cage}>
        {part === 'house' && <Words as="label">{say.mice.cage}</Words>}
        <CageList cage={house.cage} />
      </View>
    </>
  );
}

const nothing = () => undefined;

const styles = StyleSheet.create({ cage: { gap: space.s, paddingBottom: space.m } });
