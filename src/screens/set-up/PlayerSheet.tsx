import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Entry } from '../../game-core/kernel/registry';
import { usePhrases } from '../../i18n';
import { hintsByDefault } from '../../session/hint-options';
import type { Seated, SetUp } from '../../storage/set-ups';
import { inSentence } from '../../tables/shared/names';
import {
  Button,
  Heading,
  IconButton,
  Sheet,
  space,
  SwitchRow,
  TextField,
  useColours,
  Words,
  type AccentName,
} from '../../ui';
import { changePlayer, movePlayer, pickOf, removePlayer } from './arrange';
import { isSame, namesOf, shortened, tidied } from './names';
import { PickAnimal } from './PickAnimal';
import { PickLevel } from './PickLevel';
import { PickFace } from './PickFace';
import type { Persons } from './usePersons';
import type { GameId } from '../game-doors';

interface Props {
  readonly game: GameId;
  readonly entry: Entry;
  readonly accent: AccentName;
  readonly setUp: SetUp;
  readonly player: Seated;
  readonly persons: Persons;
  readonly onChange: (how: (setUp: SetUp) => SetUp) => void;
  readonly onClose: () => void;
}

/** All about one player: the name, the picture, how a bot plays, the animal, the seat. */
export function PlayerSheet(props: Props) {
  const { game, entry, accent, setUp, player, persons, onChange, onClose } = props;
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
  const people = setUp.players.filter((each) => each.bot === null).length;
  const { min } = entry.game.seats;
  const canGo = setUp.players.length > min;

  const change = (changed: Partial<Seated>) => onChange((now) => changePlayer(now, id, changed));
  const rename = () => {
    change({ name });
    if (bot === null && name !== '') persons.meet(name);
  };
  const finish = () => {
    if (!isFree) return setTaken(true);
    rename();
    onClose();
  };
  /** Nobody is kept here by a name: one that is taken is dropped. */
  const leave = () => {
    if (isFree && name !== player.name) rename();
    onClose();
  };

  return (
    <Sheet
      open
      wide
      title={names[seat] ?? ''}
      closeLabel={say.setUp.close}
      onClose={leave}
      footer={<Button accent={accent} icon="check" label={say.setUp.done} onPress={finish} />}
    >
      {bot !== null && (
        <PickLevel
          game={game}
          entry={entry}
          accent={accent}
          bot={bot}
          onPick={(level) => change({ bot: level })}
        />
      )}
      <TextField
        label={say.setUp.name}
        value={text}
        placeholder={given}
        error={isTaken && !isFree ? say.setUp.nameTaken(inSentence(name)) : null}
        onChange={(typed) => {
          setText(shortened(typed));
          setTaken(false);
        }}
        onSubmit={finish}
      />
      {bot === null && name !== '' && isFree && (
        <PickFace
          accent={accent}
          person={persons.called(name)}
          onPick={(picture) => persons.meet(name, { picture })}
        />
      )}
      {bot === null && name !== '' && isFree && setUp.players.length > 1 && (
        <SwitchRow
          label={say.setUp.hints}
          hint={say.setUp.hintsLine}
          accent={accent}
          on={persons.called(name)?.hints ?? hintsByDefault(people)}
          onChange={(hints) => persons.meet(name, { hints })}
        />
      )}
      {bot === null && name === '' && (
        <Words as="small" colour={inkSoft}>
          {say.setUp.faceNeedsName}
        </Words>
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
