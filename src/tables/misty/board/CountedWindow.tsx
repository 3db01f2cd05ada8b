import { StyleSheet, View } from 'react-native';
import { worth, type ScoreSheet } from '../../../game-core/games/misty/score';
import { cellsOf, type Cell } from '../../../game-core/games/misty/sheet';
import type { Size } from '../../shared/geometry';
import { placeIn, type Grid } from '../layout/grid';
import type { Life } from '../life';
import { Points } from '../pieces/signs';
import { SmallWindow, smallWindowIn } from '../pieces/SmallWindow';
import { topOf } from '../words/describe';

interface Props {
  readonly grid: Grid;
  readonly lives: readonly Life[];
  readonly sheet: ScoreSheet;
  /** How many cells have been counted. */
  readonly counted: number;
  readonly room: Size;
}

const MOST = 84;

/** What a cell is worth by itself. */
export function worthAt(sheet: ScoreSheet, cell: Cell): number {
  const card = sheet.cards.find((each) => each.cell === cell)?.card;
  return card === undefined ? 0 : worth(card);
}

/** A small window with the points of its cells, and what smiles side by side add. */
export function CountedWindow({ grid, lives, sheet, counted, room }: Props) {
  const cells = cellsOf(grid);
  const { cell: side, width, height, at } = smallWindowIn(grid, room, MOST);
  const badge = Math.max(13, side * 0.4);
  return (
    <View style={{ width, height }}>
      <SmallWindow grid={grid} lives={lives} room={room} most={MOST} />
      {cells
        .slice(0, counted)
        .filter((cell) => topOf(lives, cell) !== null)
        .map((cell) => {
          const { row, column } = placeIn(grid, cell);
          const [left, top] = [at(column), at(row)].map((start) => start + side - badge * 0.8);
          return (
            <View key={cell} style={[styles.place, { left, top }]}>
              <Points points={worthAt(sheet, cell)} size={badge} />
            </View>
          );
        })}
      {counted >= cells.length &&
        sheet.runs.map(({ cells: [first = 0], bonus }) => {
          const { row, column } = placeIn(grid, first);
          return (
            <View
              key={first}
              style={[
                styles.place,
                { left: at(column + 1) - badge * 1.05, top: at(row) + side * 0.06 },
              ]}
            >
              <Points points={bonus} size={badge} isExtra />
            </View>
          );
        })}
    </View>
  );
}

const styles = StyleSheet.create({ place: { position: 'absolute' } });
