import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Standing } from '../../game-core/kernel/standings';
import { usePhrases } from '../../i18n';
import type { Past } from '../../session/past';
import type { Trial } from '../../session/trial';
import type { GameTable } from '../../tables/shared/game-table';
import { Button, Heading, Icon, outline, Page, Panel, space, useColours, Words } from '../../ui';
import { Owl } from '../../ui/art/Owl';
import { usePageTitle } from '../page-title';
import { placesOf } from '../scoring/ranking';
import { BothCurves } from './BothCurves';
import { resultInWords } from './words';

interface Props {
  /** The trial, at its end. */
  readonly trial: Trial;
  readonly past: Past;
  readonly table: GameTable;
  readonly onEnd: () => void;
}

/** What came of the trial, beside what came of the match. */
export function TrialEnd({ trial, past, table, onEnd }: Props) {
  const say = usePhrases();
  const { whatIf } = say.coach;
  usePageTitle(whatIf.over);
  const { accents } = useColours();
  const outcome = useMemo(() => trial.session.outcome(), [trial]);
  const { players } = past;
  const teller = useMemo(() => ({ say, players, isFresh: true }), [say, players]);
  const told = (standings: readonly Standing[]) =>
    placesOf(standings).map(({ standing }) => resultInWords(standing, standings, table, teller));
  return (
    <Page
      backdrop="paper"
      style={styles.page}
      footer={<Button icon="back" label={whatIf.back} onPress={onEnd} />}
    >
      <View style={styles.head}>
        <Owl size={52} framed />
        <View style={styles.title}>
          <Heading level={1} as="heading">
            {whatIf.over}
          </Heading>
        </View>
        <Icon name="fork" size={32} colour={accents.mist.text} />
      </View>
      <BothCurves past={past} trial={trial} />
      <Panel style={{ ...styles.trial, borderColor: accents.mist.text }}>
        <Heading level={2} as="label" colour={accents.mist.text}>
          {whatIf.inTrial}
        </Heading>
        <Places lines={told(outcome?.standings ?? [])} />
      </Panel>
      <Panel style={styles.panel}>
        <Heading level={2} as="label">
          {whatIf.inGame}
        </Heading>
        <Places lines={told(past.standings)} />
      </Panel>
      <Words as="small">{whatIf.promise}</Words>
    </Page>
  );
}

function Places({ lines }: { readonly lines: readonly string[] }) {
  return (
    <View>
      {lines.map((line) => (
        <Words key={line}>{line}</Words>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { width: '100%', maxWidth: 640, alignSelf: 'center', gap: space.m },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  title: { flex: 1 },
  panel: { padding: space.m, gap: space.s },
  trial: { padding: space.m, gap: space.s, borderStyle: 'dashed', borderWidth: outline.thick },
});
