import type { Faces } from '../../../src/tables/shared/faces/faces';
import { faceAt } from '../../../src/tables/shared/faces/stand-ins';
import { FACE_NAMES } from '../../../src/ui/art/Face';

const person = (nth: number) => ({ kind: 'person', face: FACE_NAMES[nth]! }) as const;
const all = (faces: Faces) => faces.map((_, seat) => faceAt(faces, seat).face);

test('who is known keeps their face, and who is not has that of the seat', () => {
  expect(all([person(5), null, null])).toEqual([5, 1, 2].map((nth) => FACE_NAMES[nth]));
});

test.each([
  ['somebody has chosen the face of another seat', [person(1), null, null, person(2)]],
  ['a stand-in would take the face of a later one', [person(1), null, null, null, null, null]],
  ['nobody is known', [null, null, null, null, null, null]],
])('no two faces are the same where %s', (_, faces) => {
  expect(new Set(all(faces)).size).toBe(faces.length);
});
