import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
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

interface Meant {
  readonly request: string;
  readonly placing: Placing;
}

/** What was meant last: whoever looks up a rule and lifts the curtain again goes on with it. */
export type MeantMemory = readonly [Meant | null, Dispatch<SetStateAction<Meant | null>>];

/** Lies where it outlives a hand that is covered; it is read only for the request that it belongs to. */
export function useMeantMemory(): MeantMemory {
  return useState<Meant | null>(null);
}

interface Refused {
  readonly request: string;
  readonly why: string;
}

/** Long enough to read why: it stands in the way of what is below it. */
const READ = 4000;

/** Card and cell that are chosen for a request, and why a finger was refused; another request asks anew. */
export function usePlacing(request: Request<Misty> | null, [meant, setMeant]: MeantMemory) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const name = request?.name ?? '';
  const moves = request?.kind === 'decide' ? request.moves : null;
  const options = useMemo(() => optionsOf(moves ?? []), [moves]);
  const placing = completed(meant?.request === name ? meant.placing : NOTHING, options);

  const change = useCallback(
    (how: (placing: Placing) => Placing) => {
      setRefused(null);
      setMeant((now) => ({
        request: name,
        placing: how(completed(now?.request === name ? now.placing : NOTHING, options)),
      }));
    },
    [name, options, setMeant],
  );
  useEffect(() => {
    if (refused === null) return undefined;
    const timer = setTimeout(() => setRefused(null), READ);
    return () => clearTimeout(timer);
  }, [refused]);
  const back = takenBack(placing, options);
  return {
    placing,
    options,
    refusal: refused?.request === name ? refused.why : null,
    chooseCard: useCallback((card: Card) => change((now) => withCard(now, card)), [change]),
    chooseCell: useCallback((cell: Cell) => change((now) => withCell(now, cell)), [change]),
    /** A finger carries it: it lies nowhere, nor does the one before. */
    carry: useCallback((card: Card) => change(() => ({ card, cell: null })), [change]),
    drop: useCallback((card: Card, cell: Cell) => change(() => ({ card, cell })), [change]),
    /** Null where there is nothing to take back. */
    takeBack: back === null ? null : () => change(() => back),
    refuse: useCallback((why: string) => setRefused({ request: name, why }), [name]),
    forgetRefusal: useCallback(() => setRefused(null), []),
  };
}

export type PlacingDraft = ReturnType<typeof usePlacing>;
