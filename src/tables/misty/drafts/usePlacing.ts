import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Card } from '../../../game-core/games/misty/cards';
import type { Cell } from '../../../game-core/games/misty/sheet';
import type { Misty } from '../../../game-core/games/misty/types';
import type { Request } from '../../../game-core/kernel/request';
import {
  completed,
  NOTHING,
  optionsOf,
  takenBack,
  withCard,
  withCell,
  type Placing,
} from './placing';

interface Stored {
  readonly request: string;
  readonly placing: Placing;
  readonly refusal: string | null;
}

/** Long enough to read why: it stands in the way of what is below it. */
const READ = 4000;

/** Card and cell that are chosen for a request, and why a finger was refused; another request asks anew. */
export function usePlacing(request: Request<Misty> | null) {
  const [stored, setStored] = useState<Stored | null>(null);
  const name = request?.name ?? '';
  const moves = request?.kind === 'decide' ? request.moves : null;
  const options = useMemo(() => optionsOf(moves ?? []), [moves]);
  const own = stored?.request === name ? stored : null;
  const placing = completed(own?.placing ?? NOTHING, options);

  const change = useCallback(
    (how: (placing: Placing) => Placing) =>
      setStored((now) => ({
        request: name,
        placing: how(completed(now?.request === name ? now.placing : NOTHING, options)),
        refusal: null,
      })),
    [name, options],
  );
  useEffect(() => {
    if (stored === null || stored.refusal === null) return undefined;
    const timer = setTimeout(() => setStored({ ...stored, refusal: null }), READ);
    return () => clearTimeout(timer);
  }, [stored]);
  const back = takenBack(placing, options);
  return {
    placing,
    options,
    refusal: own?.refusal ?? null,
    chooseCard: useCallback((card: Card) => change((now) => withCard(now, card)), [change]),
    chooseCell: useCallback((cell: Cell) => change((now) => withCell(now, cell)), [change]),
    /** A finger carries it: it lies nowhere, nor does the one before. */
    carry: useCallback((card: Card) => change(() => ({ card, cell: null })), [change]),
    drop: useCallback((card: Card, cell: Cell) => change(() => ({ card, cell })), [change]),
    /** Null where there is nothing to take back. */
    takeBack: back === null ? null : () => change(() => back),
    refuse: useCallback(
      (refusal: string) =>
        setStored((now) => ({
          request: name,
          placing: now?.request === name ? now.placing : NOTHING,
          refusal,
        })),
      [name],
    ),
    forgetRefusal: useCallback(
      () => setStored((now) => (now?.refusal == null ? now : { ...now, refusal: null })),
      [],
    ),
  };
}

export type PlacingDraft = ReturnType<typeof usePlacing>;
