import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Card } from '../../../game-core/games/misty/cards';
import type { ScoreSheet } from '../../../game-core/games/misty/score';
import { cellsOf } from '../../../game-core/games/misty/sheet';
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
import { fullGrid } from '../layout/grid';
import { layTile, TILE_HEAD } from '../layout/tile';
import { lifeOf } from '../life';
import { Raindrops } from '../pieces/signs';
import { atInWords, lifeInWords, topOf } from '../words/describe';
import { CountedWindow, worthAt } from './CountedWindow';

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
/** Keeps its line: a browser drops one that holds a mere space. */
const NOTHING_YET = '\u00a0';

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
  const isAll = counted >= cells.length;
  const { beside, room } = layTile(place, isLarge, scale);
  const isBeside = beside !== null;
  const bonus = sheet.runs.reduce((sum, run) => sum + run.bonus, 0);
  const sum = isAll
    ? sheet.points
    : cells.slice(0, counted).reduce((points, cell) => points + worthAt(sheet, cell), 0);
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
  const colour = isWinner && isAll ? text : ink;
  const face = (
    <View>
      <SeatFace seat={seat} size={32} />
      {player.bot !== null && (
        <View style={styles.bot}>
          <BotMark scale={0.8} />
        </View>
      )}
    </View>
  );
  const who = (
    <View style={isBeside ? styles.named : styles.who}>
      {!isLarge && (
        <Words as="smallStrong" lines={1} colour={colour}>
          {player.name}
        </Words>
      )}
      {/* The drop of this round is seen once it is counted. */}
      <Raindrops taken={props.taken - (isWinner && !isAll ? 1 : 0)} toWin={props.toWin} size={13} />
    </View>
  );
  const points = <RunningSum value={sum} width={44 * scale} as="heading" colour={colour} />;
  const foot = !isLarge && (
    <Words as="small" align="center" colour={inkSoft} lines={isBeside ? 3 : 1}>
      {isAll ? possible : NOTHING_YET}
    </Words>
  );
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
          ...(isBeside && styles.beside),
          backgroundColor: isWinner && isAll ? soft : surface,
          borderColor: isWinner && isAll ? text : hairline,
          boxShadow: props.isChosen ? `0 0 0 3px ${glow}` : undefined,
        }}
      >
        <View style={isBeside ? [styles.side, { width: beside }] : styles.head}>
          {face}
          {who}
          {points}
          {isBeside && foot}
        </View>
        <View style={styles.middle}>
          <CountedWindow grid={grid} lives={lives} sheet={sheet} counted={counted} room={room} />
        </View>
        {!isBeside && foot}
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
  beside: { flexDirection: 'row' },
  side: { alignItems: 'center', justifyContent: 'space-evenly' },
  named: { alignItems: 'center', gap: 2 },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: TILE_HEAD - space.xs,
  },
  who: { flex: 1, gap: 2 },
  bot: { position: 'absolute', top: -4, left: -5 },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});
