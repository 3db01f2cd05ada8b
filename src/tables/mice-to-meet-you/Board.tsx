import { useCallback, useEffect, useMemo, useState } from 'react';
import { houseOf, isSolo } from '../../game-core/games/mice-to-meet-you/table';
import type { Card } from '../../game-core/games/mice-to-meet-you/cards';
import type { Mice } from '../../game-core/games/mice-to-meet-you/types';
import { seatAsked } from '../../game-core/kernel/request';
import { leftOf, seatsOf, type Seat } from '../../game-core/kernel/seats';
import { usePhrases } from '../../i18n';
import { useTextScale } from '../../ui';
import { useActs, type Shown } from '../shared/acts/useActs';
import type { BoardProps } from '../shared/game-table';
import type { Size } from '../shared/geometry';
import { MarkAt } from '../shared/marks/MarkRing';
import { nameOf } from '../shared/names';
import { refusalInWords } from '../shared/refusals';
import { PieceLayer, TableShell } from '../shared/TableShell';
import { Flights } from './board/Flights';
import { HouseChips } from './board/HouseChips';
import { EndLine } from './board/EndLine';
import { OfferFrame } from './board/OfferFrame';
import { SlidingHouse } from './board/SlidingHouse';
import { tapsFor, wayOf } from './choosing/draft';
import { questionOf, reachOf, waysTo } from './choosing/question';
import { markedRooms } from './house/marked-rooms';
import { ROUND } from './house/RoomLook';
import { penaltyRooms, type Asked } from './house/room-state';
import { HouseSheet } from './HouseSheet';
import { layTable } from './layout/layout';
import { countedTable } from './purses';
import { SoloStrip } from './solo/advice/SoloStrip';
import { useHint } from './solo/advice/useHint';
import { shownSeat, stagingFor, type MiceAct, type Tableau } from './staging';
import { useDraft } from './useDraft';
import { whyNot } from './why-not';
import { GAME } from './words/describe';
import { endInSight } from './words/news';
import { Zone } from './zone/Zone';

/** The table of MICE to meet you. */
export function Board(props: BoardProps<Mice>) {
  const { players } = props;
  const isBot = useCallback((seat: Seat) => players[seat]?.bot != null, [players]);
  const staging = useMemo(() => stagingFor(isBot), [isBot]);
  const shown = useActs(props, staging);
  return (
    <TableShell onTap={shown.act === null ? props.onHurry : shown.skip}>
      {(size) => <Table {...props} {...shown} size={size} isBot={isBot} />}
    </TableShell>
  );
}

interface TableProps extends BoardProps<Mice>, Shown<Tableau, MiceAct> {
  readonly size: Size;
  readonly isBot: (seat: Seat) => boolean;
}

const NOBODY: readonly Seat[] = [];

function Table(props: TableProps) {
  const { scene, size, players, isReplay, sharesRoom, act, tableau, isBot } = props;
  const { open } = scene.view;
  const say = usePhrases();
  const textScale = useTextScale();
  const { seats } = open.setting.config;
  const request = act === null ? props.request : null;
  const question = useMemo(
    () => (request?.kind === 'decide' ? questionOf(request, open) : null),
    [request, open],
  );
  const { draft, refusal, tap, refuse } = useDraft(request?.name ?? '', question);
  const { hinted = null } = props;
  useEffect(() => {
    if (hinted !== null && question !== null) tapsFor(question, hinted).forEach(tap);
  }, [hinted, question, tap]);
  const hinting = useHint({
    open,
    request,
    question,
    tap,
    onHinted: props.onHinted,
    isWanted: !isReplay || props.tableOptions?.['chanceShown'] === true,
  });
  const asked = act === null ? (seatAsked(request) ?? open.asked) : null;
  const marks = act === null ? (props.marks ?? null) : null;
  const seat = marks?.by ?? shownSeat(tableau, act, asked, isBot);
  const isOffer = question?.kind === 'offer';
  const layout = useMemo(
    () => layTable(size, seats, { textScale, isReplay, sharesRoom, isOffer }),
    [size, seats, textScale, isReplay, sharesRoom, isOffer],
  );
  const [sheet, setSheet] = useState<{ seat: Seat; part: 'house' | 'cage' } | null>(null);

  const rooms = useMemo((): Asked | null => {
    if (question === null || draft === null) return null;
    const house = houseOf(open.table, question.seat);
    if (draft.miss !== null) {
      const penalties = penaltyRooms(house, question.penalties);
      const { penalty } = draft.miss;
      const chosen = [...penalties].find(([, each]) => each === penalty)?.[0] ?? null;
      return { kind: 'miss', penalties, chosen };
    }
    const isPicked = draft.isTouched || question.kind !== 'own';
    return {
      kind: 'reach',
      reach: reachOf(question),
      waysTo: (card) => waysTo(question, card).length,
      chosen: isPicked ? (wayOf(question, draft)?.card ?? null) : null,
    };
  }, [question, draft, open.table]);

  const onRoom = useCallback(
    (card: Card) => {
      const penalty = rooms?.kind === 'miss' ? rooms.penalties.get(card) : undefined;
      tap(penalty === undefined ? { on: 'room', card } : { on: 'penalty', penalty });
    },
    [rooms, tap],
  );
  const onAsk = useCallback(
    (card: Card) => {
      const code = request?.kind === 'decide' && question ? whyNot(request, question, card) : null;
      if (code !== null) refuse(refusalInWords(say, GAME, code));
    },
    [request, question, refuse, say],
  );
  const onChip = useCallback((each: Seat) => setSheet({ seat: each, part: 'house' }), []);
  const onCage = useCallback(() => setSheet({ seat, part: 'cage' }), [seat]);

  const others = useMemo(
    () => orderFrom(tableau.seat, seats).filter((each) => each !== seat),
    [tableau.seat, seats, seat],
  );
  const counted = useMemo(() => countedTable(tableau, act), [tableau, act]);
  const end = endInSight(say, tableau.table, players);
  return (
    <>
      <PieceLayer size={size}>
        <HouseChips
          places={layout.chips}
          seats={others}
          table={counted}
          players={players}
          active={tableau.seat}
          thinking={act === null ? props.thinking : NOBODY}
          act={act?.seat === seat ? null : act}
          onPress={onChip}
        />
        {layout.line !== null && end !== null && <EndLine place={layout.line} {...end} />}
        <SlidingHouse
          seat={seat}
          places={layout.house}
          name={nameOf(players, seat)}
          house={houseOf(counted, seat)}
          supply={counted.supply}
          isAlone={isSolo(tableau.table)}
          asked={rooms}
          act={act?.seat === seat ? act : null}
          isBig={props.bigCards}
          isBare={isOffer}
          onRoom={onRoom}
          onAsk={onAsk}
          onCage={onCage}
        />
        {markedRooms(layout.house, houseOf(open.table, seat), marks).map((marked, nth) => (
          <MarkAt key={nth} {...marked} round={ROUND} />
        ))}
        {act !== null && <Flights act={act} layout={layout} shown={seat} others={others} />}
      </PieceLayer>
      {layout.line !== null && isSolo(open.table) && (
        <SoloStrip
          view={scene.view}
          place={layout.line}
          hinting={hinting}
          tableOptions={props.tableOptions}
          past={props.past}
          isReplay={isReplay}
        />
      )}
      {isOffer && <OfferFrame seat={seat} />}
      <Zone
        layout={layout}
        open={open}
        players={players}
        tableau={tableau}
        act={act}
        isStill={props.isSkipped}
        request={request}
        question={question}
        draft={draft}
        refusal={refusal}
        marks={marks}
        end={layout.line === null ? end : null}
        tap={tap}
        onMove={props.onMove}
        onThrow={props.onDone}
        onNext={props.onNext && nextBy(props)}
        tip={props.tip ?? null}
        hinted={hinted ?? hinting.hint?.all[0]?.move ?? null}
        hinting={hinting}
      />
      <HouseSheet
        about={sheet}
        table={open.table}
        players={players}
        isBig={props.bigCards}
        onClose={() => setSheet(null)}
      />
    </>
  );
}

/** Whose throw it is, then all others in the order in which they are asked. */
function orderFrom(active: Seat, count: number): readonly Seat[] {
  let seat = active;
  return seatsOf(count).map(() => {
    const here = seat;
    seat = leftOf(seat, count);
    return here;
  });
}

/** What is being shown jumps to its end, and the bot whose turn it is acts. */
function nextBy({ act, skip, onNext }: TableProps): () => void {
  return () => {
    if (act !== null) skip();
    onNext?.();
  };
}
