import { render, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { EndLine } from '../../../src/tables/mice-to-meet-you/board/EndLine';

const PHONE = { width: 360, height: 640, scale: 2, fontScale: 1 };
beforeEach(() => Dimensions.set({ window: PHONE, screen: PHONE }));

const WORDS = 'Anna, Ben and Clara each need one more larder to end it';
const LINE = 'one more larder ends it';

const show = (width: number) => {
  const place = { x: 0, y: 0, width, height: 34 };
  render(<EndLine place={place} seats={[0, 1, 2]} words={WORDS} line={LINE} />);
};

test('who is about to end it is named where there is room for names', () => {
  show(700);
  expect(screen.getByText(WORDS)).toBeVisible();
});

test('where there is none the faces say who, and whoever listens hears the names', () => {
  show(340);
  expect(screen.getByText(LINE)).toBeVisible();
  expect(screen.getByRole('img', { name: WORDS })).toBeVisible();
});
