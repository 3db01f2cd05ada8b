import type { Seat } from '../../game-core/kernel/seats';
import { useTheme } from '../../ui';
import { themes } from '../../ui/theme/colours';
import { seatColour } from '../shared/faces/SeatFace';
import { houseColours, type HouseColours } from './house-colours';

export function useHouseColours(): HouseColours {
  return houseColours[useTheme().name];
}

/** What a seat's roof is painted with: that of the day in both themes, so that white words on it can be read. */
export function roofColour(seat: Seat): string {
  return seatColour(themes.day, seat);
}
