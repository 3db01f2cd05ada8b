import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { View } from 'react-native';
import { useRadioKeys } from '../../src/ui/radio-keys';

const VALUES = ['one', 'two'];

function Choices({ onPicked }: { readonly onPicked: () => void }) {
  const [chosen, setChosen] = useState('one');
  const radios = VALUES.map((value) => ({ value }));
  const keys = useRadioKeys(radios, chosen, setChosen, onPicked);
  return (
    <View {...keys.group}>
      {VALUES.map((value) => (
        <View key={value} role="radio" aria-label={value} {...keys.radio(value)} />
      ))}
    </View>
  );
}

test('what the space bar or Enter chooses is picked when the key is let go; arrows only look', () => {
  const onPicked = jest.fn();
  render(<Choices onPicked={onPicked} />);
  const focused = () => document.activeElement!;
  act(() => screen.getByRole('radio', { name: 'one' }).focus());
  fireEvent.keyDown(focused(), { key: 'ArrowRight' });
  fireEvent.keyUp(focused(), { key: 'ArrowRight' });
  // Pressed elsewhere: it brought the focus here.
  fireEvent.keyUp(focused(), { key: 'Enter' });
  expect(onPicked).not.toHaveBeenCalled();
  for (const key of [' ', 'Enter']) {
    onPicked.mockClear();
    fireEvent.keyDown(focused(), { key });
    expect(onPicked).not.toHaveBeenCalled();
    fireEvent.keyUp(focused(), { key });
    expect(onPicked).toHaveBeenCalledTimes(1);
  }
});
