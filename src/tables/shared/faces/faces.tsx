import { createContext, use, type ReactNode } from 'react';
import type { Seat } from '../../../game-core/kernel/seats';
import type { PictureName } from '../../../ui';
import type { FaceName } from '../../../ui/art/Face';
import { faceAt } from './stand-ins';

/** What somebody looks like away from the table, where a game gives them another sign. */
export type PlayerFace =
  | { readonly kind: 'person'; readonly face: FaceName }
  | { readonly kind: 'bot'; readonly face: PictureName };

/** By seat; nobody has one whom the device does not know. */
export type Faces = readonly (PlayerFace | null)[];

const FacesContext = createContext<Faces>([]);

interface Props {
  readonly faces: Faces;
  readonly children: ReactNode;
}

export function FacesProvider({ faces, children }: Props) {
  return <FacesContext value={faces}>{children}</FacesContext>;
}

export function useFace(seat: Seat | null): PlayerFace | null {
  const faces = use(FacesContext);
  return seat === null ? null : (faces[seat] ?? null);
}

/** The same where everybody needs one. */
export function useFaceAt(seat: Seat): PlayerFace {
  const faces = use(FacesContext);
  return faceAt(faces, seat);
}
