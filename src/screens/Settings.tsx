import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../i18n';
import { Button, Page, space, Toast } from '../ui';
import { useApp, type AppServices } from './app/AppProvider';
import { LookPanel } from './settings/LookPanel';
import { PageHead } from './PageHead';
import { SoundPanel } from './settings/SoundPanel';
import { TablePanel } from './settings/TablePanel';

interface Props {
  readonly onBack: () => void;
  readonly onCredits: () => void;
}

export function Settings({ onBack, onCredits }: Props) {
  const say = usePhrases();
  const { settings, isUnsaved } = useApp();
  // Who has read it need not see it until the next change fails.
  const [read, setRead] = useState<AppServices['settings'] | null>(null);
  return (
    <Page backdrop="paper" style={styles.content}>
      <PageHead title={say.app.settings} backLabel={say.settings.back} onBack={onBack} />
      {isUnsaved && read !== settings && (
        <Toast
          tone="danger"
          message={say.settings.unsaved}
          closeLabel={say.settings.close}
          onClose={() => setRead(settings)}
        />
      )}
      <View style={styles.columns}>
        <View style={styles.column}>
          <LookPanel />
          <TablePanel />
        </View>
        <View style={styles.column}>
          <SoundPanel />
          <Button kind="quiet" picture="heart" label={say.settings.credits} onPress={onCredits} />
        </View>
      </View>
    </Page>
  );
}

/** Two columns where each has this much. */
const COLUMN = 330;

const styles = StyleSheet.create({
  content: { width: '100%', maxWidth: 940, alignSelf: 'center', gap: space.l },
  columns: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  column: { flexGrow: 1, flexShrink: 1, flexBasis: COLUMN, gap: space.l },
});
