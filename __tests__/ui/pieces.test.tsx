import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { CardGap, Die, Figure, PathCard, PlayerChip } from '../../src/ui';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const face = { value: 8, picture: 'pear' } as const;

test('a card that lies face down gives nothing away', () => {
  render(<PathCard width={60} back="cow" face={null} label="A card of the cow" />);
  expect(screen.getByRole('img', { name: 'A card of the cow' })).toBeOnTheScreen();
  expect(screen.queryByText('+8', { includeHiddenElements: true })).toBeNull();
});

test('a card shows its value once it is turned, and no longer when it is turned back', () => {
  const { rerender } = render(<PathCard width={60} back="cow" face={null} label="card" />);
  rerender(<PathCard width={60} back="cow" face={face} label="cow +8" />);
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('img', { name: 'cow +8' })).toBeOnTheScreen();
  expect(screen.getByText('+8')).toBeOnTheScreen();
  rerender(<PathCard width={60} back="cow" face={null} label="card" />);
  expect(screen.queryByText('+8', { includeHiddenElements: true })).toBeNull();
});

test('dung has a real minus sign, and a doubled card says so', () => {
  render(
    <PathCard width={60} back="pig" face={{ value: -5, picture: 'dung' }} doubled label="pig −5" />,
  );
  expect(screen.getByText('−5')).toBeVisible();
  expect(screen.getByText('×2')).toBeVisible();
});

test('a die, a gap, a figure and a player are named', () => {
  render(
    <>
      <Die size={50} face={4} label="Die: 4" />
      <Die size={50} face={null} label="Not rolled yet" />
      <CardGap width={60} label="A gap" />
      <Figure animal="sheep" size={40} last label="Bea's sheep, last in the queue" />
      <PlayerChip
        animal="cow"
        name="Mia"
        label="Mia, 3 to draw"
        counts={[{ icon: 'draw', value: 3 }]}
      />
    </>,
  );
  const names = ['Die: 4', 'Not rolled yet', 'A gap', /last in the queue/, 'Mia, 3 to draw'];
  for (const name of names) expect(screen.getByRole('img', { name })).toBeOnTheScreen();
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
