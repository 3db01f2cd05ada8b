import { useCallback, useMemo, useState } from 'react';
import { activeSeat, endReason, isDealt } from '../../game-core/games/alles-kaese/table';
import type { AllesKaese, Slot } from '../../game-core/games/alles-kaese/types';
import type { Scene } from '../../game-core/kernel/scene';
import type { Seat } from '../../game-core/kernel/seats';
import { usePhrases } from '../../i18n';
import { FingerArea, largeText, target, useTextScale } from '../../ui';
import type { Shown } from '../shared/acts/useActs';
import { SeatFace } from '../shared/faces/SeatFace';
import type { BoardProps } from '../shared/game-table';
import { around, type Size } from '../shared/geometry';
import { MovingDie } from '../shared/MovingDie';
import { nameOf } from '../shared/names';
import { refusalInWords } from '../shared/refusals';
import { AboveZone, PieceLayer, TableShell } from '../shared/TableShell';
import { TurnSign } from '../shared/TurnSign';
import { Caught } from './board/Caught';
import { Counter } from './board/Counter';
import { Plates } from './board/Plates';
import { Shelves, type Asked } from './board/Shelves';
import { layTable, type Layout } from './layout/layout';
import { LookStage } from './look/LookStage';
import { useLook } from './look/useLook';
import { pawedSlots } from './odds';
import { Cellar } from './pieces/Cellar';
import { PlateSheet } from './PlateSheet';
import type { KaeseAct, Tableau } from './staging';
import { useDraft } from './useDraft';
import { useStaged } from './useStaged';
import { GAME } from './words/describe';
import { PawKey } from './zone/PawKey';
import { Zone } from './zone/Zone';

/** The table of Alles Käse!. */
export function Board(props: BoardProps<AllesKaese>) {
  const shown = useStaged(props);
  const { act, skip, release } = shown;
  return (
    <TableShell onTap={act === null ? props.onHurry : act.kind === 'caught' ? release : skip}>
      {(size) => <Table {...props} {...shown} size={size} />}
    </TableShell>
  );
}

interface TableProps extends BoardProps<AllesKaese>, Shown<Tableau, KaeseAct> {
  readonly size: Size;
}

const NOBODY: readonly Seat[] = [];

function Table(props: TableProps) {
  const { scene, size, players, thinking, isReplay, act, tableau, isSkipped } = props;
  const { view } = scene;
  const { open } = view;
  const request = act === null ? props.request : null;
  const say = usePhrases();
  const textScale = useTextScale();
  const { seats } = open.setting.config;
  const look = useLook(props);
  const hasOdds = props.tableOptions?.['oddsShown'] ?? false;
  const layout = useMemo(
    () => layTable(size, seats, { textScale, hasOdds, isReplay }),
    [size, seats, textScale, hasOdds, isReplay],
  );
  const { chosen, refusal, choose, refuse } = useDraft(request);
  const [plate, setPlate] = useState<Seat | null>(null);

  const asked = useMemo(() => askedIn(request, chosen), [request, chosen]);
  const active = request?.kind === 'look' ? request.seat : shownSeat(scene, act);
  const { onMove } = props;
  const isPeek = asked?.kind === 'look';
  const onChoose = useCallback(
    (slot: Slot) => (isPeek ? onMove({ type: 'peek', slot }) : choose(slot)),
    [isPeek, onMove, choose],
  );
  const onAsk = useCallback(
    (slot: Slot) => {
      const code = request?.kind === 'decide' ? request.check({ type: 'keep', slot })?.code : null;
      if (code != null) refuse(refusalInWords(say, GAME, code));
    },
    [request, refuse, say],
  );
  const isCurtained = look.cards !== null && !look.isAlone;
  const about = plate === null ? null : plateAt(props, plate);
  return (
    <>
      <AboveZone areas={layout}>
        {!isCurtained && (
          <Cellar boards={layout.boards} counter={layout.counter} {...lanternsIn(layout)} />
        )}
        <PieceLayer size={size}>
          {isCurtained && look.cards !== null ? (
            <LookStage
              place={layout.table}
              open={open}
              seat={look.seat}
              name={nameOf(players, look.seat)}
              cards={look.cards}
              isOpen={look.hold.isOpen}
              isLarge={textScale >= largeText}
            />
          ) : (
            <>
              <Shelves
                layout={layout}
                open={open}
                tableau={tableau}
                act={act}
                asked={asked}
                paws={act === null && active !== null ? pawedSlots(open, active) : NONE}
                active={active}
                pawOf={request === null || active === null ? nameOf(players, active ?? 0) : 'you'}
                fronts={look.fronts}
                onChoose={onChoose}
                onAsk={onAsk}
              />
              {tableau.display.length > 0 && (
                <Counter layout={layout} open={open} tableau={tableau} act={act} />
              )}
              <Middle {...props} layout={layout} active={active} isStill={isSkipped} />
            </>
          )}
        </PieceLayer>
        <Plates
          places={layout.chips}
          open={open}
          rows={tableau.rows}
          players={players}
          active={active}
          thinking={act === null ? thinking : NOBODY}
          onPress={setPlate}
        />
      </AboveZone>
      {act?.kind === 'caught' && <Caught seat={act.seat} layout={layout} />}
      <Zone
        layout={layout}
        view={view}
        players={players}
        act={act}
        request={request}
        chosen={chosen}
        refusal={refusal}
        hold={look.hold}
        isTapToLook={look.isTap}
        showsOdds={hasOdds}
        pawKey={
          look.canLookAgain ? (
            <PawKey hold={look.isAlone ? look.hold : null} onPress={props.onLookAgain} />
          ) : null
        }
        onMove={onMove}
        onThrow={props.onDone}
        onLooked={() => (look.hold.hasShown ? props.onDone() : refuse(say.allesKaese.lookFirst))}
        onSeen={props.release}
        onNext={props.onNext && nextBy(props)}
        tip={props.tip ?? null}
      />
      <PlateSheet about={about} open={open} onClose={() => setPlate(null)} />
    </>
  );
}

const NONE: readonly Slot[] = [];

/** The die, or whose turn it is where it will land; a finger on it throws. */
function Middle({
  tableau,
  act,
  request,
  layout,
  active,
  isStill,
  onDone,
}: TableProps & {
  readonly layout: Layout;
  readonly active: Seat | null;
  readonly isStill: boolean;
}) {
  const { allesKaese: say } = usePhrases();
  const { die } = layout;
  const side = Math.max(target, die.size);
  const { x, y, width, height } = around(die.at, { width: side, height: side });
  return (
    <>
      {tableau.die !== null && (
        <MovingDie
          key={tableau.turn}
          face={tableau.die}
          size={die.size}
          at={die.at}
          fresh={act?.kind === 'roll'}
          isStill={isStill}
          label={say.die(tableau.die)}
        />
      )}
      {tableau.die === null && active !== null && act?.kind !== 'deal' && (
        <TurnSign
          key={active}
          picture={(sign) => <SeatFace seat={active} size={sign} />}
          at={die.at}
          size={die.size}
        />
      )}
      {act === null && request?.kind === 'throw' && (
        <FingerArea
          style={{ position: 'absolute', left: x, top: y, width, height, zIndex: 4000 }}
          onPress={onDone}
        />
      )}
    </>
  );
}

/** What is being shown jumps to its end, and the bot whose turn it is acts. */
function nextBy({ act, skip, onNext }: TableProps): () => void {
  return () => {
    if (act !== null) skip();
    onNext?.();
  };
}

/** Which slices the request is about. */
function askedIn(request: BoardProps<AllesKaese>['request'], chosen: Slot | null): Asked | null {
  if (request?.kind !== 'decide') return null;
  const kind = request.moves.some(({ type }) => type === 'peek') ? 'look' : 'match';
  return { kind, slots: [...new Set(request.moves.map(({ slot }) => slot))], chosen };
}

function plateAt({ scene, players }: TableProps, seat: Seat) {
  const player = players[seat];
  if (player === undefined) return null;
  return { seat, player, row: scene.view.open.board.rows[seat] ?? [] };
}

/** Whose turn is seen: while a move is being shown, that of who made it. */
function shownSeat({ view: { open } }: Scene<AllesKaese>, act: KaeseAct | null): Seat | null {
  if (act !== null) return act.seat;
  return isDealt(open) && endReason(open) === null ? activeSeat(open) : null;
}

/** Where the wall is high enough above the slices. */
function lanternsIn({ shelves, slots, slice }: Layout) {
  const [first] = slots;
  const width = Math.min(44, slice * 0.28);
  if (first === undefined || width < 26 || first.y - shelves.y < width * 1.5 + 18) return {};
  const at = (part: number) => ({ x: shelves.x + shelves.width * part, y: shelves.y });
  return { lanterns: [at(1 / 3), at(2 / 3)], lanternWidth: width };
}
