import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Card } from '../../../game-core/games/misty/cards';
import { worth, type ScoreSheet } from '../../../game-core/games/misty/score';
import { cellsOf, type Cell } from '../../../game-core/games/misty/sheet';
import type { Window } from '../../../game-core/games/misty/types';
import type { Player } from '../../../game-core/kernel/record';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { BotMark, outline, radius, space, Tappable, useColours, Words } from '../../../ui';
import { useOwnTextScale } from '../../../ui/text-scale';
import { SeatFace } from '../../shared/faces/SeatFace';
import type { Rect } from '../../shared/geometry';
import { inSentence } from '../../shared/names';
import { RunningSum } from '../../shared/reveal/RunningSum';
import { fullGrid, placeIn } from '../layout/grid';
import { lifeOf } from '../life';
import { Points, Raindrops } from '../pieces/signs';
import { SmallWindow, smallWindowIn } from '../pieces/SmallWindow';
import { atInWords, lifeInWords, topOf } from '../words/describe';

interface Props {
  readonly seat: Seat;
  readonly place: Rect;
  readonly player: Player;
  readonly window: Window;
  readonly moved: readonly Card[];
  readonly sheet: ScoreSheet;
  readonly best: number;
  readonly isWinner: boolean;
  /** Its best order can be seen. */
  readonly isChosen: boolean;
  /** How many cells have been counted. */
  readonly counted: number;
  readonly isLarge: boolean;
  readonly taken: number;
  readonly toWin: number;
  readonly onPress: (seat: Seat) => void;
}

const ALL = 99;
const HEAD = 40;
const SUM = 28;
/** Keeps its line: a browser drops one that holds a mere space. */
const NOTHING_YET = '\u00a0';
const FOOT = 22;

/** What a cell is worth by itself. */
function worthAt(sheet: ScoreSheet, cell: Cell): number {
  const card = sheet.cards.find((each) => each.cell === cell)?.card;
  return card === undefined ? 0 : worth(card);
}

/** Somebody's window at the end of a round, counted cell by cell. */
export const ResultTile = memo(function ResultTile(props: Props) {
  const { seat, place, player, window, moved, sheet, best, isWinner, counted, isLarge } = props;
  const say = usePhrases();
  const scale = useOwnTextScale();
  const { surface, hairline, accents, ink, inkSoft, glow } = useColours();
  const { soft, text } = accents.misty;
  const grid = fullGrid(window);
  const lives = lifeOf(window, moved, ALL);
  const cells = cellsOf(grid);
  const isCounted = (cell: Cell) => cells.indexOf(cell) < counted;
  const isAll = counted >= cells.length;
  // A sum in large words is higher than the picture beside it.
  const head = Math.max(HEAD, SUM * scale + space.xs);
  const room = {
    width: place.width - 2 * space.s - 2 * outline.thick,
    height: place.height - head - (isLarge ? 0 : FOOT) - 2 * space.s,
  };
  const { cell: side, width, height, at } = smallWindowIn(grid, room, 84);
  const badge = Math.max(13, side * 0.4);
  const bonus = sheet.runs.reduce((sum, run) => sum + run.bonus, 0);
  const sum = isAll
    ? sheet.points
    : cells.filter(isCounted).reduce((points, cell) => points + worthAt(sheet, cell), 0);
  const name = inSentence(player.name);
  const possible = say.misty.ofPossible(sheet.points, best);
  const spoken = cells
    .filter((cell) => topOf(lives, cell) !== null)
    .map((cell) => {
      const what = lifeInWords(say, lives, cell);
      const isSmudged = topOf(lives, cell)?.look === 'smudged';
      const told = isSmudged ? what : say.misty.counts(what, worthAt(sheet, cell));
      return atInWords(say, grid, cell, told);
    });
  const label = [
    say.misty.result(name, sheet.points, possible),
    ...spoken,
    ...(bonus > 0 ? [say.misty.extra(bonus)] : []),
  ].join('. ');
  return (
    <View
      style={[
        styles.place,
        { left: place.x, top: place.y, width: place.width, height: place.height },
      ]}
    >
      <Tappable
        label={label}
        selected={props.isChosen}
        onPress={() => props.onPress(seat)}
        style={{
          ...styles.tile,
          backgroundColor: isWinner && isAll ? soft : surface,
          borderColor: isWinner && isAll ? text : hairline,
          boxShadow: props.isChosen ? `0 0 0 3px ${glow}` : undefined,
        }}
      >
        <View style={styles.head}>
          <View>
            <SeatFace seat={seat} size={32} />
            {player.bot !== null && (
              <View style={styles.bot}>
                <BotMark scale={0.8} />
              </View>
            )}
          </View>
          <View style={styles.who}>
            {!isLarge && (
              <Words as="smallStrong" lines={1} colour={isWinner && isAll ? text : ink}>
                {player.name}
              </Words>
            )}
            {/* The drop of this round is seen once it is counted. */}
            <Raindrops
              taken={props.taken - (isWinner && !isAll ? 1 : 0)}
              toWin={props.toWin}
              size={13}
            />
          </View>
          <RunningSum
            value={sum}
            width={44 * scale}
            as="heading"
            colour={isWinner && isAll ? text : ink}
          />
        </View>
        <View style={styles.middle}>
          <View style={{ width, height }}>
            <SmallWindow grid={grid} lives={lives} room={room} most={84} />
            {cells
              .filter((cell) => isCounted(cell) && topOf(lives, cell) !== null)
              .map((cell) => {
                const { row, column } = placeIn(grid, cell);
                return (
                  <View
                    key={cell}
                    style={[
                      styles.place,
                      {
                        left: at(column) + side - badge * 0.8,
                        top: at(row) + side - badge * 0.8,
                      },
                    ]}
                  >
                    <Points points={worthAt(sheet, cell)} size={badge} />
                  </View>
                );
              })}
            {isAll &&
              sheet.runs.map(({ cells: run, bonus: extra }) => {
                const [first = 0] = run;
                const { row, column } = placeIn(grid, first);
                return (
                  <View
                    key={first}
                    style={[
                      styles.run,
                      { left: at(column + 1) - badge * 1.05, top: at(row) + side * 0.06 },
                    ]}
                  >
                    <Points points={extra} size={badge} isExtra />
                  </View>
                );
              })}
          </View>
        </View>
        {!isLarge && (
          <Words as="small" align="center" colour={inkSoft} lines={1}>
            {isAll ? possible : NOTHING_YET}
          </Words>
        )}
      </Tappable>
    </View>
  );
});

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  tile: {
    flex: 1,
    padding: space.xs,
    borderRadius: radius.m,
    borderWidth: outline.thick - 0.5,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: HEAD - space.xs },
  who: { flex: 1, gap: 2 },
  bot: { position: 'absolute', top: -4, left: -5 },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  run: { position: 'absolute', width: 'auto' },
});
