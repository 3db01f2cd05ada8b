import { usePhrases } from '../i18n';
import { Heading, IconButton, Page } from '../ui';
import type { GameId } from './game-doors';

interface Props {
  readonly game: GameId;
  readonly onBack: () => void;
  readonly onRules: () => void;
  /** With the id of the match that was begun. */
  readonly onStart: (match: string) => void;
}

export function SetUp({ onBack }: Props) {
  const say = usePhrases();
  return (
    <Page backdrop="paper">
      <IconButton icon="back" label={say.rules.back} onPress={onBack} />
      <Heading level={1}>{say.setUp.title}</Heading>
    </Page>
  );
}
