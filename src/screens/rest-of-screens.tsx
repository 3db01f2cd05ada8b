import { use, type ReactNode } from 'react';

type Screens = typeof import('./lazy-screens');

let loaded: Screens | null = null;
let coming: Promise<Screens> | null = null;

/** All screens but the lobby, which stands sooner without them. */
export function loadRest(): Promise<Screens> {
  coming ??= import('./lazy-screens').then((screens) => (loaded = screens));
  return coming;
}

/** Goes to one of them once they are here: until then people see where they are, and no empty page. */
export function onceLoaded(go: () => void): void {
  if (loaded !== null) go();
  else loadRest().then(go, go);
}

interface Props {
  readonly children: (screens: Screens) => ReactNode;
}

/** Draws one of them: at once where they are loaded. */
export function Rest({ children }: Props) {
  return children(loaded ?? use(loadRest()));
}
