import { useMemo } from 'react';
import { kindOf } from '../../../game-core/games/misty/cards';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { useTextScale } from '../../../ui';
import { nameOf } from '../../shared/names';
import { PieceLayer } from '../../shared/TableShell';
import { ThumbZone } from '../../shared/zone/ThumbZone';
import { fullGrid } from '../layout/grid';
import { layTable } from '../layout/layout';
import { layPanes } from '../layout/panes';
import { atInWords, lifeInWords, windowInWords } from '../words/describe';
import { Head } from '../zone/Head';
import { PointsSoFar } from '../zone/LifeZone';
import { TwoKeys } from '../zone/TwoKeys';
import { AboveKeys } from './AboveKeys';
import { LifeChips } from './LifeChips';
import type { TableProps } from './parts';
import { useBestOrder } from './useBestOrder';
import { WindowView } from './WindowView';

interface Props {
  readonly table: TableProps;
  readonly seat: Seat;
  /** What was reached. */
  readonly got: number;
  readonly onBack: () => void;
}

/** A window once more, in an order that could not be better. */
export function BestOrder({ table, seat, got, onBack }: Props) {
  const { size, players, tableau } = table;
  const say = usePhrases();
  const textScale = useTextScale();
  const window = useMemo(() => tableau.windows[seat] ?? [], [tableau.windows, seat]);
  const { lives, sheet, now, nth, isOver, best, isSame, visit, again } = useBestOrder(
    window,
    tableau.moved[seat] ?? [],
  );
  const layout = useMemo(
    () => layTable(size, { mode: 'life', seats: players.length, textScale, hand: 0, passes: null }),
    [size, players.length, textScale],
  );
  const grid = useMemo(() => fullGrid(window), [window]);
  const panes = useMemo(() => layPanes(layout.table, grid), [layout.table, grid]);
  const name = nameOf(players, seat);
  const isBelow = layout.isWide || layout.isLarge;
  const line =
    now === null
      ? say.misty.bestLine(best, got, isSame)
      : `${nth}. ${say.misty.doesWhat(kindOf(now))}`;
  return (
    <>
      <AboveKeys layout={layout}>
        <PieceLayer size={size}>
          <WindowView
            key={visit}
            layout={layout}
            panes={panes}
            lives={lives}
            sheet={isOver ? sheet : null}
            isMoving={now !== null}
            isStill={false}
            label={windowInWords(say, name, grid, window.length, window.length)}
            controlOf={(cell) => ({
              label: atInWords(say, grid, cell, lifeInWords(say, lives, cell)),
            })}
          />
        </PieceLayer>
        <LifeChips table={table} layout={layout} active={seat} />
      </AboveKeys>
      <ThumbZone
        place={layout.zone}
        isBeside={layout.isWide}
        isTight={layout.isTight}
        isQuiet={false}
      >
        <Head
          seat={seat}
          title={layout.isLarge ? line : say.misty.bestOrderOf(name)}
          line={line}
          isTight={layout.isTight}
        >
          {!isBelow && <PointsSoFar points={sheet.points} then={null} />}
        </Head>
        {isBelow && <PointsSoFar points={sheet.points} then={null} isFlat />}
        <TwoKeys
          layout={layout}
          first={{ icon: 'play', label: say.misty.again, onPress: again }}
          second={{ icon: 'back', label: say.misty.toResult, onPress: onBack }}
        />
      </ThumbZone>
    </>
  );
}
