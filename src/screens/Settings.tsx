import { usePhrases } from '../i18n';
import { Heading, IconButton, Page } from '../ui';

interface Props {
  readonly onBack: () => void;
  readonly onCredits: () => void;
}

export function Settings({ onBack }: Props) {
  const say = usePhrases();
  return (
    <Page backdrop="paper">
      <IconButton icon="back" label={say.rules.back} onPress={onBack} />
      <Heading level={1}>{say.settings.title}</Heading>
    </Page>
  );
}
