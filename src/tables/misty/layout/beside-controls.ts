import { outline, space } from '../../../ui';
import { clamp, type Rect } from '../../shared/geometry';
import type { Laid, Mode, Needs, Shared } from './layout';
import { arrowsBefore, inAColumn, tilesIn } from './players';
import { HEAD, zoneNeeds, type ZoneKind } from './zone-needs';

/** How wide the column of players and hand is: as wide as their pictures need. */
const COLUMN = { least: 150, share: 0.36, most: 190 };
/** Players take so much of its height, and no more each. */
const PLAYERS = { share: 0.52, build: 92, life: 50 };
/** Nobody touches these. */
const CARD = { least: 30, most: 72 };
const IN_ROW = 3;

/**
 * On a phone on its side a replay leaves a table that is hardly wider than high. Nobody touches what is on it: players and
 * hand share one narrow column, and all the rest is for the window.
 */
export function layBesideControls(
  shared: Shared,
  needs: Needs,
  kind: ZoneKind,
  arrowSize: number,
): Laid {
  const { size, mode } = shared;
  const { width, height } = size;
  if (mode === 'gallery' || mode === 'result') return layAll(shared, needs, arrowSize);
  const others = othersIn(mode, needs.seats);
  const hasArrows = mode === 'build' && needs.passes !== null;
  const gap = hasArrows ? arrowSize : space.xs;
  const column = clamp(COLUMN.least, width * COLUMN.share, COLUMN.most);
  const x = width - column;
  const chipX = hasArrows ? x + arrowSize : x;
  const room = height * PLAYERS.share - (others - 1) * gap;
  const each = Math.min(room / others, mode === 'build' ? PLAYERS.build : PLAYERS.life);
  const strip = { x: chipX, y: space.s, width: width - chipX - space.s, height: each };
  const chips = inAColumn(strip, others, gap);
  const top = space.s + others * (each + gap) - gap + space.s;
  const zone = { x, y: top, width: column - space.s, height: height - top - space.s };
  return {
    ...bare(zone, arrowSize),
    chips,
    arrows: hasArrows ? arrowsBefore(chips, arrowSize, needs.passes ?? 'left') : [],
    table: { x: space.s, y: space.s, width: x - 2 * space.s, height: height - 2 * space.s },
    card: cardIn(zone, shared, needs, kind),
  };
}

const othersIn = (mode: Mode, seats: number) => (mode === 'build' ? seats - 1 : seats);

/** The side of a card in hand. */
function cardIn(zone: Rect, shared: Shared, needs: Needs, kind: ZoneKind): number {
  const rows = Math.ceil(Math.max(1, needs.hand) / IN_ROW);
  const asked = zoneNeeds({ ...shared, kind, card: 0, rows, isReplay: true }, needs);
  const inside = zone.width - 2 * (space.xs + outline.normal);
  const across = (inside - (IN_ROW - 1) * space.xs) / IN_ROW;
  return clamp(CARD.least, Math.min(across, (zone.height - asked) / rows), CARD.most);
}

/** All windows side by side, and below them what is said. */
function layAll({ size }: Shared, { seats, textScale }: Needs, arrow: number): Laid {
  const low = HEAD * textScale + 2 * space.s + 2 * outline.normal;
  const y = size.height - low - space.s;
  const zone = { x: space.s, y, width: size.width - 2 * space.s, height: low };
  const table = { x: space.s, y: space.s, width: zone.width, height: y - 2 * space.s };
  return { ...bare(zone, arrow), table, tiles: tilesIn(table, seats, seats === 4 ? 2 : seats) };
}

const bare = (zone: Rect, arrow: number) => ({
  chips: [],
  arrows: [],
  arrow,
  tiles: [],
  zone,
  card: CARD.least,
  inRow: IN_ROW,
  cardGap: space.xs,
  scrolls: false,
});
