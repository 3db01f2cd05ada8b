import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import type { Past } from '../../session/past';
import type { Trial as Tried } from '../../session/trial';
import type { GameTable } from '../../tables/shared/game-table';
import { useColours } from '../../ui';
import type { GameId } from '../game-doors';
import { PlayedTable } from '../table/PlayedTable';
import { TrialEnd } from './TrialEnd';

interface Props {
  readonly game: GameId;
  readonly table: GameTable;
  /** The match that it branches off from. */
  readonly past: Past;
  /** The trial itself. */
  readonly trial: Tried;
  readonly isInFront: boolean;
  readonly onRules: (page: string) => void;
  readonly onSettings: () => void;
  /** Back to the match. */
  readonly onEnd: () => void;
}

/** A trial from its fork to its end. Its frame says all the time that it is one. */
export function Trial({ trial, past, ...props }: Props) {
  const { game, table, onEnd } = props;
  const { coach } = usePhrases();
  const { accents, paper } = useColours();
  const [isOver, setOver] = useState(false);
  const onOver = useCallback(() => setOver(true), []);
  if (isOver) return <TrialEnd game={game} trial={trial} past={past} table={table} onEnd={onEnd} />;
  return (
    <View style={[styles.frame, { borderColor: accents.mist.text, backgroundColor: paper }]}>
      <PlayedTable
        game={game}
        session={trial.session}
        table={table}
        trial={{ title: coach.whatIf.title, short: coach.whatIf.short, leave: coach.whatIf.back }}
        isInFront={props.isInFront}
        onLeave={onEnd}
        onRules={props.onRules}
        onSettings={props.onSettings}
        onOver={onOver}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  frame: { flex: 1, borderWidth: 4, borderStyle: 'dashed' },
});
