import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Player } from '../../game-core/kernel/record';
import type { Seat } from '../../game-core/kernel/seats';
import { usePhrases } from '../../i18n';
import { Sheet, space, Words } from '../../ui';
import { SeatFace } from '../shared/faces/SeatFace';
import { botInWords } from '../shared/levels';
import { inSentence } from '../shared/names';
import { CellGrid } from './board/CellGrid';
import type { Grid } from './layout/grid';
import { layPanes, paneAt } from './layout/panes';
import type { Life } from './life';
import { CardFace } from './pieces/CardFace';
import { kindOf } from '../../game-core/games/misty/cards';
import { Raindrops } from './pieces/signs';
import { WindowFrame } from './pieces/WindowFrame';
import { atInWords, GAME, lifeInWords, windowInWords } from './words/describe';

interface Props {
  /** Whose window; null while it is closed. */
  readonly about: {
    readonly seat: Seat;
    readonly player: Player;
    readonly grid: Grid;
    readonly lives: readonly Life[];
    readonly count: number;
    readonly of: number;
    readonly taken: number;
    readonly toWin: number;
  } | null;
  readonly onClose: () => void;
}

/** Somebody's window, close by. */
export function WindowSheet({ about, onClose }: Props) {
  const say = usePhrases();
  return (
    <Sheet
      open={about !== null}
      title={about === null ? '' : say.misty.windowOf(inSentence(about.player.name))}
      closeLabel={say.table.close}
      onClose={onClose}
    >
      {about !== null && <LookedAt {...about} />}
    </Sheet>
  );
}

function LookedAt(props: NonNullable<Props['about']>) {
  const { seat, player, grid, lives, count, of, taken, toWin } = props;
  const say = usePhrases();
  const { height } = useWindowDimensions();
  const [width, setWidth] = useState(0);
  const room = { x: 0, y: 0, width, height: Math.max(200, height * 0.5) };
  const panes = layPanes(room, grid, 110);
  return (
    <View onLayout={({ nativeEvent: { layout } }) => setWidth(layout.width)}>
      <View style={styles.line}>
        <SeatFace seat={seat} size={48} />
        <View style={styles.facts}>
          {player.bot !== null && <Words as="small">{botInWords(say, GAME, player.bot)}</Words>}
          <Words as="label">{say.misty.cardsOf(count, of)}</Words>
        </View>
        <Raindrops taken={taken} toWin={toWin} size={20} />
      </View>
      {width > 0 && (
        <View style={{ height: panes.outer.height, width }}>
          <View style={[styles.up, { top: -panes.outer.y }]}>
            <WindowFrame panes={panes} isLive={false} />
            {lives
              .filter(({ look }) => look !== 'gone' && look !== 'eaten' && look !== 'under')
              .map(({ card, cell, look, arrow }) => {
                const { x, y } = paneAt(panes, cell);
                const shown = look === 'smudged' || look === 'asleep' ? look : 'awake';
                return (
                  <View key={card} style={[styles.card, { left: x, top: y }]}>
                    <CardFace kind={kindOf(card)} look={shown} arrow={arrow} size={panes.cell} />
                  </View>
                );
              })}
            <CellGrid
              panes={panes}
              label={windowInWords(say, inSentence(player.name), grid, count, of)}
              controlOf={(cell) => ({
                label: atInWords(say, grid, cell, lifeInWords(say, lives, cell)),
              })}
            />
          </View>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m, paddingBottom: space.m },
  facts: { flex: 1 },
  up: { position: 'absolute', left: 0 },
  card: { position: 'absolute' },
});
