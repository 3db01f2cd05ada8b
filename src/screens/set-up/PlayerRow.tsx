import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import type { Person } from '../../storage/persons';
import type { Seated } from '../../storage/set-ups';
import { levelOf } from '../../tables/shared/levels';
import {
  Pressable,
  Icon,
  largeText,
  outline,
  Portrait,
  radius,
  space,
  Strength,
  target,
  useColours,
  useTextScale,
  Words,
  type AccentName,
} from '../../ui';
import type { GameId } from '../game-doors';
import { isAnimal } from './animals';
import { botWords } from './game-words';
import { PersonOrBot } from './PersonOrBot';
import { BotFace, PersonFace } from './SeatFace';

interface Props {
  readonly game: GameId;
  readonly accent: AccentName;
  readonly player: Seated;
  /** Whom the device knows by that name. */
  readonly person: Person | undefined;
  readonly name: string;
  readonly isLast: boolean;
  readonly onEdit: () => void;
  readonly onKind: (isBot: boolean) => void;
}

const FACE = 44;
const ANIMAL = 22;
const BARS = 14;

/** A seat: a tap changes who it is in all details, the halves beside it say person or bot. */
export function PlayerRow(props: Props) {
  const { game, accent, player, person, name, isLast, onEdit, onKind } = props;
  const say = usePhrases();
  const colours = useColours();
  const scale = useTextScale();
  // Large words need the whole width.
  const hasRoom = scale < largeText;
  const { id, bot, pick } = player;
  const animal = pick !== null && isAnimal(say, pick) ? pick : null;
  const level = bot === null ? null : levelOf(game, bot);
  const what = bot === null ? say.setUp.isPerson : say.setUp.isBot(botWords(say, game, bot).name);
  const told = [
    what,
    ...(level === null ? [] : [say.levels.nth(level.nth, level.of)]),
    ...(animal === null ? [] : [say.animals[animal]]),
  ];
  return (
    <View
      style={[
        styles.row,
        !hasRoom && styles.stacked,
        !isLast && styles.lined,
        { borderColor: colours.hairline },
      ]}
    >
      <Pressable
        role="button"
        aria-label={say.setUp.edit(name, told.join(', '))}
        onPress={onEdit}
        style={({ pressed }) => [
          styles.edit,
          hasRoom && styles.grow,
          pressed && { backgroundColor: colours.sunken },
        ]}
      >
        <View>
          {bot === null ? (
            <PersonFace person={person} size={FACE} accent={accent} />
          ) : (
            <BotFace id={id} size={FACE} accent={accent} />
          )}
          {animal !== null && (
            <View style={styles.animal}>
              <Portrait picture={animal} size={ANIMAL} />
            </View>
          )}
        </View>
        <View style={styles.words}>
          <Words as="label">{name}</Words>
          {bot !== null && (
            <View style={styles.line}>
              <Words as="small" colour={colours.inkSoft}>
                {botWords(say, game, bot).name}
              </Words>
              {level !== null && (
                <Strength level={level} size={BARS * scale} colour={colours.inkSoft} />
              )}
            </View>
          )}
        </View>
        {hasRoom && <Icon name="pencil" size={20} colour={colours.inkSoft} />}
      </Pressable>
      <PersonOrBot name={name} accent={accent} isBot={bot !== null} onChange={onKind} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingVertical: 0.75,
  },
  lined: { borderBottomWidth: outline.thin },
  stacked: { flexDirection: 'column', alignItems: 'stretch' },
  edit: {
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    borderRadius: radius.m,
  },
  grow: { flex: 1 },
  animal: { position: 'absolute', right: -6, bottom: -3 },
  words: { flex: 1 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
});
