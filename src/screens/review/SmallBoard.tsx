import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Kinds } from '../../game-core/kernel/game';
import type { Player } from '../../game-core/kernel/record';
import type { GameTable } from '../../tables/shared/game-table';
import { Backdrop, outline, radius, useColours } from '../../ui';
import { asPicture } from '../../tables/shared/coach/as-picture';

interface Props {
  readonly table: GameTable;
  readonly view: Kinds['view'];
  readonly players: readonly Player[];
  readonly width: number;
}

/** The table is laid out as on a phone, and then made small. */
const LAID = { width: 360, height: 420 };

const nothing = () => undefined;

/** The board at a moment, as a small picture: nothing on it can be pressed or is read out. */
export const SmallBoard = memo(function SmallBoard({ table, view, players, width }: Props) {
  const { outline: ink } = useColours();
  const scale = width / LAID.width;
  const size = { width, height: LAID.height * scale };
  return (
    <View {...asPicture} style={[styles.frame, size, { borderColor: ink }]}>
      <View style={[styles.laid, { transform: [{ scale }] }]}>
        <Backdrop kind={table.backdrop ?? 'wood'} />
        <table.Board
          scene={{ id: 0, view, before: null, happenings: [] }}
          players={players}
          request={null}
          thinking={[]}
          bigCards={false}
          isReplay
          onMove={nothing}
          onDone={nothing}
          onLookAgain={nothing}
          onShown={nothing}
          onHurry={nothing}
        />
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  frame: {
    overflow: 'hidden',
    borderRadius: radius.s,
    borderWidth: outline.thin,
    pointerEvents: 'none',
  },
  laid: { ...LAID, position: 'absolute', left: 0, top: 0, transformOrigin: 'left top' },
});
