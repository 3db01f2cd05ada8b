import { useMemo } from 'react';
import type { State } from '../../../../game-core/games/mice-to-meet-you/types';
import { usePhrases } from '../../../../i18n';
import { Announce, Button, Sheet, Words } from '../../../../ui';
import { Progress } from '../values/Progress';
import type { Solved } from '../values/solved-game';
import { hintFor } from './hint';
import { bestInWords, hintInWords, PerfectHint } from './PerfectHint';

interface Props {
  /** The moment in which something is to be decided; null where the hint is closed. */
  readonly about: State | null;
  readonly solved: Solved;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** What is best now, once the solved game is here. */
export function HintSheet({ about, solved, onRetry, onClose }: Props) {
  const say = usePhrases();
  const values = solved.kind === 'here' ? solved.values : null;
  const hint = useMemo(
    () => (about === null || values === null ? null : hintFor(values, about)),
    [values, about],
  );
  return (
    <Sheet
      open={about !== null}
      title={hint === null ? say.miceHint.key : bestInWords(say, hint)}
      closeLabel={say.miceHint.close}
      onClose={onClose}
    >
      {hint !== null && (
        <>
          <Announce message={hintInWords(say, hint)} />
          <PerfectHint hint={hint} />
        </>
      )}
      {solved.kind === 'failed' && (
        <>
          <Words>{say.miceHint.failed}</Words>
          <Button kind="quiet" label={say.miceChance.retry} onPress={onRetry} />
        </>
      )}
      {(solved.kind === 'loading' || solved.kind === 'away') && (
        <Progress solved={solved} label={say.miceHint.loading} />
      )}
    </Sheet>
  );
}
