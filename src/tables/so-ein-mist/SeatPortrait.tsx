import type { SoEinMist } from '../../game-core/games/so-ein-mist/types';
import { Portrait } from '../../ui';
import type { PortraitProps } from '../shared/game-table';

/** A player is the animal that the deal gave them; nobody is one before it. */
export function SeatPortrait({ view, seat, size }: PortraitProps<SoEinMist>) {
  const animal = view.open.setting.animals[seat];
  return animal === undefined ? null : <Portrait picture={animal} size={size} />;
}
