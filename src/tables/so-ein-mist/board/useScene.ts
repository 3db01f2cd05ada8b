import { useEffect, useMemo } from 'react';
import type { SoEinMist } from '../../../game-core/games/so-ein-mist/types';
import { useCue } from '../../../sound';
import { useMotion, type Motion } from '../../../ui';
import type { BoardProps } from '../../shared/game-table';
import { useStage, type Stage } from '../../shared/useStage';
import { actsOf, type Act } from '../staging';

/** Shows how the scene came about, and lets it be heard. */
export function useScene({ scene, request, onShown }: BoardProps<SoEinMist>): Stage<Act> {
  const cue = useCue();
  const motion = useMotion();
  const acts = useMemo(() => actsOf(scene), [scene]);
  const stage = useStage({
    moment: scene.id,
    acts,
    lastsOf: (act) => lasts(act, motion),
    onAct: (act) => {
      if (act.cue === null) return undefined;
      const [heard, times] = act.cue;
      const apart = lasts(act, motion) / times;
      const beats = Array.from({ length: motion.reduced ? 1 : times }, (_, nth) =>
        setTimeout(() => cue(heard), nth * apart),
      );
      return () => beats.forEach(clearTimeout);
    },
    onShown,
  });

  const { turn } = scene.view.open;
  const isToThrow = stage.act === null && request?.kind === 'throw';
  useEffect(() => {
    if (isToThrow) cue('turn');
  }, [isToThrow, turn, cue]);
  return stage;
}

/** Where nothing travels, a fade is all that takes time. */
function lasts({ lasts: [times, of] }: Act, { reduced, ms }: Motion): number {
  return reduced ? ms('fade') : times * ms(of);
}
