import { useMemo } from 'react';
import type { Player } from '../../game-core/kernel/record';
import { usePhrases } from '../../i18n';
import type { Play } from '../../session/director';
import { useCurtainPortraitSize, type CurtainProps } from '../../tables/shared/curtain/Curtain';
import { nameOf } from '../../tables/shared/names';
import type { GameTable } from '../../tables/shared/game-table';

/** What covers the table while the phone goes to somebody; null while it may be seen. */
export function useCurtain(
  { curtain: seat, scene: { view } }: Play,
  players: readonly Player[],
  table: GameTable,
  onLift: () => void,
): CurtainProps | null {
  const say = usePhrases();
  const size = useCurtainPortraitSize();
  return useMemo(() => {
    if (seat === null) return null;
    const name = nameOf(players, seat);
    return {
      portrait: <table.Portrait view={view} seat={seat} size={size} />,
      title: say.table.curtain.title(name),
      line: say.table.curtain.line,
      actionLabel: say.table.curtain.lift(name),
      onLift,
    };
  }, [seat, view, players, table, onLift, say, size]);
}
