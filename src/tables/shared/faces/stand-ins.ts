import type { Seat } from '../../../game-core/kernel/seats';
import { FACE_NAMES } from '../../../ui/art/Face';
import type { Faces, PlayerFace } from './faces';

/** Everybody's face: who is not known gets that of the seat, or another one that nobody at the table has. */
export function faceAt(faces: Faces, seat: Seat): PlayerFace {
  const taken = new Set(faces.map((known) => known?.face));
  for (let at = 0; ; at += 1) {
    const known = faces[at] ?? null;
    const turned = FACE_NAMES.map((_, nth) => FACE_NAMES[(at + nth) % FACE_NAMES.length]);
    const face = turned.find((name) => !taken.has(name)) ?? FACE_NAMES[0] ?? 'girl';
    if (at === seat) return known ?? { kind: 'person', face };
    if (known === null) taken.add(face);
  }
}
