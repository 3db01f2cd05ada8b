import { useCallback, useMemo, useState } from 'react';
import { StyleSheet } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import type { Card } from '../../game-core/games/misty/cards';
import { shapesOf } from '../../game-core/games/misty/table';
import type { Misty } from '../../game-core/games/misty/types';
import type { Seat } from '../../game-core/kernel/seats';
import { useActs } from '../shared/acts/useActs';
import type { BoardProps } from '../shared/game-table';
import { TableShell } from '../shared/TableShell';
import { BuildTable } from './board/BuildTable';
import { GalleryTable } from './board/GalleryTable';
import { LifeTable } from './board/LifeTable';
import { cardsInAll, roundsOf, type TableProps } from './board/parts';
import { ResultTable } from './board/ResultTable';
import { useMeantMemory } from './drafts/usePlacing';
import type { Settled } from './drafts/useWaking';
import { fullGrid, gridOf } from './layout/grid';
import { lifeOf, sleeping } from './life';
import { stagingFor } from './staging';
import { WindowSheet } from './WindowSheet';

/** The table of Misty: windows that are built in hiding, and come to life for all to see. */
export function Board(props: BoardProps<Misty>) {
  const { scene, players } = props;
  const [settled, setSettled] = useState<Settled | null>(null);
  const isPublic = scene.view.seat === 'table';
  const staging = useMemo(
    () =>
      stagingFor({
        isBot: (seat) => players[seat]?.bot != null,
        isPublic,
        hasMoved: (seat, card) => settled?.seat === seat && settled.card === card,
      }),
    [players, isPublic, settled],
  );
  const shown = useActs(props, staging);
  const { act, skip } = shown;
  const memory = useMeantMemory();
  const onSettle = useCallback((seat: Seat, card: Card) => setSettled({ seat, card }), []);
  return (
    <GestureHandlerRootView style={styles.all}>
      <TableShell onTap={act === null ? props.onHurry : skip}>
        {(size) => <Table {...props} {...shown} size={size} memory={memory} onSettle={onSettle} />}
      </TableShell>
    </GestureHandlerRootView>
  );
}

interface Props extends Omit<TableProps, 'onLook'> {
  readonly onSettle: (seat: Seat, card: Card) => void;
}

function Table({ onSettle, ...props }: Props) {
  const [looked, setLooked] = useState<Seat | null>(null);
  const table: TableProps = { ...props, onLook: setLooked };
  return (
    <>
      <Shown table={table} onSettle={onSettle} />
      <WindowSheet
        about={looked === null ? null : aboutOf(table, looked)}
        onClose={() => setLooked(null)}
      />
    </>
  );
}

interface ShownProps extends Pick<Props, 'onSettle'> {
  readonly table: TableProps;
}

function Shown({ table, onSettle }: ShownProps) {
  const { tableau, scene } = table;
  const { seat } = scene.view;
  switch (tableau.stage) {
    case 'building':
      return seat === 'table' ? (
        <GalleryTable table={table} />
      ) : (
        <BuildTable table={table} seat={seat} />
      );
    case 'life':
      return <LifeTable table={table} seat={tableau.seat ?? 0} onSettle={onSettle} />;
    case 'result':
      return <ResultTable table={table} />;
  }
}

function aboutOf(table: TableProps, seat: Seat) {
  const { tableau, players, scene } = table;
  const player = players[seat];
  if (player === undefined) return null;
  const { open } = scene.view;
  const window = tableau.windows[seat] ?? [];
  const isAlive = tableau.stage !== 'building';
  return {
    seat,
    player,
    grid: isAlive ? fullGrid(window) : gridOf(window, shapesOf(open.setting.config)),
    lives: isAlive
      ? lifeOf(window, tableau.moved[seat] ?? [], tableau.meals[seat] ?? null)
      : sleeping(window),
    count: window.length,
    of: cardsInAll(open),
    ...roundsOf(table, seat),
  };
}

const styles = StyleSheet.create({ all: { flex: 1 } });
