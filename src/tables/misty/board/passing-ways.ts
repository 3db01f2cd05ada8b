import { receiver } from '../../../game-core/games/misty/table';
import type { Seat } from '../../../game-core/kernel/seats';
import { middleOf } from '../../shared/geometry';
import type { layTable } from '../layout/layout';
import type { TableProps } from './parts';

/** From each player to the next; one's own hand from and to below the window. */
export function passingWays(
  { tableau, size, scene }: TableProps,
  layout: ReturnType<typeof layTable>,
  seat: Seat,
  others: readonly Seat[],
) {
  const { stage, setting } = scene.view.open;
  if (tableau.passes === null || stage.name !== 'building') return [];
  const own = layout.isWide
    ? middleOf(layout.zone)
    : { x: size.width / 2, y: layout.zone.y + layout.card };
  const at = (each: Seat) => {
    const chip = layout.chips[others.indexOf(each)];
    return chip === undefined ? own : middleOf(chip);
  };
  return [seat, ...others].map((each) => ({
    from: at(each),
    to: at(receiver(setting.config, stage.deal, each)),
  }));
}
