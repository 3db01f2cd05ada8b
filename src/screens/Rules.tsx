import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../i18n';
import { Heading, IconButton, Page, Panel, Picture, space, useColours } from '../ui';
import { doorOf, type GameId } from './game-doors';
import { RuleText } from './rules/RuleText';

interface Props {
  readonly game: GameId;
  /** The section to begin with. */
  readonly page?: string;
  readonly onBack: () => void;
}

export function Rules({ game, onBack }: Props) {
  const say = usePhrases();
  const { accents } = useColours();
  const { accent, picture } = doorOf(game);
  return (
    <Page backdrop="paper" style={styles.content}>
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
    </Page>
  );
}

const styles = StyleSheet.create({
  content: { width: '100%', maxWidth: 720, alignSelf: 'center', gap: space.l },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  title: { flex: 1 },
});
