import { StyleSheet, View } from 'react-native';
import { holesOf } from '../../game-core/games/alles-kaese/table';
import type { Kept, Open } from '../../game-core/games/alles-kaese/types';
import type { Player } from '../../game-core/kernel/record';
import type { Seat } from '../../game-core/kernel/seats';
import { usePhrases } from '../../i18n';
import { Sheet, space, Words } from '../../ui';
import { SeatFace } from '../shared/faces/SeatFace';
import { botInWords } from '../shared/levels';
import { Front } from './pieces/Front';
import { frontInWords, GAME, plateOf } from './words/describe';

interface Props {
  /** Whose plate; null while it is closed. */
  readonly about: {
    readonly seat: Seat;
    readonly player: Player;
    readonly row: readonly Kept[];
  } | null;
  readonly open: Open;
  readonly isBig: boolean;
  readonly onClose: () => void;
}

/** What lies on somebody's plate, card by card: all of it was turned over for everybody. */
export function PlateSheet({ about, open, isBig, onClose }: Props) {
  const say = usePhrases();
  return (
    <Sheet
      open={about !== null}
      title={about?.player.name ?? ''}
      closeLabel={say.table.close}
      onClose={onClose}
    >
      {about !== null && <Plate {...about} open={open} isBig={isBig} />}
    </Sheet>
  );
}

const CARD = { ordinary: 72, big: 96 };

type PlateProps = NonNullable<Props['about']> & Pick<Props, 'open' | 'isBig'>;

function Plate({ seat, player, row, open, isBig }: PlateProps) {
  const say = usePhrases();
  const size = isBig ? CARD.big : CARD.ordinary;
  const { holes, traps } = plateOf(open, { rows: open.board.rows }, seat);
  return (
    <>
      <View style={styles.line}>
        <SeatFace seat={seat} size={72} />
        <View style={styles.facts}>
          {player.bot !== null && <Words>{botInWords(say, GAME, player.bot)}</Words>}
          <Words as="label">{say.allesKaese.holes(holes)}</Words>
          <Words>{say.allesKaese.plateTraps(traps)}</Words>
        </View>
      </View>
      {row.length === 0 && <Words>{say.allesKaese.noCards}</Words>}
      <View style={styles.cards}>
        {row.map(({ card, front }) => {
          const count = holesOf(open.board, card);
          return (
            <View key={card} accessible role="img" aria-label={frontInWords(say, front, count)}>
              <Front front={front} holes={count} size={size} isBig={isBig} hasTag />
            </View>
          );
        })}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  facts: { flex: 1 },
  // Below a card hangs its tag.
  cards: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: space.m,
    rowGap: space.xl,
    paddingBottom: space.xl,
  },
});
