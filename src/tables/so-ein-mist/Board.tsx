import { useCallback, useMemo, useState } from 'react';
import { activeSeat, forcedStop, isDealt, isOver } from '../../game-core/games/so-ein-mist/table';
import type { Slot, SoEinMist } from '../../game-core/games/so-ein-mist/types';
import type { Scene } from '../../game-core/kernel/scene';
import type { Seat } from '../../game-core/kernel/seats';
import { usePhrases } from '../../i18n';
import { useTextScale } from '../../ui';
import { useActs, type Shown } from '../shared/acts/useActs';
import { Chips } from '../shared/chips/Chips';
import { useFace } from '../shared/faces/faces';
import type { BoardProps } from '../shared/game-table';
import { around, type Size } from '../shared/geometry';
import { MarkAt } from '../shared/marks/MarkRing';
import { marksOn } from '../shared/marks/marks';
import { AboveZone, PieceLayer, TableShell } from '../shared/TableShell';
import { TurnSign } from '../shared/TurnSign';
import { Controls } from './zone/Controls';
import { DicePieces } from './pieces/DicePieces';
import { Fingers } from './pieces/Fingers';
import { Note } from './pieces/Note';
import { Cards, Figures, queuesOf } from './pieces/Pieces';
import { StepTags } from './pieces/StepTags';
import { Tongues } from './pieces/Tongues';
import { Track } from './pieces/Track';
import { chipsOf, GAME, noteInWords } from './words/describe';
import { PlayerSheet } from './PlayerSheet';
import { layTable } from './layout/layout';
import type { Spot } from './layout/ring';
import { slotsBeyond, stepsAhead, stopPreview } from './preview';
import { staging, type MistAct, type Tableau } from './staging';

/** The table of So ein Mist. */
export function Board(props: BoardProps<SoEinMist>) {
  const shown = useActs(props, staging);
  const { id } = props.scene;
  const [told, setTold] = useState<Told | null>(null);
  const tell = useCallback(
    (slot: Slot) => setTold((now) => (isSame(now, { slot, id }) ? null : { slot, id })),
    [id],
  );
  const note = shown.act === null && told?.id === id ? told.slot : null;
  const onTap = note !== null ? () => setTold(null) : props.onHurry;
  return (
    <TableShell onTap={shown.act === null ? onTap : shown.skip}>
      {(size) => <Table {...props} {...shown} size={size} note={note} onTell={tell} />}
    </TableShell>
  );
}

/** A place that a finger asked about, in a scene. */
interface Told {
  readonly slot: Slot;
  readonly id: number;
}

const isSame = (one: Told | null, other: Told) => one?.slot === other.slot && one.id === other.id;

interface TableProps extends BoardProps<SoEinMist>, Shown<Tableau, MistAct> {
  readonly size: Size;
  /** The place that somebody asked about. */
  readonly note: Slot | null;
  readonly onTell: (slot: Slot) => void;
}

const NOBODY: readonly Seat[] = [];

function Table(props: TableProps) {
  const { scene, size, players, request, thinking, bigCards, isReplay, act, tableau, isSkipped } =
    props;
  const { open } = scene.view;
  const { sharesRoom } = props;
  const { animals, config } = open.setting;
  const say = usePhrases();
  const textScale = useTextScale();
  const layout = useMemo(
    () => layTable(size, config.seats, textScale, { isBig: bigCards, isReplay, sharesRoom }),
    [size, config.seats, textScale, bigCards, isReplay, sharesRoom],
  );
  const preview = useMemo(() => (act === null ? stopPreview(open) : null), [act, open]);
  const helps = act === null && request !== null;
  const steps = useMemo(() => (helps ? stepsAhead(open) : null), [helps, open]);
  const { hinted = null } = props;
  const isRollBest = helps && hinted === 'continue';
  const beyond = useMemo(() => (isRollBest ? slotsBeyond(open) : null), [isRollBest, open]);
  const marks = act === null ? (props.marks ?? null) : null;
  const chips = useMemo(
    () => chipsOf(say, players, animals, tableau.counts),
    [say, players, animals, tableau.counts],
  );

  const { places, arrivals } = tableau;
  const queues = useMemo(() => queuesOf(layout, { places, arrivals }), [layout, places, arrivals]);

  const [looksAt, setLooksAt] = useState<Seat | null>(null);
  const about = looksAt === null ? null : playerAt(props, looksAt);

  const active = shownSeat(scene, act);
  const isStill = isSkipped;
  const pieces = { layout, open, players, tableau, act, preview, steps, active, isStill, bigCards };
  const animal = active === null ? undefined : animals[active];
  const face = useFace(active);
  return (
    <>
      <AboveZone areas={layout}>
        <Track layout={layout} />
        <Tongues layout={layout} queues={queues} />
        <Chips
          game={GAME}
          places={layout.chips}
          players={players}
          contents={chips}
          active={active}
          thinking={act === null ? thinking : NOBODY}
          onPress={setLooksAt}
        />
        <PieceLayer size={size}>
          <Cards {...pieces} isMarked={marks !== null} beyond={beyond} />
          {steps !== null && <StepTags layout={layout} steps={steps} />}
          <DicePieces
            layout={layout.die}
            turn={tableau.turn}
            dice={tableau.dice}
            isRolling={act === null && open.rolling}
            forced={act === null ? forcedStop(tableau.dice) : null}
            isThrown={act?.kind === 'roll'}
            isStill={isStill}
            isLit={isRollBest}
          />
          {tableau.dice.length === 0 && animal !== undefined && (
            <TurnSign
              key={active}
              picture={animal}
              face={face}
              at={layout.die.at}
              size={layout.die.size}
            />
          )}
          <Figures {...pieces} queues={queues} />
          {preview !== null && (
            <MarkAt
              place={around((layout.ring.spots[preview.slot] as Spot).at, layout.ring.card)}
              marks={marksOn(marks, (move) => move === 'stop')}
              round={layout.ring.card.width * 0.2}
            />
          )}
          <MarkAt
            place={around(layout.die.at, { width: layout.die.size, height: layout.die.size })}
            marks={marksOn(marks, (move) => move === 'continue')}
            round={layout.die.size * 0.24}
          />
          {act === null && (
            <Fingers
              key={request?.name}
              layout={layout}
              queues={queues}
              onTell={props.onTell}
              onRoll={rollBy(props)}
            />
          )}
        </PieceLayer>
        {props.note !== null && (
          <Note layout={layout}>{noteInWords(say, tableau, props.note, players)}</Note>
        )}
      </AboveZone>
      <Controls
        layout={layout}
        open={open}
        players={players}
        act={act}
        preview={preview}
        request={request}
        hinted={hinted}
        onMove={props.onMove}
        onThrow={props.onDone}
        onNext={props.onNext && nextBy(props)}
        tip={props.tip ?? null}
      />
      <PlayerSheet about={about} onClose={() => setLooksAt(null)} />
    </>
  );
}

function playerAt({ scene, players, tableau }: TableProps, seat: Seat) {
  const player = players[seat];
  const animal = scene.view.open.setting.animals[seat];
  const counts = tableau.counts[seat];
  if (player === undefined || animal === undefined || counts === undefined) return null;
  return { seat, player, animal, counts };
}

/** What the coin and the die do under a finger. */
function rollBy({ request, onDone, onMove }: TableProps): (() => void) | null {
  if (request?.kind === 'throw') return onDone;
  const canRoll = request?.kind === 'decide' && request.moves.includes('continue');
  return canRoll ? () => onMove('continue') : null;
}

/** Who wants the next step need not see the end of this one. */
function nextBy({ act, skip, onNext }: TableProps): () => void {
  return () => {
    if (act !== null) skip();
    onNext?.();
  };
}

/** Whose turn is seen: while a move is being shown, that of who made it. */
function shownSeat({ view, before }: Scene<SoEinMist>, act: MistAct | null): Seat | null {
  const { open } = act === null || act.kind === 'deal' || before === null ? view : before;
  return isDealt(open) && !isOver(open) ? activeSeat(open) : null;
}
