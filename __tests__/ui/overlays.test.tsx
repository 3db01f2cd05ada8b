import { fireEvent, render, screen } from '@testing-library/react-native';
import { AccessibilityInfo, Text } from 'react-native';
import { Announce, Sheet, Toast } from '../../src/ui';

const nothing = () => undefined;

test('a sheet shows its title and closes with its cross', () => {
  const onClose = jest.fn();
  const sheet = (open: boolean) => (
    <Sheet open={open} title="Who plays?" closeLabel="Close" onClose={onClose}>
      <Text>Three to six</Text>
    </Sheet>
  );
  const { rerender } = render(sheet(true));
  expect(screen.getByRole('heading', { name: 'Who plays?' })).toBeOnTheScreen();
  expect(screen.getByText('Three to six')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(sheet(false));
  expect(screen.queryByText('Three to six')).toBeNull();
});

describe('what is said aloud', () => {
  let say: jest.SpyInstance;
  beforeEach(() => {
    say = jest
      .spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
      .mockImplementation(nothing);
  });
  afterEach(() => say.mockRestore());

  test('a toast is announced, stays, and can be closed', () => {
    const onClose = jest.fn();
    render(<Toast message="A 4 again: stop." closeLabel="Close" onClose={onClose} />);
    expect(say).toHaveBeenCalledWith('A 4 again: stop.', { queue: true });
    expect(screen.getByText('A 4 again: stop.')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('every new message is said once', () => {
    const { rerender } = render(<Announce message="" />);
    expect(say).not.toHaveBeenCalled();
    rerender(<Announce message="Mia rolls a 4." />);
    rerender(<Announce message="Mia rolls a 4." />);
    rerender(<Announce message="Bea is next." />);
    expect(say.mock.calls.map(([message]) => message)).toEqual(['Mia rolls a 4.', 'Bea is next.']);
  });
});
