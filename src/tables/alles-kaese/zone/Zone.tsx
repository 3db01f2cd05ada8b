import type { ReactNode } from 'react';
import { holesKept } from '../../../game-core/games/alles-kaese/score';
import {
  activeSeat,
  discardsSupply,
  endReason,
  holesOf,
  isDealt,
} from '../../../game-core/games/alles-kaese/table';
import type {
  AllesKaese,
  Move,
  Open,
  Slot,
  View,
} from '../../../game-core/games/alles-kaese/types';
import type { Player } from '../../../game-core/kernel/record';
import type { Request } from '../../../game-core/kernel/request';
import { usePhrases } from '../../../i18n';
import { Announce, Button, largeText, useTextScale } from '../../../ui';
import { nameOf } from '../../shared/names';
import { Keys } from '../../shared/zone/Keys';
import { NextKey } from '../../shared/zone/NextKey';
import { ThumbZone } from '../../shared/zone/ThumbZone';
import { Tip } from '../../shared/zone/Tip';
import type { Layout } from '../layout/layout';
import { hasRoomForHints } from '../layout/zone-needs';
import { HoldKey } from '../look/HoldKey';
import type { Hold } from '../look/useHold';
import { lookedAtBy, oddsOf } from '../odds';
import type { KaeseAct } from '../staging';
import { keepInWords, oddsInWords, oddsLabel } from '../words/describe';
import { actInWords, lastTurnInWords, waitInWords } from '../words/news';
import { Choices, isNarrow } from './Choices';
import { Head } from './Head';
import { OddsBar } from './OddsBar';

interface Props {
  readonly layout: Layout;
  readonly view: View;
  readonly players: readonly Player[];
  readonly act: KaeseAct | null;
  readonly request: Request<AllesKaese> | null;
  readonly chosen: Slot | null;
  /** Why a finger was refused; until the next tap. */
  readonly refusal: string | null;
  readonly hold: Hold;
  readonly isTapToLook: boolean;
  readonly showsOdds: boolean;
  /** To look again, where that may be. */
  readonly pawKey: ReactNode;
  readonly onMove: (move: Move) => void;
  readonly onThrow: () => void;
  readonly onLooked: () => void;
  /** The picture of the third trap has been seen. */
  readonly onSeen: () => void;
  /** Lets the next bot act; undefined where they do not wait for it. */
  readonly onNext: (() => void) | undefined;
  readonly tip: string | null;
}

/** The thumb zone: whose turn it is, what they can do and what comes of it. */
export function Zone(props: Props) {
  const { layout, view, act, request, onNext, tip } = props;
  const isPeek = request?.kind === 'decide' && request.moves.some(({ type }) => type === 'peek');
  // Where there are no keys, what is said stands in the middle.
  const isQuiet = act === null ? request === null || isPeek : act.kind !== 'caught';
  const hasNext =
    props.request === null &&
    onNext !== undefined &&
    act?.kind !== 'caught' &&
    endReason(view.open) === null;
  return (
    <ThumbZone
      place={layout.zone}
      isBeside={layout.isWide}
      isTight={layout.isLow}
      isLow={layout.scrolls}
      isQuiet={isQuiet && !hasNext}
    >
      <Content {...props} />
      {hasNext && <NextKey isStacked={layout.stacksKeys} onNext={onNext} />}
      {isQuiet && !hasNext && request === null && tip !== null && <Tip>{tip}</Tip>}
    </ThumbZone>
  );
}

function Content(props: Props) {
  const { layout, view, players, act, request } = props;
  const { open } = view;
  const say = usePhrases();
  const words = say.allesKaese;
  if (!isDealt(open) && act === null) return null;
  if (act !== null) {
    const head = <Head {...actInWords(say, open, players, act)} isLow={layout.isLow} isRoomy />;
    if (act.kind !== 'caught') return head;
    return (
      <>
        {head}
        <Keys isStacked={layout.stacksKeys}>
          <Button
            wide={!layout.stacksKeys}
            accent="cheese"
            icon="next"
            label={words.toScores}
            onPress={props.onSeen}
          />
        </Keys>
      </>
    );
  }
  if (request === null || request.kind === 'read') {
    return <Head {...waitInWords(say, open, players)} isLow={layout.isLow} isRoomy />;
  }
  const name = nameOf(players, request.seat);
  switch (request.kind) {
    case 'throw':
      return (
        <>
          <Head
            seat={request.seat}
            title={words.turnOf(name)}
            line={lastTurnInWords(say, open, players) ?? words.whichSlice}
            isLow={false}
          />
          <Keys key={request.name} isStacked={layout.stacksKeys}>
            <Button
              wide={!layout.stacksKeys}
              accent="cheese"
              icon="roll"
              label={words.throw}
              onPress={props.onThrow}
            />
          </Keys>
        </>
      );
    case 'look':
      return <Look key={request.name} {...props} />;
    case 'decide':
      return open.die !== null && request.moves.some(({ type }) => type === 'peek') ? (
        <Peek {...props} open={open} name={name} />
      ) : (
        <KeepOrNot key={request.name} {...props} name={name} />
      );
  }
}

interface AskedProps extends Props {
  readonly name: string;
}

/** Nothing matches: the slices themselves are the keys. */
function Peek({ layout, open, name, refusal, pawKey }: AskedProps & { readonly open: Open }) {
  const { allesKaese: words } = usePhrases();
  const isLarge = useTextScale() >= largeText;
  const leaves = discardsSupply(open.setting, 'peek');
  const face = open.die ?? 0;
  return (
    <Head
      seat={activeSeat(open)}
      title={isLarge ? words.lookUnderShort(face) : words.lookUnder(name, face)}
      line={refusal ?? (leaves ? words.tapAnyThenTop : words.tapAny)}
      isLow={layout.isLow}
      isRoomy
    >
      {pawKey}
    </Head>
  );
}

function KeepOrNot(props: AskedProps) {
  const { layout, view, chosen, name, request, refusal, showsOdds } = props;
  const { open } = view;
  const say = usePhrases();
  const words = say.allesKaese;
  const textScale = useTextScale();
  const seat = activeSeat(open);
  const card = chosen === null ? null : (open.board.display[chosen] ?? null);
  const slots =
    request?.kind === 'decide' ? new Set(request.moves.map(({ slot }) => slot)).size : 0;
  if (chosen === null || card === null) {
    return (
      <>
        <Head
          seat={seat}
          title={words.chooseOne(name)}
          line={refusal ?? words.tapOne(slots)}
          isLow={layout.isLow}
        >
          {props.pawKey}
        </Head>
        <Choices layout={layout} isTerse keepLine={null} onKeep={nothing} onThrowAway={nothing} />
      </>
    );
  }
  const holes = holesOf(open.board, card);
  const isKnown = lookedAtBy(open, seat).has(card);
  const odds = showsOdds && !isKnown ? oddsOf(view, holes) : null;
  const isOfSeat = view.seat === seat;
  const hasKey = props.pawKey !== null;
  const isTerse = !hasRoomForHints(layout, textScale, { hasOdds: odds !== null, hasKey });
  const line = isKnown
    ? words.knowsIt
    : odds === null
      ? words.soFar(holesKept(open.board, seat))
      : oddsInWords(say, odds, isOfSeat, hasKey);
  return (
    <>
      <Head seat={seat} title={words.keepThis(name)} line={refusal ?? line} isLow={layout.isLow}>
        {props.pawKey}
      </Head>
      {odds !== null && <OddsBar odds={odds} label={oddsLabel(say, odds, isOfSeat)} />}
      <Choices
        layout={layout}
        isTerse={isTerse}
        keepLine={keepInWords(say, open, holes, layout.isWide || layout.isLow || isNarrow(layout))}
        onKeep={() => props.onMove({ type: 'keep', slot: chosen })}
        onThrowAway={() => props.onMove({ type: 'remove', slot: chosen })}
      />
    </>
  );
}

const nothing = () => undefined;

/** Something private is looked at: a key to hold, and one to say that it was seen. */
function Look({ layout, hold, refusal, isTapToLook, onLooked }: Props) {
  const { allesKaese: words } = usePhrases();
  return (
    <Keys isStacked>
      <Announce message={refusal ?? ''} />
      <HoldKey
        hold={hold}
        isTap={isTapToLook}
        isTerse={layout.isLow}
        refusal={hold.hasShown ? null : refusal}
      />
      <Button
        kind="quiet"
        icon="check"
        label={layout.isLow ? words.lookDoneShort : words.lookDone}
        onPress={onLooked}
      />
    </Keys>
  );
}
