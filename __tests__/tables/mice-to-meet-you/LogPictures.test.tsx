import { render, screen } from '@testing-library/react-native';
import type { Happening } from '../../../src/game-core/games/mice-to-meet-you/types';
import { LogPictures } from '../../../src/tables/mice-to-meet-you/LogPictures';
import { Scenario } from '../../game-core/games/mice-to-meet-you/scenario';

const table = Scenario.of(3);
const open = { includeHiddenElements: true };

const pictures = (happening: Happening) => (
  <LogPictures happening={happening} view={table.view('table')} size={20} isFresh={false} />
);

function drawn(happening: Happening): string {
  const { toJSON, unmount } = render(pictures(happening));
  const tree = JSON.stringify(toJSON());
  unmount();
  return tree;
}

/** How many drawings there are. */
const count = (happening: Happening) => drawn(happening).match(/"RNSVGSvgView\w*"/g)?.length ?? 0;

test('a throw shows its dice: faces and colours', () => {
  const rolled = (red: (1 | 6)[], yellow: (1 | 6)[]): string =>
    drawn({ type: 'rolled', seat: 0, red, yellow });
  expect(rolled([1], [6])).not.toBe(rolled([6], [1]));
  expect(rolled([1], [])).not.toBe(rolled([], [1]));
  expect(rolled([1], [])).not.toBe(rolled([6], []));
});

test.each([1, 2, 3, -1, -2])('a sum that was changed by %i shows as many nuts', (by) => {
  expect(count({ type: 'changed', seat: 0, by })).toBe(Math.abs(by));
});

test('a nut that is earned or found is one nut', () => {
  expect(count({ type: 'fee', from: 'supply', to: 0 })).toBe(1);
  expect(count({ type: 'found-nut', seat: 0 })).toBe(1);
});

test.each([
  { type: 'caught', seat: 0, card: 13 },
  { type: 'came-back', seat: 0, card: 13 },
  { type: 'turned-down', seat: 0, card: 9 },
  { type: 'turned-up', seat: 0, card: 9 },
] as const)('what was $type shows its number', (happening) => {
  render(pictures(happening));
  expect(screen.getByText(String(happening.card), open)).toBeOnTheScreen();
});

test('a larder that closes is boarded up, one that opens is not', () => {
  const turned = (type: 'turned-down' | 'turned-up') => drawn({ type, seat: 0, card: 9 });
  expect(turned('turned-down')).not.toBe(turned('turned-up'));
});

test.each([
  { type: 'passed', seat: 1 },
  { type: 'missed', seat: 1 },
  { type: 'offered', seat: 1, total: 7 },
] as const)('what was $type is told by words alone', (happening) => {
  expect(render(pictures(happening)).toJSON()).toBeNull();
});
