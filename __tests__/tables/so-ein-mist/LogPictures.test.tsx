import { render, screen } from '@testing-library/react-native';
import type { Card } from '../../../src/game-core/games/so-ein-mist/cards';
import type { Happening } from '../../../src/game-core/games/so-ein-mist/types';
import { LogPictures } from '../../../src/tables/so-ein-mist/LogPictures';
import { card } from '../../game-core/games/so-ein-mist/scene';

const drawn = (happening: Happening, isFresh: boolean) => {
  const { toJSON, unmount } = render(
    <LogPictures happening={happening} isFresh={isFresh} size={20} />,
  );
  const tree = JSON.stringify(toJSON());
  unmount();
  return tree;
};

const KINDS = ['took', 'refilled'] as const;
const of = (type: (typeof KINDS)[number], which: Card): Happening => ({
  type,
  seat: 0,
  card: which,
  slot: 1,
});

test.each(KINDS)('the card that somebody %s is drawn while its words name it', (type) => {
  render(<LogPictures happening={of(type, card('pig', 10))} isFresh size={20} />);
  expect(screen.getByText('+10')).toBeOnTheScreen();
});

test.each(KINDS)('afterwards nobody can see which card it was that somebody %s', (type) => {
  const pig = drawn(of(type, card('pig', 10)), false);
  expect(pig).toBe(drawn(of(type, card('cow', -5)), false));
  expect(pig).toBe('null');
});

test('a roll shows its face', () => {
  const roll = (face: 1 | 6): Happening => ({ type: 'rolled', seat: 0, face, forced: null });
  expect(drawn(roll(1), false)).not.toBe(drawn(roll(6), false));
});
