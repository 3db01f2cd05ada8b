import { fireEvent, render, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { TableFrame } from '../../../src/screens/table/TableFrame';

const PHONE = { width: 360, height: 640, scale: 2, fontScale: 1 };
beforeEach(() => Dimensions.set({ window: PHONE, screen: PHONE }));

const TITLE = 'MICE to meet you';

function show(room: number, short?: string) {
  render(
    <TableFrame away={null} title={TITLE} short={short} keys={null}>
      {null}
    </TableFrame>,
  );
  const layout = { x: 0, y: 0, width: room, height: 48 };
  fireEvent(screen.getByRole('heading'), 'layout', { nativeEvent: { layout } });
}

test('a title stands whole where it fits in one line', () => {
  show(200, 'MICE');
  expect(screen.getByText(TITLE)).toBeVisible();
});

test('where it would take two it is short, and still read out whole', () => {
  show(120, 'MICE');
  expect(screen.getByText('MICE')).toBeVisible();
  expect(screen.getByRole('heading', { name: TITLE })).toBeVisible();
});

test('one that cannot be shortened breaks', () => {
  show(120);
  expect(screen.getByText(TITLE)).toBeVisible();
});
