import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { kindOf, type Card } from '../../game-core/games/misty/cards';
import { bestPoints } from '../../game-core/games/misty/order';
import type { Misty, Window } from '../../game-core/games/misty/types';
import { usePhrases } from '../../i18n';
import { Button, Heading, Panel, space, Words } from '../../ui';
import type { AfterwardsProps } from '../shared/game-table';
import { nameOf } from '../shared/names';
import { useBestOrder } from './board/useBestOrder';
import { WindowView } from './board/WindowView';
import { fullGrid } from './layout/grid';
import { layPanes } from './layout/panes';
import { atInWords, lifeInWords, windowInWords } from './words/describe';

/** The last round once more: what the best order of each person's drawings would have brought. */
export function Afterwards({ view, players }: AfterwardsProps<Misty>) {
  const { misty: say } = usePhrases();
  const { windows, moved, scores } = view.open;
  const [chosen, setChosen] = useState<number | null>(null);
  const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const points = scores.at(-1) ?? [];
  const window = chosen === null ? null : (windows[chosen] ?? null);
  return (
    <Panel>
      <View style={styles.keys}>
        {people.map((seat) => (
          <Button
            key={seat}
            wide
            kind="quiet"
            icon="play"
            label={say.bestOrderOf(nameOf(players, seat))}
            hint={say.ofPossible(points[seat] ?? 0, bestPoints(windows[seat] ?? []))}
            onPress={() => setChosen(seat)}
          />
        ))}
      </View>
      {chosen !== null && window !== null && (
        <Best
          key={chosen}
          name={nameOf(players, chosen)}
          window={window}
          played={moved[chosen] ?? []}
          got={points[chosen] ?? 0}
        />
      )}
    </Panel>
  );
}

interface BestProps {
  readonly name: string;
  readonly window: Window;
  readonly played: readonly Card[];
  readonly got: number;
}

function Best({ name, window, played, got }: BestProps) {
  const say = usePhrases();
  const { height } = useWindowDimensions();
  const [width, setWidth] = useState(0);
  const { lives, sheet, now, nth, isOver, best, isSame, visit, again } = useBestOrder(
    window,
    played,
  );
  const grid = fullGrid(window);
  const room = { x: 0, y: 0, width, height: Math.max(220, Math.min(460, height * 0.55)) };
  const panes = layPanes(room, grid, 100);
  return (
    <View style={styles.best} onLayout={({ nativeEvent: { layout } }) => setWidth(layout.width)}>
      <Heading level={3}>{say.misty.bestOrderOf(name)}</Heading>
      <Words>
        {now === null
          ? say.misty.bestLine(best, got, isSame)
          : `${nth}. ${say.misty.doesWhat(kindOf(now))}`}
      </Words>
      {width > 0 && (
        <View style={{ width, height: room.height }}>
          <WindowView
            key={visit}
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
        </View>
      )}
      <Button kind="quiet" icon="play" label={say.misty.again} onPress={again} />
    </View>
  );
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  best: { gap: space.s },
});
