import type { ReactNode } from 'react';
import type { AllesKaese, Move, Slot, View } from '../../../game-core/games/alles-kaese/types';
import type { Player } from '../../../game-core/kernel/record';
import type { Request } from '../../../game-core/kernel/request';
import type { Layout } from '../layout/layout';
import type { Look } from '../look/useLook';
import type { KaeseAct } from '../staging';

/** What the thumb zone is given. */
export interface ZoneProps {
  readonly layout: Layout;
  readonly view: View;
  readonly players: readonly Player[];
  readonly act: KaeseAct | null;
  readonly request: Request<AllesKaese> | null;
  readonly chosen: Slot | null;
  /** What a hint calls best. */
  readonly hinted: Move | null;
  /** Why a finger was refused; until the next tap. */
  readonly refusal: string | null;
  readonly look: Pick<Look, 'hold' | 'isTap'>;
  readonly showsOdds: boolean;
  /** Nobody is shown again what they saw, nor do the odds remember it for them. */
  readonly fromMemory: boolean;
  /** To look again, where that may be. */
  readonly pawKey: ReactNode;
  readonly onMove: (move: Move) => void;
  readonly onThrow: () => void;
  readonly onLooked: () => void;
  /** The picture of the third trap has been seen. */
  readonly onSeen: () => void;
  /** Lets the next bot act; undefined where they do not wait for it. */
  readonly onNext: (() => void) | undefined;
  readonly tip: string | null;
}

/** Whether the phone goes from hand to hand. */
export function isAmongPeople(players: readonly Player[]): boolean {
  return players.filter(({ bot }) => bot === null).length > 1;
}

/** Where one person is asked. */
export interface AskedProps extends ZoneProps {
  readonly name: string;
}
