import { act, fireEvent, render, screen } from '@testing-library/react';
import { Text } from 'react-native';
import type { CurtainProps } from '../../../src/tables/shared/curtain/Curtain';
import { CurtainedArea } from '../../../src/tables/shared/curtain/CurtainedArea';
import { Button, MotionProvider } from '../../../src/ui';

const onLift = jest.fn();
beforeEach(() => jest.clearAllMocks());

const curtain: CurtainProps = {
  portrait: <Text>a portrait</Text>,
  title: 'Ben, your peek',
  line: 'Everybody else looks away.',
  actionLabel: 'I am Ben',
  onLift,
};

const table = (drawn: CurtainProps | null) => (
  <MotionProvider speed="off">
    <CurtainedArea curtain={drawn}>
      <Button label="Look" onPress={() => undefined} />
    </CurtainedArea>
  </MotionProvider>
);

const secret = () => screen.getByText('Look');

test('what is below is not drawn, not read out and not in the way of the Tab key', () => {
  const { rerender } = render(table(null));
  expect(screen.getByRole('button', { name: 'Look' })).toBeTruthy();
  rerender(table(curtain));
  // Hidden this way, nothing can be focused either.
  expect(getComputedStyle(secret()).visibility).toBe('hidden');
  expect(secret().closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['I am Ben']);
});

test('it covers at once: neither it nor anything round it is animated or see-through', () => {
  const { rerender } = render(table(null));
  rerender(table(curtain));
  const dialog = screen.getByRole('dialog', { name: 'Ben, your peek' });
  for (let each: Element | null = dialog; each !== null; each = each.parentElement) {
    const { opacity, animationName, transitionDuration } = getComputedStyle(each);
    expect(opacity || '1').toBe('1');
    expect(animationName || 'none').toBe('none');
    expect(transitionDuration || '0s').toBe('0s');
  }
});

test('the focus goes to its heading, and Escape does nothing', () => {
  const { rerender } = render(table(null));
  act(() => screen.getByRole('button', { name: 'Look' }).focus());
  rerender(table(curtain));
  const heading = screen.getByRole('heading', { name: 'Ben, your peek' });
  expect(document.activeElement).toBe(heading);
  fireEvent.keyDown(heading, { key: 'Escape' });
  fireEvent.keyUp(document, { key: 'Escape' });
  expect(onLift).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('who wants no animations sees the table at once', () => {
  const { rerender } = render(table(curtain));
  rerender(table(null));
  expect(screen.queryByText('a portrait')).toBeNull();
  expect(getComputedStyle(secret()).visibility).not.toBe('hidden');
});
