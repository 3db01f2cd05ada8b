import { StyleSheet, View } from 'react-native';
import { expo } from '../../app.json';
import { usePhrases } from '../i18n';
import { artCredits, Heading, Page, Panel, Picture, space, useColours, Words } from '../ui';
import { PRINTED_GAMES } from './credits/printed-games';
import { MIT_LICENCE, SOFTWARE } from './credits/software';
import { DOORS, type GameDoor } from './game-doors';
import { PageHead } from './PageHead';

interface Props {
  readonly onBack: () => void;
}

/** One printed game and the people behind it. */
function PrintedGame({ id, accent, picture }: GameDoor) {
  const say = usePhrases();
  const { accents, inkSoft } = useColours();
  const { author, illustrator, publisher, year } = PRINTED_GAMES[id];
  return (
    <View style={styles.game}>
      <Picture name={picture} size={40} />
      <View style={styles.words}>
        <Heading level={3} colour={accents[accent].text}>
          {say.games[id].title}
        </Heading>
        <Words>{say.credits.author(author)}</Words>
        <Words as="small" colour={inkSoft}>
          {say.credits.illustrator(illustrator)}
        </Words>
        <Words as="small" colour={inkSoft}>
          {say.credits.publisher(publisher, year)}
        </Words>
      </View>
    </View>
  );
}

export function Credits({ onBack }: Props) {
  const say = usePhrases();
  const { inkSoft } = useColours();
  return (
    <Page backdrop="paper" style={styles.content}>
      <PageHead title={say.app.credits} backLabel={say.credits.back} onBack={onBack} />
      <Panel>
        <Heading>{say.credits.printed}</Heading>
        {DOORS.map((door) => (
          <PrintedGame key={door.id} {...door} />
        ))}
        <Words>{say.credits.theirs}</Words>
      </Panel>
      <Panel>
        <Heading>{say.credits.own}</Heading>
        <Words>{say.credits.ownLine}</Words>
        <Words as="small" colour={inkSoft}>
          {say.credits.version(expo.version)}
        </Words>
      </Panel>
      <Panel>
        <Heading>{say.credits.art}</Heading>
        {artCredits.map(({ what, by, licence, address }) => (
          <View key={what}>
            <Heading level={3}>{what}</Heading>
            <Words>{say.credits.licence(by, licence)}</Words>
            <Words as="small" colour={inkSoft}>
              {address.replace('https://', '')}
            </Words>
          </View>
        ))}
      </Panel>
      <Panel>
        <Heading>{say.credits.libraries}</Heading>
        <Words>{say.credits.librariesLine}</Words>
        {SOFTWARE.map(({ by, packages }) => (
          <View key={by}>
            <Words as="smallStrong">{`© ${by}`}</Words>
            <Words as="small" colour={inkSoft}>
              {packages.join(', ')}
            </Words>
          </View>
        ))}
      </Panel>
      <Panel>
        <Heading>{say.credits.mit}</Heading>
        {MIT_LICENCE.map((paragraph) => (
          <Words key={paragraph} as="small">
            {paragraph}
          </Words>
        ))}
      </Panel>
    </Page>
  );
}

const styles = StyleSheet.create({
  content: { width: '100%', maxWidth: 720, alignSelf: 'center', gap: space.l },
  game: { flexDirection: 'row', alignItems: 'flex-start', gap: space.m },
  words: { flex: 1 },
});
