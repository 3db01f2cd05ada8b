import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { bestPoints } from '../../game-core/games/misty/order';
import { roundsTaken, scoreSheet, takers } from '../../game-core/games/misty/score';
import type { Misty } from '../../game-core/games/misty/types';
import { usePhrases } from '../../i18n';
import { useCue } from '../../sound';
import { largeText, space, useMotion, useTextScale } from '../../ui';
import type { RevealProps } from '../shared/game-table';
import { SkipAll } from '../shared/reveal/SkipAll';
import { ResultTile } from './board/ResultTile';

const CELLS = 12;
const nothing = () => undefined;

/** The last round, window by window, counted cell by cell. */
export function Reveal({ view, players, isRevealed, onRevealed }: RevealProps<Misty>) {
  const { open } = view;
  const say = usePhrases();
  const cue = useCue();
  const { still, ms } = useMotion();
  const { height } = useWindowDimensions();
  const isLarge = useTextScale() >= largeText;
  const [width, setWidth] = useState(0);
  const isStill = still || isRevealed;
  const [counted, setCounted] = useState(isStill ? CELLS : 0);
  const isDone = counted >= CELLS;

  useEffect(() => {
    if (isDone) return undefined;
    const timer = setTimeout(() => setCounted(counted + 1), ms('press'));
    return () => clearTimeout(timer);
  }, [counted, isDone, ms]);
  const end = useEffectEvent(() => {
    if (!isRevealed) cue('win');
    onRevealed();
  });
  useEffect(() => {
    if (isDone) end();
  }, [isDone]);

  const sheets = useMemo(
    () => open.windows.map((window, seat) => scoreSheet(window, open.moved[seat] ?? [])),
    [open],
  );
  const best = useMemo(() => open.windows.map((window) => bestPoints(window)), [open]);
  const winners = takers(open.scores.at(-1) ?? []);
  const columns = isLarge ? 1 : width > 720 ? players.length : 2;
  const tileWidth = (width - (columns - 1) * space.s) / columns;
  const tileHeight = Math.min(tileWidth * 1.35, Math.max(220, height * 0.42), 330);
  return (
    <View style={styles.all} onLayout={({ nativeEvent: { layout } }) => setWidth(layout.width)}>
      {width > 0 &&
        players.map((player, seat) => {
          const sheet = sheets[seat];
          if (sheet === undefined) return null;
          return (
            <View key={seat} style={{ width: tileWidth, height: tileHeight }}>
              <ResultTile
                seat={seat}
                place={{ x: 0, y: 0, width: tileWidth, height: tileHeight }}
                player={player}
                window={open.windows[seat] ?? []}
                moved={open.moved[seat] ?? []}
                sheet={sheet}
                best={best[seat] ?? 0}
                isWinner={winners.includes(seat)}
                isChosen={false}
                counted={counted}
                isLarge={isLarge}
                taken={roundsTaken(open, seat)}
                toWin={open.setting.config.options.roundsToWin}
                onPress={nothing}
              />
            </View>
          );
        })}
      {!isDone && <SkipAll label={say.mistyScore.skip} onPress={() => setCounted(CELLS)} />}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, justifyContent: 'center' },
});
