import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Kinds } from '../../game-core/kernel/game';
import type { Session } from '../../session/session';
import { hintsOf, playedAlone } from '../../storage/results';
import type { GameTable } from '../../tables/shared/game-table';
import { useShelf } from '../app/AppProvider';

interface Props {
  /** Of a match for one that is over. */
  readonly session: Session;
  readonly table: GameTable;
  readonly view: Kinds['view'];
  readonly rating: number | null;
}

/** How well somebody did alone, beside all that they have played before. */
export function AloneScore({ session, table, view, rating }: Props) {
  const { id, game, players, config } = session;
  const results = useShelf((state) => state.results);
  const person = useShelf(
    ({ matches }) => matches.find((match) => match.id === id)?.people[0] ?? null,
  );
  const hints = useStore(session.state, ({ hinted }) => hintsOf(hinted, 0));
  const [player] = players;
  const played = useMemo(() => {
    if (player === undefined) return [];
    const oldestFirst = [...results].sort((one, other) => one.endedAt - other.endedAt);
    const others = playedAlone(oldestFirst, game, { name: player.name, person });
    // This one comes last, also while the device has not counted it yet.
    const now = rating === null ? [] : [{ id, options: config.options, rating, hints }];
    return [...others.filter((each) => each.id !== id), ...now];
  }, [results, game, player, person, id, config, rating, hints]);
  if (player === undefined || table.Alone === undefined) return null;
  return <table.Alone view={view} player={player} hints={hints} played={played} />;
}
