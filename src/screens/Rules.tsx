import { useRef } from 'react';
import { StyleSheet, View, type ScrollView } from 'react-native';
import { useLanguage, usePhrases } from '../i18n';
import { PICTURES_IN_WORDS, RULES } from '../i18n/rules';
import {
  Heading,
  IconButton,
  largeText,
  Page,
  Panel,
  Picture,
  space,
  useColours,
  useTextScale,
} from '../ui';
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
const WIDTH = 720;

export function Rules({ game, page, onBack }: Props) {
  const say = usePhrases();
  const language = useLanguage();
  const { accents } = useColours();
  const { accent, picture } = doorOf(game);
  // Large words leave no room for more, and less of the height.
  const isLarge = useTextScale() >= largeText;
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
    <Page
      backdrop="paper"
      style={styles.content}
      name={say.games[game].title}
      scroller={scroller}
      head={
        <View style={styles.head}>
          <IconButton icon="back" label={say.rules.back} onPress={onBack} />
          <View style={styles.title}>
            <Heading level={1} as={isLarge ? 'label' : 'heading'}>
              {say.games[game].title}
            </Heading>
          </View>
          {!isLarge && <Picture name={picture} size={40} />}
        </View>
      }
    >
      {Object.entries(RULES[language][game]).map(([key, section]) => (
        <View key={key} onLayout={({ nativeEvent }) => arrive(key, nativeEvent.layout.y)}>
          <Panel>
            <Heading colour={accents[accent].text}>{section.title}</Heading>
            {section.lines.map((line) => (
              <RuleText
                key={line.text}
                line={line}
                pictures={pictures}
                inWords={PICTURES_IN_WORDS[language]}
              />
            ))}
          </Panel>
        </View>
      ))}
    </Page>
  );
}

const styles = StyleSheet.create({
  content: { width: '100%', maxWidth: WIDTH, alignSelf: 'center', gap: space.l },
  head: {
    width: '100%',
    maxWidth: WIDTH - 2 * space.l,
    alignSelf: 'center',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
  },
  title: { flex: 1 },
});
