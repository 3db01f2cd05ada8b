import { useMemo } from 'react';
import { useStore } from 'zustand';
import { usePhrases } from '../../i18n';
import type { Session } from '../../session/session';
import type { GameTable } from '../../tables/shared/game-table';
import { Sheet } from '../../ui';
import { storyBeforeLook } from './log';
import { DiceKey, LogTurns } from './LogTurns';

interface Props {
  readonly open: boolean;
  readonly session: Session;
  readonly table: GameTable;
  /** Left out where there are no dice to be checked. */
  readonly onDice?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What just happened can be read back, the latest first. */
export function LogSheet(props: Props) {
  const say = usePhrases();
  const { onDice } = props;
  const leaveForDice =
    onDice &&
    (() => {
      props.onClose();
      onDice();
    });
  return (
    <Sheet
      open={props.open}
      title={say.table.log}
      closeLabel={say.table.close}
      onClose={props.onClose}
      footer={leaveForDice && <DiceKey session={props.session} onPress={leaveForDice} />}
    >
      {props.open && <WholeLog {...props} />}
    </Sheet>
  );
}

function WholeLog({ session, table }: Props) {
  const { revision, next, isLookDue } = useStore(session.state);
  const story = useMemo(
    () => (isLookDue ? storyBeforeLook(session.story(), table) : session.story()),
    // Another window may go on while somebody reads.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [session, table, isLookDue, revision],
  );
  return <LogTurns session={session} table={table} story={story} isOpen={next === 'over'} />;
}
