import { fireEvent, render, screen } from '@testing-library/react-native';
import { Die, PlayerChip } from '../../src/ui';

test('a die and a player are named', () => {
  render(
    <>
      <Die size={50} face={4} label="Die: 4" />
      <Die size={50} face={null} label="Not rolled yet" />
      <PlayerChip
        picture="cow"
        name="Mia"
        label="Mia, 3 to draw"
        counts={[{ icon: 'draw', value: 3 }]}
      />
    </>,
  );
  for (const name of ['Die: 4', 'Not rolled yet', 'Mia, 3 to draw'])
    expect(screen.getByRole('img', { name })).toBeOnTheScreen();
  expect(screen.getByText('Mia')).toBeVisible();
});

test('a die that can be used is a button that tells whether it is taken', () => {
  const onPress = jest.fn();
  render(<Die size={50} tone="yellow" face={3} selected label="Yellow 3" onPress={onPress} />);
  const die = screen.getByRole('button', { name: 'Yellow 3' });
  expect(die).toBeSelected();
  fireEvent.press(die);
  expect(onPress).toHaveBeenCalledTimes(1);
});
