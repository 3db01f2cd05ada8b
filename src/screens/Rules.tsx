import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { usePhrases } from '../i18n';
import { Backdrop, Heading, IconButton, Panel, Picture, space, useColours } from '../ui';
import { doorOf, type GameId } from './game-doors';
import { RuleText } from './rules/RuleText';

interface Props {
  readonly game: GameId;
  readonly onBack: () => void;
}

export function Rules({ game, onBack }: Props) {
  const say = usePhrases();
  const insets = useSafeAreaInsets();
  const { accents } = useColours();
  const { accent, picture } = doorOf(game);
  return (
    <View style={styles.screen}>
      <Backdrop kind="paper" />
      <ScrollView
        contentContainerStyle={[
          styles.content,
          {
            paddingTop: insets.top + space.l,
            paddingBottom: insets.bottom + space.xl,
            paddingLeft: insets.left + space.l,
            paddingRight: insets.right + space.l,
          },
        ]}
      >
        <View style={styles.head}>
          <IconButton icon="back" label={say.rules.back} onPress={onBack} />
          <View style={styles.title}>
            <Heading level={1}>{say.games[game].title}</Heading>
          </View>
          <Picture name={picture} size={48} />
        </View>
        {Object.entries(say.rules.games[game]).map(([key, section]) => (
          <Panel key={key}>
            <Heading colour={accents[accent].text}>{section.title}</Heading>
            {section.lines.map((line) => (
              <RuleText key={line.text} line={line} />
            ))}
          </Panel>
        ))}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  content: { width: '100%', maxWidth: 720, alignSelf: 'center', gap: space.l },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  title: { flex: 1 },
});
