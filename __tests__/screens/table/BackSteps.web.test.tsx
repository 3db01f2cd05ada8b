import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { BackSteps } from '../../../src/screens/table/BackSteps';
import { Sheet, useEscape, Words } from '../../../src/ui';

interface Props {
  readonly count: number;
  readonly onBack: (left: number) => void;
}

/** Views one over the other; on the uppermost a hint is open, and a sheet can be. */
function Over({ count, onBack, isSheetOpen }: Props & { readonly isSheetOpen: boolean }) {
  const [isHinted, setHinted] = useState(true);
  const [isOpen, setOpen] = useState(isSheetOpen);
  return (
    <>
      <BackSteps count={count} onBack={onBack} />
      <Hint isOpen={isHinted} onClose={() => setHinted(false)} />
      <Sheet open={isOpen} title="What happened" closeLabel="Close" onClose={() => setOpen(false)}>
        <Words>This and that</Words>
      </Sheet>
    </>
  );
}

function Hint({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  useEscape(isOpen, onClose);
  return isOpen ? <Words>Stop</Words> : null;
}

function pressEscape(): void {
  const at = document.activeElement ?? document.body;
  fireEvent.keyDown(at, { key: 'Escape' });
  fireEvent.keyUp(at, { key: 'Escape' });
}

test('Escape closes a sheet, then a hint, and then leads one view back', () => {
  const onBack = jest.fn();
  render(<Over count={2} onBack={onBack} isSheetOpen />);
  // It listens once it has faded in, and jsdom plays no animations.
  for (const element of document.querySelectorAll('div')) fireEvent.animationEnd(element);
  pressEscape();
  for (const element of document.querySelectorAll('div')) fireEvent.animationEnd(element);
  expect(screen.queryByText('This and that')).toBeNull();
  expect(screen.getByText('Stop')).toBeTruthy();
  pressEscape();
  expect(screen.queryByText('Stop')).toBeNull();
  expect(onBack).not.toHaveBeenCalled();
  pressEscape();
  expect(onBack.mock.calls).toEqual([[1]]);
});

test('a sheet that is still fading in takes the key too', () => {
  const onBack = jest.fn();
  render(<Over count={2} onBack={onBack} isSheetOpen />);
  pressEscape();
  for (const element of document.querySelectorAll('div')) fireEvent.animationEnd(element);
  expect(screen.queryByText('This and that')).toBeNull();
  expect(screen.getByText('Stop')).toBeTruthy();
});

test('from the first view Escape leads nowhere', () => {
  const onBack = jest.fn();
  const { rerender } = render(<BackSteps count={1} onBack={onBack} />);
  rerender(<BackSteps count={0} onBack={onBack} />);
  pressEscape();
  expect(onBack).not.toHaveBeenCalled();
});
