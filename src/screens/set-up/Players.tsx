import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Entry } from '../../game-core/kernel/registry';
import { usePhrases } from '../../i18n';
import type { SetUp } from '../../storage/set-ups';
import { Button, Panel, space, type AccentName } from '../../ui';
import type { GameId } from '../game-doors';
import { addPlayer, changePlayer, seatBot } from './arrange';
import { namesOf } from './names';
import { PlayerRow } from './PlayerRow';
import { PlayerSheet } from './PlayerSheet';
import type { Persons } from './usePersons';

interface Props {
  readonly game: GameId;
  readonly entry: Entry;
  readonly accent: AccentName;
  readonly setUp: SetUp;
  readonly persons: Persons;
  readonly onChange: (how: (setUp: SetUp) => SetUp) => void;
}

/** Who sits at the table, clockwise. */
export function Players({ game, entry, accent, setUp, persons, onChange }: Props) {
  const say = usePhrases();
  const [editing, edit] = useState<number | null>(null);
  const edited = setUp.players.find(({ id }) => id === editing);
  const names = namesOf(setUp, say);
  const { max } = entry.game.seats;
  return (
    <Panel style={styles.panel}>
      <View role="group" aria-label={say.setUp.clockwise}>
        {setUp.players.map((player, seat) => (
          <PlayerRow
            key={player.id}
            game={game}
            accent={accent}
            player={player}
            person={persons.called(names[seat] ?? '')}
            name={names[seat] ?? ''}
            isLast={seat === max - 1}
            onEdit={() => edit(player.id)}
            onKind={(isBot) =>
              onChange((now) =>
                isBot
                  ? seatBot(now, entry, player.id)
                  : changePlayer(now, player.id, { name: '', bot: null }),
              )
            }
          />
        ))}
      </View>
      {setUp.players.length < max && (
        <Button
          kind="quiet"
          icon="plus"
          label={say.setUp.add}
          onPress={() => onChange((now) => addPlayer(now, entry))}
        />
      )}
      {edited !== undefined && (
        <PlayerSheet
          key={edited.id}
          game={game}
          entry={entry}
          accent={accent}
          setUp={setUp}
          player={edited}
          persons={persons}
          onChange={onChange}
          onClose={() => edit(null)}
        />
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({ panel: { paddingVertical: space.xs, gap: space.xs } });
