import { useCallback, useEffect, useMemo, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Card } from '../../../game-core/games/misty/cards';
import { bestPoints } from '../../../game-core/games/misty/order';
import { cellAt, cellsOf, type Cell } from '../../../game-core/games/misty/sheet';
import { receiver, shapesOf } from '../../../game-core/games/misty/table';
import { cardAt } from '../../../game-core/games/misty/window';
import type { Seat } from '../../../game-core/kernel/seats';
import { inSentences, usePhrases } from '../../../i18n';
import { useTextScale } from '../../../ui';
import { moveToFirstKey } from '../../../ui/first-key';
import { nameOf } from '../../shared/names';
import { PieceLayer } from '../../shared/TableShell';
import { moveOf } from '../drafts/placing';
import { usePlacing } from '../drafts/usePlacing';
import { gridOf } from '../layout/grid';
import { layTable } from '../layout/layout';
import { hitIn, layPanes } from '../layout/panes';
import { sleeping } from '../life';
import {
  atInWords,
  cardInWords,
  draftInWords,
  whyNotInWords,
  windowInWords,
} from '../words/describe';
import { actInWords } from '../words/news';
import { BuildZone } from '../zone/BuildZone';
import { AboveKeys } from './AboveKeys';
import type { CellControl } from './CellGrid';
import { MarkedPanes } from './MarkedPanes';
import { Neighbours } from './Neighbours';
import { cardsInAll, roundsOf, type TableProps } from './parts';
import { passingWays } from './passing-ways';
import { Travelling } from './Travelling';
import { WhyNot } from './WhyNot';
import { WindowView } from './WindowView';

interface Props {
  readonly table: TableProps;
  /** Whose window it is: who looks at the phone alone. */
  readonly seat: Seat;
}

/** One's own window large, one's hand below it, and the others' windows small. */
export function BuildTable({ table, seat }: Props) {
  const { scene, size, players, act, tableau, isReplay = false } = table;
  const { view } = scene;
  const { open } = view;
  const { config } = open.setting;
  const say = usePhrases();
  const textScale = useTextScale();
  const request = act === null ? table.request : null;
  const isAsked = request?.kind === 'decide' && request.seat === seat;
  const draft = usePlacing(isAsked ? request : null, table.memory);
  const { placing, refuse, forgetRefusal, drop } = draft;
  const hinted = isAsked && table.hinted?.type === 'place' ? table.hinted : null;
  useEffect(() => {
    if (hinted !== null) drop(hinted.card, hinted.cell);
  }, [hinted, drop]);
  const marks = act === null ? (table.marks ?? null) : null;
  const window = useMemo(() => tableau.windows[seat] ?? [], [tableau.windows, seat]);
  const shapes = shapesOf(config);
  const others = Array.from(
    { length: config.seats - 1 },
    (_, nth) => (seat + nth + 1) % config.seats,
  );
  const hand = isAsked ? draft.options.cards : handOf(table);
  const layout = useMemo(
    () =>
      layTable(size, {
        mode: 'build',
        seats: config.seats,
        textScale,
        hand: hand.length,
        passes: tableau.passes,
        isReplay,
      }),
    [size, config.seats, textScale, hand.length, tableau.passes, isReplay],
  );
  const grid = useMemo(() => gridOf(window, shapes), [window, shapes]);
  const panes = useMemo(() => layPanes(layout.table, grid), [layout.table, grid]);
  const lives = useMemo(() => sleeping(window), [window]);

  // What waits for the others, or what is only meant.
  const committed = act === null && !isAsked ? view.pick : null;
  const meant = isAsked ? placing : committed;
  const move = isAsked ? moveOf(placing) : null;
  const withDraft = useMemo(
    () =>
      meant === null || meant.card === null || meant.cell === null
        ? window
        : [...window, { card: meant.card, cell: meant.cell }],
    [window, meant],
  );
  const showsScore = table.tableOptions?.['scoreShown'] ?? false;
  const best = useMemo(
    () => (showsScore && withDraft.length > 0 ? bestPoints(withDraft) : null),
    [showsScore, withDraft],
  );

  const whyNot = useCallback(
    (cell: Cell): string => {
      const card = placing.card ?? hand[0];
      if (request?.kind !== 'decide' || card === undefined) return '';
      const code = request.check({ type: 'place', card, cell })?.code;
      return code === undefined ? '' : whyNotInWords(say, window, cell, shapes, code);
    },
    [request, placing.card, hand, say, window, shapes],
  );

  const lit = isAsked ? draft.options.cells : NONE;
  const { chooseCell } = draft;
  const controlOf = (cell: Cell): CellControl => {
    const label = (what: string) => atInWords(say, grid, cell, what);
    const lying = cardAt(window, cell);
    const onAsk = isAsked ? () => refuse(whyNot(cell)) : undefined;
    if (lying !== null) return { label: label(cardInWords(say, lying)), onAsk };
    if (meant?.cell === cell && meant.card !== null) {
      const what = cardInWords(say, meant.card);
      const line = draftInWords(say, withDraft, { grid, shapes }, meant.card);
      const words = isAsked ? say.misty.draft(what, line) : `${what}, ${say.misty.youHaveChosen}`;
      return { label: label(words), isSelected: true, ...(isAsked && { onPress: chooseCell }) };
    }
    if (lit.includes(cell)) {
      const isSelected = placing.cell === cell;
      return { label: label(say.misty.canPlace), onPress: chooseCell, isSelected };
    }
    return { label: label(isAsked ? say.misty.noPlace : say.misty.empty), onAsk };
  };
  // Said once, not at every cell.
  const isNoPlace = (cell: Cell) => cardAt(window, cell) === null && !lit.includes(cell);
  const reasons = isAsked ? new Set(cellsOf(grid).filter(isNoPlace).map(whyNot)) : NONE;
  const label = inSentences([
    windowInWords(say, nameOf(players, seat), grid, window.length, cardsInAll(open)),
    ...reasons,
  ]);

  const glass = useRef<View>(null);
  const cells = useRef<View>(null);
  const onDrop = useCallback(
    (card: Card, x: number, y: number) => {
      glass.current?.measureInWindow((left, top) => {
        const at = { x: x - left + panes.glass.x, y: y - top + panes.glass.y };
        const hit = hitIn(panes, at);
        if (hit === null) return;
        const cell = cellAt(grid.top + hit.row, grid.left + hit.column);
        if (lit.includes(cell)) drop(card, cell);
        else refuse(whyNot(cell));
      });
    },
    [panes, grid, lit, drop, refuse, whyNot],
  );

  const stage = open.stage;
  const goToCells = () => {
    if (placing.cell === null && cells.current !== null) moveToFirstKey(cells.current);
  };
  const next =
    stage.name === 'building' && hand.length > 1 ? receiver(config, stage.deal, seat) : null;
  const nth = Math.min(cardsInAll(open), window.length + (act?.kind === 'reveal' ? 0 : 1));
  return (
    <View
      style={StyleSheet.absoluteFill}
      // Whoever goes on has read it, and it stands before panes.
      onStartShouldSetResponderCapture={() => {
        forgetRefusal();
        return false;
      }}
    >
      <AboveKeys layout={layout}>
        <PieceLayer size={size}>
          <WindowView
            layout={layout}
            panes={panes}
            lives={lives}
            lit={lit}
            draft={meant}
            isCommitted={!isAsked}
            // One's own has been there since it was chosen.
            fresh={isReplay && act?.kind === 'reveal' ? act.cards : NONE}
            isStill={table.isSkipped}
            label={label}
            controlOf={controlOf}
            glassRef={glass}
            cellsRef={cells}
          />
          <MarkedPanes panes={panes} marks={marks} />
        </PieceLayer>
        <Neighbours table={table} layout={layout} seats={others} />
      </AboveKeys>
      <BuildZone
        layout={layout}
        seat={seat}
        name={nameOf(players, seat)}
        nth={nth}
        all={cardsInAll(open)}
        {...roundsOf(table, seat)}
        next={next === null ? null : { seat: next, name: players[next]?.name ?? '' }}
        cards={hand}
        draft={draft}
        isHinted={hinted !== null && move?.card === hinted.card && move.cell === hinted.cell}
        marks={marks}
        news={isAsked ? null : newsOf(table, say, seat)}
        isReplay={isReplay}
        best={best}
        onDrop={onDrop}
        onPicked={goToCells}
        onDone={() => move !== null && table.onMove(move)}
      />
      {draft.refusal !== null && <WhyNot layout={layout}>{draft.refusal}</WhyNot>}
      {act?.kind === 'pass' && <Travelling ways={passingWays(table, layout, seat, others)} />}
    </View>
  );
}

const NONE: readonly never[] = [];
/** A line with nothing on it: what stands above it does not move. */
const NOTHING = '\u00a0';

/** What is in hand while nobody is asked: what one has chosen has left it, and the next hand has yet to come. */
function handOf({ tableau, act }: TableProps): readonly Card[] {
  const isOnItsWay = act?.kind === 'reveal' || act?.kind === 'pass';
  return isOnItsWay ? NONE : (tableau.hand ?? NONE);
}

function newsOf(table: TableProps, say: ReturnType<typeof usePhrases>, seat: Seat): string {
  const { act, players, scene } = table;
  if (act !== null) return actInWords(say, players, act);
  const { committed, open } = scene.view;
  // Nobody waits for anybody.
  if (table.isReplay === true) return NOTHING;
  if (open.stage.name !== 'building') return say.misty.dealing;
  const waiting = committed.flatMap((isIn, each) =>
    isIn || each === seat ? [] : [nameOf(players, each)],
  );
  return waiting.length === 0 ? say.misty.youHaveChosen : say.misty.waitsFor(waiting);
}
