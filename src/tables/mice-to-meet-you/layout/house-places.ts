import { CARDS } from '../../../game-core/games/mice-to-meet-you/cards';
import type { Rect } from '../../shared/geometry';

/** Where everything is in a house: one grid of 18, so that nobody searches and nothing ever moves. */
export interface HousePlaces {
  readonly whole: Rect;
  /** The roof with its eaves, below the chimney. */
  readonly roof: Rect;
  /** The walls: rooms and cellar. */
  readonly body: Rect;
  /** By card, from 1: the first place is empty. */
  readonly rooms: readonly Rect[];
  readonly cellar: Rect;
  /** In the cellar: the cage, the own nuts, and those that are nobody's. */
  readonly cage: Rect;
  readonly nuts: Rect;
  readonly supply: Rect;
}

export const COLUMNS = 6;
export const ROWS = 3;

/** Narrower than this, every dp goes to the rooms. */
const NARROW = 340;
export const CHIMNEY = 7;

export interface HouseHeights {
  readonly roof: number;
  readonly room: number;
  readonly cellar: number;
}

const edges = (width: number) =>
  width < NARROW ? { eaves: 3, wall: 2, gap: 2 } : { eaves: 6, wall: 4, gap: 4 };

/** How wide a room is in a house of that width. */
export function roomWidth(width: number): number {
  const { eaves, wall, gap } = edges(width);
  return (width - 2 * eaves - 2 * wall - (COLUMNS - 1) * gap) / COLUMNS;
}

/** All that is not rooms: chimney, roof, walls, cellar. */
export function besideRooms(width: number, { roof, cellar }: Omit<HouseHeights, 'room'>): number {
  const { wall, gap } = edges(width);
  return CHIMNEY + roof + 2 * wall + (ROWS - 1) * gap + cellar;
}

export function layHouse(
  { x, y, width }: Pick<Rect, 'x' | 'y' | 'width'>,
  heights: HouseHeights,
): HousePlaces {
  const { eaves, wall, gap } = edges(width);
  const { roof, room, cellar } = heights;
  const height = besideRooms(width, heights) + ROWS * room;
  const roofPlace = { x, y: y + CHIMNEY, width, height: roof };
  const top = roofPlace.y + roof;
  const body = { x: x + eaves, y: top, width: width - 2 * eaves, height: y + height - top };
  const across = roomWidth(width);
  const rooms = CARDS.map((card): Rect => {
    const [row, column] = [Math.floor((card - 1) / COLUMNS), (card - 1) % COLUMNS];
    return {
      x: body.x + wall + column * (across + gap),
      y: top + wall + row * (room + gap),
      width: across,
      height: room,
    };
  });
  const cellarPlace = {
    x: body.x,
    y: body.y + body.height - cellar,
    width: body.width,
    height: cellar,
  };
  return {
    whole: { x, y, width, height },
    roof: roofPlace,
    body,
    rooms: [{ x, y, width: 0, height: 0 }, ...rooms],
    cellar: cellarPlace,
    ...inCellar(cellarPlace),
  };
}

function inCellar({ x, y, width, height }: Rect): Pick<HousePlaces, 'cage' | 'nuts' | 'supply'> {
  const cage = width * 0.42;
  const supply = width * 0.25;
  return {
    cage: { x, y, width: cage, height },
    nuts: { x: x + cage, y, width: width - cage - supply, height },
    supply: { x: x + width - supply, y, width: supply, height },
  };
}
