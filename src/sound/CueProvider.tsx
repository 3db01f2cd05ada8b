import { createContext, use, type ReactNode } from 'react';

/** A moment of the game that can be heard or felt. */
export type Cue = 'dice' | 'hop' | 'take' | 'turn' | 'win' | 'reveal';

const CueContext = createContext<(cue: Cue) => void>(() => undefined);

interface Props {
  /** Which sounds are switched on. */
  readonly sounds: Readonly<Record<Exclude<Cue, 'reveal'>, boolean>>;
  readonly haptics: boolean;
  readonly children: ReactNode;
}

export function CueProvider({ children }: Props) {
  return <CueContext value={() => undefined}>{children}</CueContext>;
}

/** Gives the cue: it is heard and felt as far as people want it. */
export function useCue(): (cue: Cue) => void {
  return use(CueContext);
}
