import { render, screen } from '@testing-library/react-native';
import App from '../App';

test('the app opens on the lobby', () => {
  render(<App />);
  expect(screen.getByRole('heading', { name: 'Rainy Barn' })).toBeOnTheScreen();
});
