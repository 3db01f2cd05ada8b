import { render, screen } from '@testing-library/react-native';
import type { Happening } from '../../../src/game-core/games/alles-kaese/types';
import { LogPictures } from '../../../src/tables/alles-kaese/LogPictures';
import { Scenario } from '../../game-core/games/alles-kaese/scenario';

const table = Scenario.deal(4, '1c 2t 2c 6t 1c 6c 5c 4t 3c');
const open = { includeHiddenElements: true };

function drawn(happening: Happening): string {
  const view = table.view('table');
  const { toJSON, unmount } = render(<LogPictures happening={happening} view={view} size={20} />);
  const tree = JSON.stringify(toJSON());
  unmount();
  return tree;
}

test('a throw shows its face', () => {
  const rolled = (face: 1 | 6): Happening => ({ type: 'rolled', seat: 0, face, slots: [] });
  expect(drawn(rolled(1))).not.toBe(drawn(rolled(6)));
});

test('a slice that was kept shows what it is', () => {
  const kept = { type: 'kept', seat: 0, slot: 1, card: 1, front: 'trap', traps: 1 } as const;
  render(<LogPictures happening={kept} view={table.view('table')} size={20} />);
  expect(screen.getByTestId('front-trap', open)).toBeOnTheScreen();
});

test('of one that somebody looked under or threw away only the holes are drawn', () => {
  const removed = (card: number): Happening => ({ type: 'removed', seat: 0, slot: 1, card });
  // The trap and the cheese with two holes, the two with six.
  expect(drawn(removed(1))).toBe(drawn(removed(2)));
  expect(drawn(removed(3))).toBe(drawn(removed(5)));
  expect(drawn(removed(1))).not.toBe(drawn(removed(3)));
  const peeked: Happening = { type: 'peeked', seat: 0, slot: 3, card: 3, front: 'trap' };
  expect(drawn(peeked)).toBe(drawn(removed(3)));
});
