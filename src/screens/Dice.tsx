import { useMemo } from 'react';
import { StyleSheet } from 'react-native';
import { usePhrases } from '../i18n';
import type { Shelved } from '../session/shelf-state';
import { Heading, Page, Panel, space, Words } from '../ui';
import { Charts } from './dice/Charts';
import { diceIn, diceOver } from './dice/players-dice';
import { Seal } from './dice/Seal';
import { useShelf } from './app/AppProvider';
import { missingInWords } from './missing-match';
import { PageHead } from './PageHead';
import { useOpenedSession } from './table/useOpenedSession';

interface Props {
  /** By its id; without one, all matches of the device are looked at. */
  readonly match?: string;
  readonly onBack: () => void;
  /** Back to the table of the match, however one came here. */
  readonly onTable: (match: string) => void;
}

/** Seen to be fair: what everybody has thrown, against what chance would give. */
export function Dice({ match: id, onBack, onTable }: Props) {
  const say = usePhrases();
  const state = useShelf((all) => all);
  const here = state.matches.find((each) => each.id === id);
  return (
    <Page backdrop="paper" style={styles.content}>
      <PageHead
        title={say.app.dice}
        backLabel={say.dice.back}
        onBack={() => (here === undefined ? onBack() : onTable(here.id))}
      />
      {here !== undefined && <ThisGame shelved={here} />}
      {here !== undefined && <SealOf match={here.id} />}
      {here === undefined && id !== undefined && state.isLoaded && (
        <NotHere {...missingInWords(id, state, say)} />
      )}
      <Panel>
        <Heading>{say.dice.cheat.title}</Heading>
        <Words>{say.dice.cheat.see}</Words>
        <Words>{say.dice.cheat.think}</Words>
        <Words>{say.dice.cheat.seed}</Words>
      </Panel>
      {state.isCounted && <AllGames />}
    </Page>
  );
}

/** What cannot be opened has nothing to seal. */
function SealOf({ match }: { readonly match: string }) {
  const opened = useOpenedSession(match);
  return opened?.ok === true ? <Seal session={opened.value} /> : null;
}

function NotHere({ title, line }: ReturnType<typeof missingInWords>) {
  return (
    <Panel>
      <Heading>{title}</Heading>
      <Words>{line}</Words>
    </Panel>
  );
}

/** Among so many, one that looks odd is no wonder. */
const MANY_ROWS = 3;

function ThisGame({ shelved }: { readonly shelved: Shelved }) {
  const say = usePhrases();
  const dice = useMemo(() => diceIn(shelved, say), [shelved, say]);
  // Some games have none.
  if (dice.length === 0) return null;
  return (
    <Panel>
      <Heading>{say.dice.thisGame}</Heading>
      <Words as="small">{say.dice.line}</Words>
      <Charts dice={dice} of="game" />
      {dice.length >= MANY_ROWS && <Words>{say.dice.oneIsOdd(dice.length)}</Words>}
    </Panel>
  );
}

function AllGames() {
  const say = usePhrases();
  const state = useShelf((all) => all);
  const { together, each } = useMemo(() => diceOver(state, say), [state, say]);
  return (
    <Panel>
      <Heading>{say.dice.allGames}</Heading>
      {state.hasLostTally && <Words>{say.dice.tallyAside}</Words>}
      <Words as="small">{each.length === 0 ? say.dice.noneYet : say.dice.line}</Words>
      <Charts dice={[...together, ...each]} of="pile" />
    </Panel>
  );
}

const styles = StyleSheet.create({
  content: { width: '100%', maxWidth: 720, alignSelf: 'center', gap: space.l },
});
