import { render, screen } from '@testing-library/react';
import { PathCard } from '../../../src/tables/so-ein-mist/pieces/PathCard';

test('a card that lies face down gives nothing away', () => {
  const { container } = render(<PathCard width={60} back="cow" face={null} label="A card" />);
  expect(screen.getByRole('img', { name: 'A card' })).toBeTruthy();
  expect(container.textContent).toBe('');
});
