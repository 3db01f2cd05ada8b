import { useMemo, useState } from 'react';
import type { AllesKaese } from '../../game-core/games/alles-kaese/types';
import type { Seat } from '../../game-core/kernel/seats';
import { useActs, type Shown } from '../shared/acts/useActs';
import type { BoardProps } from '../shared/game-table';
import { isPeeked, sceneAfterLook, stagingFor, type KaeseAct, type Tableau } from './staging';

/** What is seen to happen. Who peeks looks first; then, with few players, the top of the pile leaves. */
export function useStaged(props: BoardProps<AllesKaese>): Shown<Tableau, KaeseAct> {
  const { scene, players, request, isReplay = false } = props;
  const turn = scene.view.open.log.length;
  /** The turn after which somebody was asked to look. */
  const [asked, setAsked] = useState<number | null>(null);
  const isBot = useMemo(() => (seat: Seat) => players[seat]?.bot != null, [players]);
  // In a replay nobody looks.
  const isPeek = !isReplay && isPeeked(scene.view, isBot);
  const isAsked = isPeek && request?.kind === 'look';
  if (isAsked && asked !== turn) setAsked(turn);
  const isLooking = isAsked || (isPeek && asked !== turn);
  const staging = useMemo(() => stagingFor(isBot, isLooking), [isBot, isLooking]);
  const staged = useMemo(
    () => (isPeek && !isLooking ? sceneAfterLook(scene) : scene),
    [scene, isPeek, isLooking],
  );
  return useActs({ ...props, scene: staged }, staging);
}
