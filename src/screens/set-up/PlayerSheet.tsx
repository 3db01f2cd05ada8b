import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Entry } from '../../game-core/kernel/registry';
import { usePhrases } from '../../i18n';
import { usualBot, type Seated, type SetUp } from '../../storage/set-ups';
import {
  Button,
  Heading,
  IconButton,
  RadioRows,
  Segmented,
  Sheet,
  space,
  TextField,
  useColours,
  Words,
  type AccentName,
} from '../../ui';
import { changePlayer, movePlayer, pickOf, removePlayer } from './arrange';
import { botFace } from './bot-faces';
import { botWords } from './game-words';
import { isSame, namesOf, shortened, tidied } from './names';
import { PickAnimal } from './PickAnimal';
import type { GameId } from '../game-doors';

interface Props {
  readonly game: GameId;
  readonly entry: Entry;
  readonly accent: AccentName;
  readonly setUp: SetUp;
  readonly player: Seated;
  readonly onChange: (how: (setUp: SetUp) => SetUp) => void;
  readonly onClose: () => void;
}

/** All about one player: the name, person or bot, the animal, the seat. */
export function PlayerSheet({ game, entry, accent, setUp, player, onChange, onClose }: Props) {
  const say = usePhrases();
  const { inkSoft } = useColours();
  const [text, setText] = useState(player.name);
  const [isTaken, setTaken] = useState(false);

  const { id, bot } = player;
  const seat = setUp.players.indexOf(player);
  const names = namesOf(setUp, say);
  const given = namesOf(changePlayer(setUp, id, { name: '' }), say)[seat] ?? '';
  const name = tidied(text);
  const isFree = !names.some((other, at) => at !== seat && isSame(other, name));
  const { min } = entry.game.seats;
  const canGo = setUp.players.length > min;

  const change = (changed: Partial<Seated>) => onChange((now) => changePlayer(now, id, changed));
  const finish = () => {
    if (!isFree) return setTaken(true);
    change({ name });
    onClose();
  };
  /** Nobody is kept here by a name: one that is taken is dropped. */
  const leave = () => {
    if (isFree && name !== player.name) change({ name });
    onClose();
  };

  return (
    <Sheet
      open
      title={names[seat] ?? ''}
      closeLabel={say.setUp.close}
      onClose={leave}
      footer={<Button accent={accent} icon="check" label={say.setUp.done} onPress={finish} />}
    >
      <TextField
        label={say.setUp.name}
        value={text}
        placeholder={given}
        error={isTaken && !isFree ? say.setUp.nameTaken(name) : null}
        onChange={(typed) => {
          setText(shortened(typed));
          setTaken(false);
        }}
        onSubmit={finish}
      />
      <Segmented
        label={say.setUp.kind}
        accent={accent}
        choices={[
          { value: 'person', label: say.setUp.people },
          { value: 'bot', label: say.setUp.bot },
        ]}
        value={bot === null ? 'person' : 'bot'}
        onChange={(kind) => change({ bot: kind === 'bot' ? (bot ?? usualBot(entry)) : null })}
      />
      {bot !== null && (
        <RadioRows
          label={say.setUp.level}
          accent={accent}
          choices={entry.levels.map((each) => {
            const words = botWords(say, game, each.name);
            return {
              value: each.name,
              label: words.name,
              hint: words.line,
              picture: botFace(game, each.name),
            };
          })}
          value={bot}
          onChange={(level) => change({ bot: level })}
        />
      )}
      {pickOf(entry.game) !== null && (
        <PickAnimal
          game={entry.game}
          accent={accent}
          setUp={setUp}
          names={names}
          player={player}
          onPick={(pick) => change({ pick })}
        />
      )}
      <View style={styles.seat}>
        <IconButton
          icon="back"
          label={say.setUp.earlier}
          disabled={seat === 0}
          onPress={() => onChange((now) => movePlayer(now, id, -1))}
        />
        <View style={styles.grow}>
          <Heading level={3} align="center">
            {say.setUp.seat(seat + 1, setUp.players.length)}
          </Heading>
        </View>
        <IconButton
          icon="next"
          label={say.setUp.later}
          disabled={seat === setUp.players.length - 1}
          onPress={() => onChange((now) => movePlayer(now, id, 1))}
        />
      </View>
      <Button
        kind="quiet"
        icon="remove"
        label={say.setUp.remove}
        disabled={!canGo}
        onPress={() => {
          onClose();
          onChange((now) => removePlayer(now, id));
        }}
      />
      {!canGo && (
        <Words as="small" align="center" colour={inkSoft}>
          {say.setUp.tooFew(min)}
        </Words>
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  seat: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  grow: { flex: 1 },
});
