import { memo } from 'react';
import type { Open } from '../../../game-core/games/alles-kaese/types';
import type { Player } from '../../../game-core/kernel/record';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { useGrowth, useTextScale } from '../../../ui';
import { chipShape } from '../../shared/chips/layout';
import type { Rect } from '../../shared/geometry';
import { botInWords } from '../../shared/levels';
import { nameOf } from '../../shared/names';
import type { Tableau } from '../staging';
import { GAME, plateOf } from '../words/describe';
import { PlateChip } from './PlateChip';

interface Props {
  /** By seat. */
  readonly places: readonly Rect[];
  readonly open: Open;
  readonly rows: Tableau['rows'];
  readonly players: readonly Player[];
  readonly active: Seat | null;
  readonly thinking: readonly Seat[];
  readonly onPress: (seat: Seat) => void;
}

/** Everybody's plate. */
export const Plates = memo(function Plates(props: Props) {
  const { places, open, rows, players, active, thinking } = props;
  const say = usePhrases();
  const scale = useTextScale();
  const growth = useGrowth();
  return rows.map((_, seat) => {
    const place = places[seat];
    const player = players[seat];
    if (place === undefined || player === undefined) return null;
    const counts = plateOf(open, { rows }, seat);
    const plate = say.allesKaese.plate(nameOf(players, seat), counts.holes, counts.traps);
    const whole = player.bot === null ? plate : `${plate}, ${botInWords(say, GAME, player.bot)}`;
    const isThinking = thinking.includes(seat);
    const label = isThinking
      ? say.table.isThinking(whole)
      : active === seat
        ? say.table.isPlaying(whole)
        : whole;
    return (
      <PlateChip
        key={seat}
        seat={seat}
        place={place}
        shape={chipShape(place.width, scale, growth)}
        name={player.name}
        isBot={player.bot !== null}
        counts={counts}
        isActive={active === seat}
        isThinking={isThinking}
        label={label}
        onPress={props.onPress}
      />
    );
  });
});
