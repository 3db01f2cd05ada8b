import { act, render, screen } from '@testing-library/react-native';
import { Figure } from '../../../src/tables/so-ein-mist/pieces/Figure';
import { CardGap, PathCard } from '../../../src/tables/so-ein-mist/pieces/PathCard';

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

test('a gap and a figure are named', () => {
  render(
    <>
      <CardGap width={60} label="A gap" />
      <Figure animal="sheep" size={40} last label="Bea's sheep, last in the queue" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'A gap' })).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: /last in the queue/ })).toBeOnTheScreen();
});
