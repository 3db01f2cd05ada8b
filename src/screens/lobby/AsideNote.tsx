import { useFirstPhrases } from '../../i18n/first';
import { Announce, Button, Panel, Words } from '../../ui';
import { useApp, useShelf } from '../app/AppProvider';
import { isForged } from '../missing-match';

/** Something could not be read: people are told until they say that they know. */
export function AsideNote() {
  const say = useFirstPhrases();
  const { shelf, hasFreshSettings, acknowledge } = useApp();
  const setAside = useShelf((state) => state.setAside);
  const newer = useShelf((state) => state.newer);
  const forged = setAside.filter(isForged).length;
  const unreadable = setAside.length - forged;
  const messages = [
    ...(unreadable > 0 ? [say.lobby.aside(unreadable)] : []),
    ...(forged > 0 ? [say.lobby.asideForged(forged)] : []),
    ...(newer.length > 0 ? [say.lobby.newer(newer.length)] : []),
    ...(hasFreshSettings ? [say.lobby.asideSettings] : []),
  ];
  if (messages.length === 0) return null;
  return (
    <Panel>
      {messages.map((message) => (
        <Words key={message}>{message}</Words>
      ))}
      <Button
        kind="quiet"
        icon="check"
        label={say.lobby.ok}
        onPress={() => {
          shelf.acknowledge();
          acknowledge();
        }}
      />
      <Announce message={messages.join(' ')} />
    </Panel>
  );
}
