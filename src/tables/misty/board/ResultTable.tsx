import { useEffect, useMemo, useState } from 'react';
import { bestPoints } from '../../../game-core/games/misty/order';
import { scoreSheet, takers } from '../../../game-core/games/misty/score';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { useMotion, useTextScale } from '../../../ui';
import { nameOf } from '../../shared/names';
import { ThumbZone } from '../../shared/zone/ThumbZone';
import { layTable } from '../layout/layout';
import { Raindrops } from '../pieces/signs';
import { Head } from '../zone/Head';
import { TwoKeys } from '../zone/TwoKeys';
import { AboveKeys } from './AboveKeys';
import { BestOrder } from './BestOrder';
import { roundsOf, type TableProps } from './parts';
import { ResultTile } from './ResultTile';

/** As many as a window can have. */
const CELLS = 12;

/** The end of a round: each window with its points, who takes the round, and the best that was possible. */
export function ResultTable({ table }: { readonly table: TableProps }) {
  const { scene, size, players, tableau } = table;
  const { open } = scene.view;
  const { config } = open.setting;
  const say = usePhrases();
  const textScale = useTextScale();
  const layout = useMemo(
    () =>
      layTable(size, {
        mode: 'result',
        seats: config.seats,
        textScale,
        hand: 0,
        passes: null,
        isReplay: table.isReplay ?? false,
      }),
    [size, config.seats, textScale, table.isReplay],
  );
  const sheets = useMemo(
    () => tableau.windows.map((window, seat) => scoreSheet(window, tableau.moved[seat] ?? [])),
    [tableau],
  );
  const possible = useMemo(() => tableau.windows.map((window) => bestPoints(window)), [tableau]);
  const points = sheets.map((sheet) => sheet.points);
  const winners = takers(points);
  const { counted, countAll } = useCounting(CELLS, table.isReplay === true);
  const [chosen, setChosen] = useState<Seat | null>(null);
  const [played, setPlayed] = useState<Seat | null>(null);
  const wanted = chosen ?? mostToLearn(players, points, possible);

  if (played !== null) {
    return (
      <BestOrder
        table={table}
        seat={played}
        got={points[played] ?? 0}
        onBack={() => setPlayed(null)}
      />
    );
  }
  const isAll = counted >= CELLS;
  const [winner = null] = isAll ? winners : [];
  const { request } = table;
  return (
    <>
      <AboveKeys layout={layout}>
        {layout.tiles.map((place, seat) => {
          const player = players[seat];
          const sheet = sheets[seat];
          if (player === undefined || sheet === undefined) return null;
          return (
            <ResultTile
              key={seat}
              seat={seat}
              place={place}
              player={player}
              window={tableau.windows[seat] ?? []}
              moved={tableau.moved[seat] ?? []}
              sheet={sheet}
              best={possible[seat] ?? 0}
              isWinner={winners.includes(seat)}
              isChosen={seat === wanted && request?.kind === 'read'}
              counted={counted}
              isLarge={layout.isLarge}
              {...roundsOf(table, seat)}
              onPress={isAll ? setChosen : countAll}
            />
          );
        })}
      </AboveKeys>
      <ThumbZone
        place={layout.zone}
        isBeside={layout.isWide}
        isTight={layout.isTight}
        isQuiet={request?.kind !== 'read'}
      >
        <Head
          seat={winner}
          title={
            isAll
              ? say.misty.takesRound(winners.map((seat) => nameOf(players, seat)))
              : say.misty.counting
          }
          line={say.misty.toWin(config.options.roundsToWin)}
          isTight={layout.isTight}
        >
          {!layout.isLarge && isAll && <Raindrops taken={1} toWin={1} size={30 * layout.growth} />}
        </Head>
        {request?.kind === 'read' && (
          <TwoKeys
            key={request.name}
            layout={layout}
            isHandedOver
            first={{
              icon: 'play',
              label: say.misty.bestOrderOf(nameOf(players, wanted)),
              onPress: () => setPlayed(wanted),
            }}
            second={{ icon: 'hand', label: say.misty.nextRound, onPress: table.onDone }}
          />
        )}
      </ThumbZone>
    </>
  );
}

/** The person whose order could have brought most beyond what it did; a bot where nobody else plays. */
function mostToLearn(
  players: TableProps['players'],
  points: readonly number[],
  possible: readonly number[],
): Seat {
  const missed = (seat: Seat) => (possible[seat] ?? 0) - (points[seat] ?? 0);
  const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const seats = people.length > 0 ? people : players.map((_, seat) => seat);
  return seats.reduce((most, seat) => (missed(seat) > missed(most) ? seat : most), seats[0] ?? 0);
}

/** Cell by cell, in all windows at the same time; a tap counts the rest at once. */
function useCounting(cells: number, isAtOnce: boolean) {
  const { reduced, ms } = useMotion();
  const isDone = reduced || isAtOnce;
  const [counted, setCounted] = useState(isDone ? cells : 0);
  const pace = ms('press') * 0.75;
  useEffect(() => {
    if (counted >= cells) return undefined;
    const timer = setTimeout(() => setCounted(counted + 1), counted === 0 ? 4 * pace : pace);
    return () => clearTimeout(timer);
  }, [counted, cells, pace]);
  return { counted, countAll: () => setCounted(cells) };
}
