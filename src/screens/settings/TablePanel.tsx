import { View } from 'react-native';
import { usePhrases } from '../../i18n';
import { Heading, Panel, SwitchRow } from '../../ui';
import { useApp } from '../app/AppProvider';

/** How the tables of all games are. */
export function TablePanel() {
  const say = usePhrases();
  const { settings, change } = useApp();
  return (
    <Panel>
      <Heading>{say.settings.table}</Heading>
      <View>
        <SwitchRow
          label={say.settings.bigCards}
          hint={say.settings.bigCardsHint}
          on={settings.bigCards}
          onChange={(bigCards) => change({ bigCards })}
        />
        <SwitchRow
          label={say.settings.confirmMoves}
          hint={say.settings.confirmMovesHint}
          on={settings.confirmMoves}
          onChange={(confirmMoves) => change({ confirmMoves })}
        />
        <SwitchRow
          label={say.settings.tapToLook}
          hint={say.settings.tapToLookHint}
          on={settings.tapToLook}
          onChange={(tapToLook) => change({ tapToLook })}
        />
        <SwitchRow
          label={say.settings.botsTalk}
          hint={say.settings.botsTalkHint}
          on={settings.botsTalk}
          onChange={(botsTalk) => change({ botsTalk })}
        />
      </View>
    </Panel>
  );
}
