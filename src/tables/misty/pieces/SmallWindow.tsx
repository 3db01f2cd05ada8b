import { memo } from 'react';
import Svg, { G, Rect } from 'react-native-svg';
import { kindOf } from '../../../game-core/games/misty/cards';
import type { Box } from '../../../game-core/games/misty/sheet';
import { useColours } from '../../../ui';
import { useWindowColours } from '../../../ui/theme/misty';
import type { Size } from '../../shared/geometry';
import { columnsIn, placeIn, rowsIn, type Grid } from '../layout/grid';
import type { Life } from '../life';
import { CardShapes } from './CardShapes';

interface Props {
  readonly grid: Grid;
  readonly lives: readonly Life[];
  /** The room that it may take. */
  readonly room: Size;
  /** Its cells are no larger than that. */
  readonly most?: number;
}

/** A frame and the gaps between panes, in cells. */
const EDGE = 0.16;
const GAP = 0.08;

/** How large the cells of a small window are, and all of it. */
export function smallWindowIn(grid: Box, room: Size, most = Infinity) {
  const columns = columnsIn(grid);
  const rows = rowsIn(grid);
  const wide = columns + (columns + 1) * GAP + 2 * EDGE;
  const high = rows + (rows + 1) * GAP + 2 * EDGE;
  const cell = Math.min(room.width / wide, room.height / high, most);
  const at = (nth: number) => cell * (EDGE + GAP + nth * (1 + GAP));
  return { cell, width: cell * wide, height: cell * high, at };
}

/** Somebody's window, too small to be touched: one picture. */
export const SmallWindow = memo(function SmallWindow({ grid, lives, room, most }: Props) {
  const { outline: ink } = useColours();
  const { glassTop, frame } = useWindowColours();
  const { cell, width, height, at } = smallWindowIn(grid, room, most);
  const edge = cell * EDGE;
  const line = Math.max(1, cell * 0.05);
  // Behind the glass, and beyond it at the sides that are known.
  const { knowsColumns, knowsRows } = grid;
  const beside = knowsColumns ? line / 2 : edge;
  const above = knowsRows ? line / 2 : edge;
  const seen = lives.filter(({ look }) => look !== 'gone' && look !== 'eaten' && look !== 'under');
  return (
    <Svg width={width} height={height} aria-hidden>
      {(knowsColumns || knowsRows) && (
        <Rect
          x={beside}
          y={above}
          width={width - 2 * beside}
          height={height - 2 * above}
          rx={cell * 0.16}
          fill={frame}
          stroke={ink}
          strokeWidth={line}
        />
      )}
      <Rect
        x={edge}
        y={edge}
        width={width - 2 * edge}
        height={height - 2 * edge}
        rx={cell * (knowsColumns || knowsRows ? 0.08 : 0.2)}
        fill={glassTop}
        stroke={ink}
        strokeWidth={line * 0.7}
      />
      {seen.map(({ card, cell: where, look, arrow }) => {
        const { row, column } = placeIn(grid, where);
        const shown = look === 'smudged' ? 'smudged' : look === 'awake' ? 'awake' : 'asleep';
        return (
          <G key={card} transform={`translate(${at(column)} ${at(row)}) scale(${cell / 64})`}>
            <CardShapes kind={kindOf(card)} look={shown} arrow={arrow} size={cell} />
          </G>
        );
      })}
    </Svg>
  );
});
