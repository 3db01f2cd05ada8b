import { usePhrases } from '../i18n';
import { Heading, Page } from '../ui';
import type { Player } from '../game-core/kernel/record';
import type { Match } from '../game-core/kernel/match';
import type { Face } from '../tables/shared/face';

interface Props {
  /** It is over. */
  readonly match: Match;
  readonly players: readonly Player[];
  readonly face: Face;
  readonly onRematch: () => void;
  readonly onSetUp: () => void;
  /** Look at the game again. */
  readonly onReplay: () => void;
  readonly onLobby: () => void;
}

export function Scoring(_props: Props) {
  const say = usePhrases();
  return (
    <Page backdrop="wood">
      <Heading level={1}>{say.scoring.title}</Heading>
    </Page>
  );
}
