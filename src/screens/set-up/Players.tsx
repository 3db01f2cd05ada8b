import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Entry } from '../../game-core/kernel/registry';
import { usePhrases } from '../../i18n';
import type { SetUp } from '../../storage/set-ups';
import { Button, Heading, Panel, space, useColours, Words, type AccentName } from '../../ui';
import type { GameId } from '../game-doors';
import { addPlayer } from './arrange';
import { namesOf } from './names';
import { PlayerRow } from './PlayerRow';
import { PlayerSheet } from './PlayerSheet';

interface Props {
  readonly game: GameId;
  readonly entry: Entry;
  readonly accent: AccentName;
  readonly setUp: SetUp;
  readonly onChange: (how: (setUp: SetUp) => SetUp) => void;
}

/** Who sits at the table, clockwise. */
export function Players({ game, entry, accent, setUp, onChange }: Props) {
  const say = usePhrases();
  const { inkSoft } = useColours();
  const [editing, edit] = useState<number | null>(null);
  const edited = setUp.players.find(({ id }) => id === editing);
  const names = namesOf(setUp, say);
  const { max } = entry.game.seats;
  return (
    <Panel>
      <View>
        <Heading>{say.setUp.players}</Heading>
        <Words as="small" colour={inkSoft}>
          {say.setUp.clockwise}
        </Words>
      </View>
      <View style={styles.rows}>
        {setUp.players.map((player, seat) => (
          <PlayerRow
            key={player.id}
            game={game}
            player={player}
            name={names[seat] ?? ''}
            onPress={() => edit(player.id)}
          />
        ))}
      </View>
      {setUp.players.length < max ? (
        <Button
          kind="quiet"
          icon="plus"
          label={say.setUp.add}
          onPress={() => onChange((now) => addPlayer(now, entry))}
        />
      ) : (
        <Words as="small" colour={inkSoft} align="center">
          {say.setUp.full(max)}
        </Words>
      )}
      {edited !== undefined && (
        <PlayerSheet
          key={edited.id}
          game={game}
          entry={entry}
          accent={accent}
          setUp={setUp}
          player={edited}
          onChange={onChange}
          onClose={() => edit(null)}
        />
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({ rows: { gap: space.s } });
