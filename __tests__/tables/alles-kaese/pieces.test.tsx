import { render, screen } from '@testing-library/react-native';
import { HOLES } from '../../../src/game-core/games/alles-kaese/cards';
import { Front } from '../../../src/tables/alles-kaese/pieces/Front';
import { Slice } from '../../../src/tables/alles-kaese/pieces/Slice';
import { HOLE_PATHS } from '../../../src/tables/alles-kaese/pieces/slice-shapes';

test.each(HOLES)('a slice with %i holes has as many, and says so as a numeral', (holes) => {
  render(<Slice holes={holes} size={90} />);
  expect(screen.getByText(`${holes}`)).toBeOnTheScreen();
  for (const path of Object.values(HOLE_PATHS.ordinary[holes]) as string[]) {
    expect(path.match(/M/g)).toHaveLength(holes);
  }
});

test('a slice without a tag has no numeral', () => {
  render(<Slice holes={3} size={90} tag="none" />);
  expect(screen.queryByText('3')).toBeNull();
});

test('nothing but the front itself tells cheese from a trap', () => {
  render(<Slice holes={4} size={90} />);
  expect(screen.queryByTestId(/^front-/)).toBeNull();
});

test.each(['cheese', 'trap'] as const)('the front of a %s can be told', (front) => {
  render(<Front front={front} holes={4} size={90} hasTag />);
  expect(screen.getByTestId(`front-${front}`)).toBeOnTheScreen();
  expect(screen.getByText('4')).toBeOnTheScreen();
});
