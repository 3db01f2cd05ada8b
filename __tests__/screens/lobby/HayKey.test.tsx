import { render, screen } from '@testing-library/react-native';
import { HayKey } from '../../../src/screens/lobby/HayKey';

const hidden = { includeHiddenElements: true };

test('a key shows how many are behind it, and its label has that in words', () => {
  render(<HayKey label="Games" spoken="Games, 3 open" count={3} onPress={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Games, 3 open' })).toBeVisible();
  expect(screen.getByText('3', hidden)).toBeOnTheScreen();
  expect(screen.queryByText('3')).toBeNull();
});

test('nothing is not counted', () => {
  render(<HayKey label="Games" onPress={() => undefined} />);
  expect(screen.queryByText('0', hidden)).toBeNull();
});
