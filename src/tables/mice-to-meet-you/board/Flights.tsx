import type { Seat } from '../../../game-core/kernel/seats';
import { useMotion } from '../../../ui';
import type { Rect } from '../../shared/geometry';
import { RunningMice } from '../house/RunningMice';
import type { Layout } from '../layout/layout';
import type { Purse } from '../purses';
import type { MiceAct } from '../staging';
import { FlyingNuts } from './FlyingNuts';
import { nutsOnChip } from './HouseChip';

interface Props {
  readonly act: MiceAct;
  readonly layout: Layout;
  /** Whose house is on the table, and who has a chip. */
  readonly shown: Seat;
  readonly others: readonly Seat[];
}

/** What is on its way from one place to another: nuts that are paid, mice that run. */
export function Flights({ act, layout, shown, others }: Props) {
  const { reduced } = useMotion();
  const { house, chips } = layout;
  const placeOf = (purse: Purse): Rect => {
    if (purse === 'supply') return house.supply;
    const chip = chips[others.indexOf(purse)];
    return purse === shown || chip === undefined ? house.nuts : nutsOnChip(chip, layout.growth);
  };
  if (act.kind === 'nuts') {
    const { from, to, count } = act;
    return (
      <FlyingNuts
        key={`${from} ${to}`}
        from={placeOf(from)}
        to={placeOf(to)}
        count={count}
        size={28 * layout.growth}
      />
    );
  }
  const isRun = act.kind === 'catch' || act.kind === 'come-back';
  const room = isRun ? house.rooms[act.card] : undefined;
  if (!isRun || room === undefined || act.seat !== shown || reduced) return null;
  return (
    <RunningMice count={act.card} room={room} cage={house.cage} isCaught={act.kind === 'catch'} />
  );
}
