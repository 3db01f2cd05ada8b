import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import type { Refusal } from '../../game-core/kernel/refusal';
import { usePhrases } from '../../i18n';
import type { Session } from '../../session/session';
import { nameOf } from '../../tables/shared/names';
import { refusalInWords } from '../../tables/shared/refusals';
import { space, Toast } from '../../ui';
import type { GameId } from '../game-doors';

interface Props {
  readonly game: GameId;
  readonly session: Session;
  /** Why the last choice was not accepted. */
  readonly refusal: Refusal | null;
  readonly onRead: () => void;
  readonly onRetry: () => void;
}

/** What went wrong at the table, one thing at a time; the match goes on below it. */
export function TableNotices({ game, session, refusal, onRead, onRetry }: Props) {
  const say = usePhrases();
  const isUnsaved = useStore(session.state, (state) => state.unsaved !== null);
  const failedBot = useStore(session.state, (state) => state.failedBot);
  // Once is enough, until something was saved again: the next move will not fit either.
  const [hasRead, setHasRead] = useState(false);
  if (hasRead && !isUnsaved) setHasRead(false);

  const notice =
    failedBot !== null
      ? {
          message: say.table.botFailed(nameOf(session.players, failedBot)),
          actionLabel: say.app.tryAgain,
          onClose: onRetry,
        }
      : refusal !== null
        ? {
            message: refusalInWords(say, game, refusal.code),
            closeLabel: say.table.close,
            onClose: onRead,
          }
        : isUnsaved && !hasRead
          ? {
              message: say.table.unsaved,
              closeLabel: say.table.close,
              onClose: () => setHasRead(true),
            }
          : null;
  if (notice === null) return null;
  return (
    <View style={styles.toast}>
      <Toast tone="danger" {...notice} />
    </View>
  );
}

const styles = StyleSheet.create({
  toast: { position: 'absolute', left: space.s, right: space.s, top: space.s },
});
