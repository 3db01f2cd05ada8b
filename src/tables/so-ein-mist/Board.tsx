import { useMemo, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { activeSeat, forcedStop, isDealt, isOver } from '../../game-core/games/so-ein-mist/table';
import type { SoEinMist } from '../../game-core/games/so-ein-mist/types';
import type { Scene } from '../../game-core/kernel/scene';
import type { Seat } from '../../game-core/kernel/seats';
import { useTextScale } from '../../ui';
import type { BoardProps } from '../shared/game-table';
import type { Size } from '../shared/geometry';
import { Chips } from './board/Chips';
import { Controls } from './board/Controls';
import { DicePieces } from './board/DicePieces';
import { Cards, Figures } from './board/Pieces';
import { StepTags } from './board/StepTags';
import { Track } from './board/Track';
import { TurnSign } from './board/TurnSign';
import { useScene } from './board/useScene';
import { layTable } from './layout';
import { stepsAhead, stopPreview } from './preview';
import { tableauOf, type Act } from './staging';

/** The table of So ein Mist. It measures its place, and fills it. */
export function Board(props: BoardProps<SoEinMist>) {
  const [size, setSize] = useState<Size | null>(null);
  return (
    <View
      style={styles.board}
      onLayout={({ nativeEvent: { layout } }) => {
        const { width, height } = layout;
        // Behind another screen there is no room at all: the table waits as it was.
        if (width === 0 || height === 0) return;
        setSize((before) =>
          before?.width === width && before.height === height ? before : { width, height },
        );
      }}
    >
      <Table {...props} size={size} />
    </View>
  );
}

function Table(props: BoardProps<SoEinMist> & { readonly size: Size | null }) {
  const { scene, size, players, request, thinking, bigCards } = props;
  const { open } = scene.view;
  const seats = open.setting.config.seats;
  const textScale = useTextScale();
  const layout = useMemo(
    () => (size === null ? null : layTable(size, seats, textScale)),
    [size, seats, textScale],
  );
  const { act, isSkipped, skip } = useScene(props);
  const rest = useMemo(() => tableauOf(scene.view), [scene.view]);
  const preview = useMemo(() => (act === null ? stopPreview(open) : null), [act, open]);
  const helps = act === null && request !== null;
  const steps = useMemo(() => (helps ? stepsAhead(open) : null), [helps, open]);
  if (layout === null) return null;

  const tableau = act?.tableau ?? rest;
  const active = shownSeat(scene, act);
  const isStill = isSkipped;
  const shown = { layout, open, players, tableau, act, preview, active, isStill, bigCards };
  const animal = active === null ? undefined : open.setting.animals[active];
  return (
    <Pressable
      // Not a control: who does not see that something moves need not hurry it.
      accessible={false}
      tabIndex={-1}
      style={styles.board}
      onPress={act === null ? props.onHurry : skip}
    >
      <Track layout={layout} />
      <Chips
        places={layout.chips}
        players={players}
        animals={open.setting.animals}
        counts={tableau.counts}
        active={active}
        thinking={act === null ? (thinking[0] ?? null) : null}
      />
      <View
        key={`${layout.size.width} ${layout.size.height}`}
        style={[StyleSheet.absoluteFill, styles.through]}
      >
        <Cards {...shown} />
        {steps !== null && <StepTags layout={layout} steps={steps} />}
        <DicePieces
          layout={layout.die}
          turn={tableau.turn}
          dice={tableau.dice}
          isRolling={act === null && open.rolling}
          forced={act === null ? forcedStop(tableau.dice) : null}
          isThrown={act?.kind === 'roll'}
          isStill={isStill}
        />
        {tableau.dice.length === 0 && animal !== undefined && (
          <TurnSign key={active} animal={animal} at={layout.die.at} size={layout.die.size} />
        )}
        <Figures {...shown} />
      </View>
      <Controls
        layout={layout}
        open={open}
        players={players}
        act={act}
        preview={preview}
        request={request}
        onMove={props.onMove}
        onThrow={props.onDone}
      />
    </Pressable>
  );
}

/** Whose turn is seen: while a move is being shown, that of who made it. */
function shownSeat({ view, before }: Scene<SoEinMist>, act: Act | null): Seat | null {
  const { open } = act === null || act.kind === 'deal' || before === null ? view : before;
  return isDealt(open) && !isOver(open) ? activeSeat(open) : null;
}

const styles = StyleSheet.create({
  board: { flex: 1, cursor: 'auto' },
  through: { pointerEvents: 'box-none' },
});
