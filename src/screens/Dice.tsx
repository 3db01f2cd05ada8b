import { StyleSheet } from 'react-native';
import { usePhrases } from '../i18n';
import { Heading, Page, Panel, space, Words } from '../ui';
import { FaceChart } from './dice/FaceChart';
import { diceIn, diceOver, type PlayersDice } from './dice/players-dice';
import { Seal } from './dice/Seal';
import { useShelf } from './house/HouseProvider';
import { PageHead } from './PageHead';

interface Props {
  /** By its id; without one, all matches of the device are looked at. */
  readonly match?: string;
  readonly onBack: () => void;
}

/** Seen to be fair: what everybody has thrown, against what chance would give. */
export function Dice({ match: id, onBack }: Props) {
  const say = usePhrases();
  const { matches } = useShelf();
  const here = matches.find((each) => each.id === id);
  return (
    <Page backdrop="paper" style={styles.content}>
      <PageHead title={say.dice.title} backLabel={say.dice.back} onBack={onBack} />
      {here !== undefined && <Charts title={say.dice.thisGame} dice={diceIn(here)} />}
      {here !== undefined && <Seal match={here.match} />}
      <Panel>
        <Heading>{say.dice.cheat.title}</Heading>
        <Words>{say.dice.cheat.see}</Words>
        <Words>{say.dice.cheat.think}</Words>
        <Words>{say.dice.cheat.seed}</Words>
      </Panel>
      <Charts title={say.dice.allGames} dice={diceOver(matches)} />
    </Page>
  );
}

function Charts({
  title,
  dice,
}: {
  readonly title: string;
  readonly dice: readonly PlayersDice[];
}) {
  const say = usePhrases();
  return (
    <Panel>
      <Heading>{title}</Heading>
      {dice.length === 0 && <Words>{say.dice.noneYet}</Words>}
      {dice.length > 0 && <Words as="small">{say.dice.line}</Words>}
      {dice.map(({ name, counts }) => (
        <FaceChart key={name} name={name} counts={counts} />
      ))}
    </Panel>
  );
}

const styles = StyleSheet.create({
  content: { width: '100%', maxWidth: 720, alignSelf: 'center', gap: space.l },
});
