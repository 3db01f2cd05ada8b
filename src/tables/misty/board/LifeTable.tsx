import { useCallback, useEffect, useMemo } from 'react';
import { isCovered, loneCards, mealsOf, movable } from '../../../game-core/games/misty/activation';
import type { Card } from '../../../game-core/games/misty/cards';
import { scoreSheet } from '../../../game-core/games/misty/score';
import type { Cell } from '../../../game-core/games/misty/sheet';
import { roundOf } from '../../../game-core/games/misty/table';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { useTextScale } from '../../../ui';
import { MarkAt } from '../../shared/marks/MarkRing';
import { marksOn } from '../../shared/marks/marks';
import { nameOf } from '../../shared/names';
import { refusalInWords } from '../../shared/refusals';
import { PieceLayer } from '../../shared/TableShell';
import { useWaking } from '../drafts/useWaking';
import { isLast, NOT_YET, seenMoves, tapped } from '../drafts/waking';
import { fullGrid } from '../layout/grid';
import { layTable } from '../layout/layout';
import { layPanes, paneAt } from '../layout/panes';
import { botHaste, lifeOf, outlookOf } from '../life';
import { Turning } from '../pieces/Turning';
import {
  atInWords,
  GAME,
  lifeInWords,
  outlookInWords,
  outlookLines,
  topOf,
  windowInWords,
} from '../words/describe';
import { actInWords } from '../words/news';
import { LifeZone } from '../zone/LifeZone';
import { QuietZone } from '../zone/QuietZone';
import { AboveKeys } from './AboveKeys';
import type { CellControl } from './CellGrid';
import { LifeChips } from './LifeChips';
import { nextBy, type TableProps } from './parts';
import { useWindowBefore } from './useWindowBefore';
import { WindowView } from './WindowView';

interface Props {
  readonly table: TableProps;
  /** Whose window comes to life. */
  readonly seat: Seat;
  /** The last drawing has moved, and its owner says that they have finished. */
  readonly onSettle: (seat: Seat, card: Card) => void;
}

const NONE: readonly Card[] = [];
/** A line with nothing on it: what stands above it does not move. */
const NOTHING = '\u00a0';

/** One window comes to life, drawing by drawing, in the order that its owner likes. */
export function LifeTable({ table, seat, onSettle }: Props) {
  const { scene, size, players, act, tableau, onMove } = table;
  const { open } = scene.view;
  const { seats } = open.setting.config;
  const say = usePhrases();
  const textScale = useTextScale();
  const isBot = players[seat]?.bot != null;
  const asked =
    table.request?.kind === 'decide' && table.request.seat === seat ? table.request : null;
  const request = act === null ? asked : null;
  const { waking, refusal, draft, refuse } = useWaking(request?.name ?? '');
  const hinted = request !== null && table.hinted?.type === 'activate' ? table.hinted : null;
  useEffect(() => {
    if (hinted !== null) draft({ chosen: hinted.card, last: null });
  }, [hinted, draft]);
  const window = useMemo(() => tableau.windows[seat] ?? [], [tableau.windows, seat]);
  const counted = tableau.moved[seat] ?? NONE;
  const moved = useMemo(() => seenMoves(counted, waking), [counted, waking]);
  const eaten = tableau.meals[seat] ?? null;
  const layout = useMemo(
    () =>
      layTable(size, {
        mode: 'life',
        seats,
        textScale,
        hand: 0,
        passes: null,
        isReplay: table.isReplay ?? false,
      }),
    [size, seats, textScale, table.isReplay],
  );
  const before = useWindowBefore(table, layout, seat);
  const grid = useMemo(() => fullGrid(window), [window]);
  const panes = useMemo(() => layPanes(layout.table, grid), [layout.table, grid]);
  const lives = useMemo(() => lifeOf(window, moved, eaten), [window, moved, eaten]);
  const sheet = useMemo(() => scoreSheet(window, moved), [window, moved]);
  const asleep = useMemo(() => movable(window, moved), [window, moved]);
  const { chosen, last } = waking;
  const outlook = chosen === null ? null : outlookOf(window, moved, chosen);
  // What is on its way is told as it was before it set off: nothing flickers in between.
  const told =
    act?.kind === 'move'
      ? outlookOf(window, counted.slice(0, counted.indexOf(act.card)), act.card)
      : outlook;
  const then = chosen === null ? null : scoreSheet(window, [...moved, chosen]).points;

  // In the first round everybody sees first what a drawing would do.
  const asksTwice = table.confirmMoves === true || roundOf(open) === 0;
  const wake = useCallback(
    (card: Card) => {
      const endsIt = isLast(window, counted, card);
      const result = tapped(waking, card, { asksTwice, endsIt });
      if (result.kind === 'draft') draft(result.draft);
      else onMove({ type: 'activate', card: result.card });
    },
    [window, counted, waking, asksTwice, draft, onMove],
  );
  const goOff = (card: Card): void => {
    if (isLast(window, counted, card)) draft({ chosen: null, last: card });
    else onMove({ type: 'activate', card });
  };

  const controlOf = (cell: Cell): CellControl => {
    const label = (what: string) => atInWords(say, grid, cell, what);
    const top = topOf(lives, cell);
    if (request === null || top === null) return { label: label(lifeInWords(say, lives, cell)) };
    const { card } = top;
    if (asleep.includes(card)) {
      const way = outlookOf(window, moved, card);
      const what = way === null ? '' : outlookInWords(say, way, grid);
      const isSelected = card === chosen;
      const words = isSelected ? `${what}. ${say.misty.setsOff}` : what;
      return { label: label(words), isSelected, onPress: () => wake(card) };
    }
    const why = (): string => {
      const code = isCovered(window, moved, card)
        ? 'covered'
        : request.check({ type: 'activate', card })?.code;
      return code === undefined ? '' : refusalInWords(say, GAME, code);
    };
    return { label: label(lifeInWords(say, lives, cell)), onAsk: () => refuse(why()) };
  };

  const name = nameOf(players, seat);
  const isScored = act?.kind === 'score' || (act === null && eaten !== null);
  const isThinking = counted.length === 0 && table.isReplay !== true;
  const happens = act === null ? null : actInWords(say, players, act);
  const lines = told === null ? null : outlookLines(say, told);
  const isSettled = eaten !== null || act?.kind === 'eat' || act?.kind === 'score';
  const meals = mealsOf(loneCards(window, moved)).length;
  return (
    <>
      <AboveKeys layout={layout}>
        <PieceLayer size={size}>
          {before !== null && (
            <Turning key={before.seat} comes={false} leaves>
              <WindowView {...before} layout={layout} isStill />
            </Turning>
          )}
          <Turning key={seat} comes={before !== null} leaves={false}>
            <WindowView
              layout={layout}
              panes={panes}
              lives={lives}
              outlook={outlook}
              sheet={isScored ? sheet : null}
              isMoving={act?.kind === 'move' || last !== null}
              isStill={table.isSkipped}
              haste={isBot ? botHaste(window) : 1}
              label={windowInWords(say, name, grid, window.length, window.length)}
              controlOf={controlOf}
              keepsFocus={asleep.length > 0}
            />
          </Turning>
          {act === null &&
            window.map(({ card, cell }) => (
              <MarkAt
                key={card}
                place={paneAt(panes, cell)}
                marks={marksOn(
                  table.marks ?? null,
                  (move) => move.type === 'activate' && move.card === card,
                )}
                round={panes.cell * 0.14}
              />
            ))}
        </PieceLayer>
        <LifeChips table={table} layout={layout} active={seat} />
      </AboveKeys>
      {isBot || table.isReplay === true ? (
        <QuietZone
          layout={layout}
          seat={seat}
          title={happens === null || isBot ? say.misty.lifeOf(name) : happens}
          line={isBot ? (happens ?? (isThinking ? say.misty.thinks(name) : NOTHING)) : null}
          points={sheet.points}
          onNext={table.request === null ? nextBy(table) : undefined}
          tip={table.tip ?? null}
        />
      ) : (
        <LifeZone
          layout={layout}
          seat={seat}
          {...(lines ??
            (isSettled || asked === null
              ? { title: happens ?? say.misty.lifeOf(name), line: NOTHING }
              : restLines(say, name, asksTwice, last === null ? null : sheet.points, meals)))}
          refusal={refusal}
          points={sheet.points}
          then={then}
          asleep={asleep}
          meals={isSettled ? 0 : meals}
          isSettled={isSettled}
          chosen={chosen}
          isHinted={chosen !== null && hinted?.card === chosen}
          isFinished={last !== null}
          onGo={goOff}
          onUndo={undoOf(waking, draft, table.onUndo)}
          onFinish={() => {
            if (last === null) return;
            onSettle(seat, last);
            onMove({ type: 'activate', card: last });
          }}
        />
      )}
    </>
  );
}

/** Nothing is chosen: what to do; or all have moved, and it is to be said that this is it. */
function restLines(
  { misty: say }: ReturnType<typeof usePhrases>,
  name: string,
  asksTwice: boolean,
  points: number | null,
  meals: number,
) {
  if (points === null) {
    return { title: say.windowOf(name), line: say[asksTwice ? 'tapTwice' : 'tapOne'] };
  }
  return { title: say.soFar(points), line: meals > 0 ? say.thenMonsters(meals) : say.allAwake };
}

/** First what is only meant, then what has counted already: never more than one's own. */
function undoOf(
  { chosen, last }: typeof NOT_YET,
  draft: (waking: typeof NOT_YET) => void,
  onUndo: (() => void) | undefined,
): (() => void) | null {
  if (chosen !== null || last !== null) return () => draft(NOT_YET);
  return onUndo ?? null;
}
