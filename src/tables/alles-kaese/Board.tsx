import { useCallback, useEffect, useMemo, useState } from 'react';
import { activeSeat, endReason, isDealt } from '../../game-core/games/alles-kaese/table';
import type { AllesKaese, Slot } from '../../game-core/games/alles-kaese/types';
import type { Scene } from '../../game-core/kernel/scene';
import type { Seat } from '../../game-core/kernel/seats';
import { usePhrases } from '../../i18n';
import { largeText, useTextScale } from '../../ui';
import type { Shown } from '../shared/acts/useActs';
import type { BoardProps } from '../shared/game-table';
import type { Size } from '../shared/geometry';
import { MarkAt } from '../shared/marks/MarkRing';
import { nameOf } from '../shared/names';
import { refusalInWords } from '../shared/refusals';
import { AboveZone, PieceLayer, TableShell } from '../shared/TableShell';
import { askedIn } from './board/asked';
import { markedPlaces } from './board/marked';
import { Caught } from './board/Caught';
import { Counter } from './board/Counter';
import { Middle } from './board/Middle';
import { Plates } from './board/Plates';
import { Shelves } from './board/Shelves';
import { lanternsOn } from './layout/lanterns';
import { layTable } from './layout/layout';
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
import { isAmongPeople } from './zone/props';
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
  const { scene, size, players, thinking, bigCards, isReplay, act, tableau, isSkipped } = props;
  const { view } = scene;
  const { open } = view;
  const request = act === null ? props.request : null;
  const say = usePhrases();
  const textScale = useTextScale();
  const { seats } = open.setting.config;
  const { isCovered = false, sharesRoom } = props;
  const [plate, setPlate] = useState<Seat | null>(null);
  if (plate !== null && isCovered) setPlate(null);
  const look = useLook({ ...props, isCovered: isCovered || plate !== null });
  const hasOdds = props.tableOptions?.['oddsShown'] ?? false;
  const layout = useMemo(
    () => layTable(size, seats, { textScale, hasOdds, isReplay, sharesRoom }, bigCards),
    [size, seats, textScale, hasOdds, isReplay, sharesRoom, bigCards],
  );
  const { chosen, refusal, choose, refuse } = useDraft(request);
  const { hinted = null } = props;
  useEffect(() => {
    if (hinted !== null) choose(hinted.slot);
  }, [hinted, choose]);

  const asked = useMemo(() => askedIn(request, chosen), [request, chosen]);
  const active = request?.kind === 'look' ? request.seat : shownSeat(scene, act);
  const { onMove } = props;
  const isPeek = asked?.kind === 'look';
  // They take so much room that large words would leave slices behind them.
  const isAboutTwoKeys = asked?.kind === 'match' || chosen !== null;
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
  const plates = (
    <Plates
      places={layout.chips}
      open={open}
      rows={tableau.rows}
      players={players}
      active={active}
      thinking={act === null ? thinking : NOBODY}
      onPress={setPlate}
    />
  );
  const about = plate === null ? null : plateAt(props, plate);
  return (
    <>
      {isCurtained && look.cards !== null ? (
        <LookStage
          place={layout.stage}
          open={open}
          seat={look.seat}
          name={nameOf(players, look.seat)}
          cards={look.cards}
          isOpen={look.hold.isOpen}
          isBig={bigCards}
        />
      ) : (
        <AboveZone areas={layout} from={isAboutTwoKeys && !layout.isWide ? layout.table.y : 0}>
          <Cellar boards={layout.boards} counter={layout.counter} {...lanternsOn(layout)} />
          <PieceLayer size={size}>
            <Shelves
              layout={layout}
              open={open}
              tableau={tableau}
              act={act}
              asked={asked}
              hinted={request === null ? null : (hinted?.slot ?? null)}
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
            <Middle
              die={layout.die}
              tableau={tableau}
              act={act}
              active={active}
              isStill={isSkipped}
              isHandedOver={isAmongPeople(players)}
              onThrow={request?.kind === 'throw' ? props.onDone : null}
            />
          </PieceLayer>
          {plates}
          {act === null &&
            markedPlaces(layout, props.marks ?? null).map((marked, nth) => (
              <MarkAt key={nth} {...marked} />
            ))}
        </AboveZone>
      )}
      {/* Behind the curtain they are in nobody's way, unless large words are. */}
      {isCurtained && textScale < largeText && plates}
      {act?.kind === 'caught' && <Caught seat={act.seat} layout={layout} />}
      <Zone
        layout={layout}
        view={view}
        players={players}
        act={act}
        request={request}
        hinted={hinted}
        chosen={chosen}
        refusal={refusal}
        look={look}
        showsOdds={hasOdds}
        fromMemory={look.fromMemory}
        pawKey={
          look.canLookAgain ? (
            <PawKey hold={look.isAlone ? look.hold : null} onPress={props.onLookAgain} />
          ) : null
        }
        onMove={onMove}
        onThrow={props.onDone}
        onLooked={() => (look.isDone ? props.onDone() : refuse(say.allesKaese.lookFirst))}
        onSeen={props.release}
        onNext={props.onNext && nextBy(props)}
        tip={props.tip ?? null}
      />
      <PlateSheet about={about} open={open} isBig={bigCards} onClose={() => setPlate(null)} />
    </>
  );
}

const NONE: readonly Slot[] = [];

/** What is being shown jumps to its end, and the bot whose turn it is acts. */
function nextBy({ act, skip, onNext }: TableProps): () => void {
  return () => {
    if (act !== null) skip();
    onNext?.();
  };
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
