import { useMemo, useState } from 'react';
import type { AllesKaese } from '../../game-core/games/alles-kaese/types';
import type { Seat } from '../../game-core/kernel/seats';
import { useActs, type Shown } from '../shared/acts/useActs';
import type { BoardProps } from '../shared/game-table';
import { sceneAfterLook, stagingFor, type KaeseAct, type Tableau } from './staging';

/** The look that followed a turn, and the scene with which it was over. */
interface Look {
  readonly turn: number;
  readonly over: number | null;
}

/** What is seen to happen. Who peeks looks first; then, with few players, the top of the pile leaves. */
export function useStaged(props: BoardProps<AllesKaese>): Shown<Tableau, KaeseAct> {
  const { scene, players, isLookDue = false } = props;
  const turn = scene.view.open.log.length;
  const isBot = useMemo(() => (seat: Seat) => players[seat]?.bot != null, [players]);
  const [stored, setLook] = useState<Look | null>(null);
  const look = lookNow(stored, turn, isLookDue, scene.id);
  if (look?.turn !== stored?.turn || look?.over !== stored?.over) setLook(look);
  const isAfterLook = look?.over === scene.id;
  const staging = useMemo(() => stagingFor(isBot, isLookDue), [isBot, isLookDue]);
  const staged = useMemo(() => (isAfterLook ? sceneAfterLook(scene) : scene), [scene, isAfterLook]);
  return useActs({ ...props, scene: staged }, staging);
}

function lookNow(before: Look | null, turn: number, isDue: boolean, scene: number): Look | null {
  if (isDue) return { turn, over: null };
  return before?.turn === turn ? { turn, over: before.over ?? scene } : null;
}
