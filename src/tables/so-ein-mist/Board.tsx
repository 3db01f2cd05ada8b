import { useMemo } from 'react';
import { activeSeat, forcedStop, isDealt, isOver } from '../../game-core/games/so-ein-mist/table';
import type { SoEinMist } from '../../game-core/games/so-ein-mist/types';
import type { Scene } from '../../game-core/kernel/scene';
import type { Seat } from '../../game-core/kernel/seats';
import { usePhrases } from '../../i18n';
import { useTextScale } from '../../ui';
import { useActs, type Shown } from '../shared/acts/useActs';
import { Chips } from '../shared/chips/Chips';
import type { BoardProps } from '../shared/game-table';
import type { Size } from '../shared/geometry';
import { PieceLayer, TableShell } from '../shared/TableShell';
import { TurnSign } from '../shared/TurnSign';
import { Controls } from './zone/Controls';
import { DicePieces } from './pieces/DicePieces';
import { Cards, Figures, queuesOf } from './pieces/Pieces';
import { StepTags } from './pieces/StepTags';
import { Tongues } from './pieces/Tongues';
import { Track } from './pieces/Track';
import { chipsOf, GAME } from './words/describe';
import { layTable } from './layout/layout';
import { stepsAhead, stopPreview } from './preview';
import { staging, type MistAct, type Tableau } from './staging';

/** The table of So ein Mist. */
export function Board(props: BoardProps<SoEinMist>) {
  const shown = useActs(props, staging);
  return (
    <TableShell onTap={shown.act === null ? props.onHurry : shown.skip}>
      {(size) => <Table {...props} {...shown} size={size} />}
    </TableShell>
  );
}

type TableProps = BoardProps<SoEinMist> & Shown<Tableau, MistAct> & { readonly size: Size };

const NOBODY: readonly Seat[] = [];

function Table(props: TableProps) {
  const { scene, size, players, request, thinking, bigCards, act, tableau, isSkipped } = props;
  const { open } = scene.view;
  const { animals, config } = open.setting;
  const say = usePhrases();
  const textScale = useTextScale();
  const layout = useMemo(
    () => layTable(size, config.seats, textScale),
    [size, config.seats, textScale],
  );
  const preview = useMemo(() => (act === null ? stopPreview(open) : null), [act, open]);
  const helps = act === null && request !== null;
  const steps = useMemo(() => (helps ? stepsAhead(open) : null), [helps, open]);
  const chips = useMemo(
    () => chipsOf(say, players, animals, tableau.counts),
    [say, players, animals, tableau.counts],
  );

  const { places, arrivals } = tableau;
  const queues = useMemo(() => queuesOf(layout, { places, arrivals }), [layout, places, arrivals]);

  const active = shownSeat(scene, act);
  const isStill = isSkipped;
  const shown = { layout, open, players, tableau, act, preview, active, isStill, bigCards };
  const animal = active === null ? undefined : animals[active];
  return (
    <>
      <Track layout={layout} />
      <Tongues layout={layout} queues={queues} />
      <Chips
        game={GAME}
        places={layout.chips}
        players={players}
        contents={chips}
        active={active}
        thinking={act === null ? thinking : NOBODY}
      />
      <PieceLayer size={size}>
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
          <TurnSign key={active} picture={animal} at={layout.die.at} size={layout.die.size} />
        )}
        <Figures {...shown} queues={queues} />
      </PieceLayer>
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
    </>
  );
}

/** Whose turn is seen: while a move is being shown, that of who made it. */
function shownSeat({ view, before }: Scene<SoEinMist>, act: MistAct | null): Seat | null {
  const { open } = act === null || act.kind === 'deal' || before === null ? view : before;
  return isDealt(open) && !isOver(open) ? activeSeat(open) : null;
}
