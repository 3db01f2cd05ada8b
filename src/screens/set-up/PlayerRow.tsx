import { Pressable, StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import type { Seated } from '../../storage/set-ups';
import { levelOf } from '../../tables/shared/levels';
import {
  Icon,
  largeText,
  outline,
  Picture,
  Portrait,
  radius,
  space,
  Strength,
  target,
  useColours,
  useTextScale,
  Words,
} from '../../ui';
import type { GameId } from '../game-doors';
import { isAnimal } from './animals';
import { botFace } from './bot-faces';
import { botWords } from './game-words';

interface Props {
  readonly game: GameId;
  readonly player: Seated;
  readonly name: string;
  readonly onPress: () => void;
}

const FACE = 44;
const BARS = 14;

/** Somebody at the table, with the animal that was picked; a tap changes who it is. */
export function PlayerRow({ game, player, name, onPress }: Props) {
  const say = usePhrases();
  const colours = useColours();
  // Large words need the width more than the pencil beside them.
  const scale = useTextScale();
  const hasRoom = scale < largeText;
  const { bot, pick } = player;
  const animal = pick !== null && isAnimal(say, pick) ? pick : null;
  const portrait = animal !== null && <Portrait picture={animal} size={FACE} />;
  const level = bot === null ? null : levelOf(game, bot);
  const what = bot === null ? say.setUp.isPerson : say.setUp.isBot(botWords(say, game, bot).name);
  const told = [
    what,
    ...(level === null ? [] : [say.levels.nth(level.nth, level.of)]),
    ...(animal === null ? [] : [say.animals[animal]]),
  ];
  return (
    <Pressable
      role="button"
      aria-label={say.setUp.edit(name, told.join(', '))}
      onPress={onPress}
      style={({ pressed }) => [
        styles.row,
        {
          backgroundColor: pressed ? colours.sunken : colours.paper,
          borderColor: colours.hairline,
        },
      ]}
    >
      <View>
        <View style={styles.face}>
          <Picture name={bot === null ? 'smile' : botFace(game, bot)} size={FACE - 8} />
        </View>
        {!hasRoom && portrait}
      </View>
      <View style={styles.words}>
        <Words as="label">{name}</Words>
        <View style={styles.line}>
          <Words as="small" colour={colours.inkSoft}>
            {what}
          </Words>
          {level !== null && (
            <Strength level={level} size={BARS * scale} colour={colours.inkSoft} />
          )}
        </View>
      </View>
      {hasRoom && portrait}
      {hasRoom && <Icon name="pencil" size={22} colour={colours.inkSoft} />}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderWidth: outline.normal,
    borderRadius: radius.m,
  },
  face: { width: FACE, height: FACE, alignItems: 'center', justifyContent: 'center' },
  words: { flex: 1 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
});
