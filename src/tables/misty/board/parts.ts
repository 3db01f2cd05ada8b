import { roundsTaken } from '../../../game-core/games/misty/score';
import { windowSize } from '../../../game-core/games/misty/table';
import type { Misty, Open } from '../../../game-core/games/misty/types';
import type { Seat } from '../../../game-core/kernel/seats';
import type { Shown } from '../../shared/acts/useActs';
import type { BoardProps } from '../../shared/game-table';
import type { Size } from '../../shared/geometry';
import type { MeantMemory } from '../drafts/usePlacing';
import type { MistyAct, Tableau } from '../staging';

/** What each way of showing the table is given. */
export interface TableProps extends BoardProps<Misty>, Shown<Tableau, MistyAct> {
  readonly size: Size;
  /** What was meant for a hand before it was covered. */
  readonly memory: MeantMemory;
  /** Somebody wants to see a window close by. */
  readonly onLook: (seat: Seat) => void;
}

/** How many cards a full window has. */
export function cardsInAll({ setting: { config } }: Open): number {
  return windowSize(config);
}

/** Rounds won, and how many win the game. */
export function roundsOf({ tableau, scene }: Pick<TableProps, 'tableau' | 'scene'>, seat: Seat) {
  const { roundsToWin } = scene.view.open.setting.config.options;
  return { taken: roundsTaken(tableau, seat), toWin: roundsToWin };
}

/** What is being shown jumps to its end, and the bot whose turn it is acts. */
export function nextBy({ act, skip, onNext }: TableProps): (() => void) | undefined {
  if (onNext === undefined) return undefined;
  return () => {
    if (act !== null) skip();
    onNext();
  };
}
