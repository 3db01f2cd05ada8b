import { memo, type Ref } from 'react';
import { StyleSheet, View } from 'react-native';
import { cellAt, type Cell } from '../../../game-core/games/misty/sheet';
import { FingerArea, focusHome, Tappable } from '../../../ui';
import { columnsIn, rowsIn } from '../layout/grid';
import { paneAt, type Panes } from '../layout/panes';

/** What can be done with a cell, and what it is in words. */
export interface CellControl {
  readonly label: string;
  readonly onPress?: (cell: Cell) => void;
  readonly isSelected?: boolean;
  /** A finger on a cell that cannot be used wants to know why. */
  readonly onAsk?: (cell: Cell) => void;
}

interface Props {
  readonly panes: Panes;
  readonly label: string;
  readonly controlOf: (cell: Cell) => CellControl;
  /** There is more to do in it: who uses keys goes on here. */
  readonly keepsFocus?: boolean | undefined;
  readonly cellsRef?: Ref<View> | undefined;
}

/** The panes for fingers, keys and screen readers: row by row. What is seen of them lies below. */
export const CellGrid = memo(function CellGrid(props: Props) {
  const { panes, label, controlOf, keepsFocus = false, cellsRef } = props;
  const { grid, glass, cell: side } = panes;
  const rows = Array.from({ length: rowsIn(grid) }, (_, nth) => grid.top + nth);
  const columns = Array.from({ length: columnsIn(grid) }, (_, nth) => grid.left + nth);
  return (
    <View
      {...(keepsFocus && focusHome)}
      ref={cellsRef}
      role="table"
      aria-label={label}
      style={[
        styles.table,
        { left: glass.x, top: glass.y, width: glass.width, height: glass.height },
      ]}
    >
      {rows.map((row) => (
        <View key={row} role="row" style={styles.row}>
          {columns.map((column) => {
            const cell = cellAt(row, column);
            const { x, y } = paneAt(panes, cell);
            const { onPress, onAsk, isSelected, label: words } = controlOf(cell);
            const box = { width: side, height: side };
            return (
              <View
                key={cell}
                role="cell"
                style={[styles.cell, box, { left: x - glass.x, top: y - glass.y }]}
              >
                <Tappable
                  label={words}
                  selected={isSelected}
                  style={{ ...box, ...styles.round }}
                  {...(onPress !== undefined && { onPress: () => onPress(cell) })}
                >
                  {null}
                </Tappable>
                {onPress === undefined && onAsk !== undefined && (
                  <FingerArea style={StyleSheet.absoluteFill} onPress={() => onAsk(cell)} />
                )}
              </View>
            );
          })}
        </View>
      ))}
    </View>
  );
});

const styles = StyleSheet.create({
  table: { position: 'absolute', pointerEvents: 'box-none', zIndex: 60 },
  row: { position: 'absolute', left: 0, top: 0, pointerEvents: 'box-none' },
  cell: { position: 'absolute' },
  round: { borderRadius: 10 },
});
