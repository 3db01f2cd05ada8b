import { render, screen } from '@testing-library/react-native';
import App from '../App';

test('the app opens on the lobby', async () => {
  render(<App />);
  expect(await screen.findByRole('heading', { name: 'Rainy Barn' })).toBeOnTheScreen();
});
