import { useRef } from 'react';
import { StyleSheet, View, type ScrollView } from 'react-native';
import { useLanguage, usePhrases } from '../i18n';
import { RULES } from '../i18n/rules';
import { Heading, IconButton, Page, Panel, Picture, space, useColours } from '../ui';
import { RULE_PICTURES } from '../tables/rule-pictures';
import { doorOf, type GameId } from './game-doors';
import { RuleText } from './rules/RuleText';

interface Props {
  readonly game: GameId;
  /** The section to begin with. */
  readonly page?: string;
  readonly onBack: () => void;
}

const NO_PICTURES = {};

export function Rules({ game, page, onBack }: Props) {
  const say = usePhrases();
  const language = useLanguage();
  const { accents } = useColours();
  const { accent, picture } = doorOf(game);
  const pictures = RULE_PICTURES[game] ?? NO_PICTURES;
  const scroller = useRef<ScrollView>(null);
  const isThere = useRef(false);

  /** People come here from a moment of the game: they begin where it is explained, once. */
  const arrive = (section: string, y: number) => {
    if (section !== page || isThere.current) return;
    isThere.current = true;
    scroller.current?.scrollTo({ y: Math.max(0, y - space.l), animated: false });
  };

  return (
    <Page backdrop="paper" style={styles.content} scroller={scroller}>
      <View style={styles.head}>
        <IconButton icon="back" label={say.rules.back} onPress={onBack} />
        <View style={styles.title}>
          <Heading level={1}>{say.games[game].title}</Heading>
        </View>
        <Picture name={picture} size={48} />
      </View>
      {Object.entries(RULES[language][game]).map(([key, section]) => (
        <View key={key} onLayout={({ nativeEvent }) => arrive(key, nativeEvent.layout.y)}>
          <Panel>
            <Heading colour={accents[accent].text}>{section.title}</Heading>
            {section.lines.map((line) => (
              <RuleText key={line.text} line={line} pictures={pictures} />
            ))}
          </Panel>
        </View>
      ))}
    </Page>
  );
}

const styles = StyleSheet.create({
  content: { width: '100%', maxWidth: 720, alignSelf: 'center', gap: space.l },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  title: { flex: 1 },
});
