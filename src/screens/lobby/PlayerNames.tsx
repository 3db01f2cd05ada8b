import { StyleSheet, View } from 'react-native';
import type { Player } from '../../game-core/kernel/record';
import { useFirstPhrases } from '../../i18n/first';
import { botInWords, levelOf } from '../../tables/shared/levels';
import { inSentence } from '../../tables/shared/names';
import { BotMark, space, useColours, useTextScale, Words } from '../../ui';
import type { GameId } from '../game-doors';

interface Props {
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly small?: boolean;
}

/** Who plays, clockwise; a mark says who is a bot, and how strong. */
export function PlayerNames({ game, players, small = false }: Props) {
  const say = useFirstPhrases();
  const { inkSoft } = useColours();
  const scale = useTextScale();
  const words = (text: string) => (
    <Words as={small ? 'small' : 'body'} colour={inkSoft}>
      {text}
    </Words>
  );
  // Among people no name has a mark beside it, and a dot keeps them apart.
  if (players.every(({ bot }) => bot === null)) {
    return words(players.map(({ name }) => inSentence(name)).join(' · '));
  }
  return (
    <View style={styles.names}>
      {players.map(({ name, bot }, seat) =>
        bot === null ? (
          <View key={seat} style={styles.name}>
            {words(name)}
          </View>
        ) : (
          <View
            key={seat}
            accessible
            role="img"
            aria-label={`${inSentence(name)}, ${botInWords(say, game, bot)}`}
            style={styles.bot}
          >
            <View style={styles.name}>{words(name)}</View>
            <BotMark level={levelOf(game, bot)} scale={scale} />
          </View>
        ),
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  names: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.m },
  bot: { flexDirection: 'row', alignItems: 'center', gap: space.xs, maxWidth: '100%' },
  name: { flexShrink: 1 },
});
