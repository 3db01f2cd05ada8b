import { useMemo } from 'react';
import type { Player } from '../../game-core/kernel/record';
import { usePhrases } from '../../i18n';
import type { Play } from '../../session/director';
import { useCurtainPortraitSize, type CurtainProps } from '../../tables/shared/curtain/Curtain';
import { nameOf } from '../../tables/shared/names';
import type { GameTable } from '../../tables/shared/game-table';
import { useScreenReader, type AccentName } from '../../ui';

/** What covers the table while the phone goes to somebody; null while it may be seen. */
export function useCurtain(
  { curtain: seat, scene: { view } }: Play,
  players: readonly Player[],
  table: GameTable,
  accent: AccentName,
  onLift: () => void,
): CurtainProps | null {
  const say = usePhrases();
  const size = useCurtainPortraitSize();
  const isListening = useScreenReader();
  return useMemo(() => {
    if (seat === null) return null;
    const name = nameOf(players, seat);
    const { line, listening } = say.table.curtain;
    return {
      portrait: <table.Portrait view={view} seat={seat} size={size} />,
      title: say.table.curtain.title(name),
      line: isListening ? `${line} ${listening}` : line,
      about: table.CurtainNote && <table.CurtainNote view={view} seat={seat} />,
      actionLabel: say.table.curtain.lift(name),
      accent,
      backdrop: table.backdrop,
      onLift,
    };
  }, [seat, view, players, table, accent, onLift, say, size, isListening]);
}
