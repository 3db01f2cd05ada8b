import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { View } from 'react-native';
import App from '../App';
import { Credits, Dice, Rules, Settings, SetUp, Table } from '../src/screens/lazy-screens';
import { InApp } from './screens/support/InApp';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const nothing = () => undefined;
const heading = (name: string) => screen.findByRole('heading', { name });

test('the app opens on the lobby', async () => {
  render(<App />);
  expect(await heading('Rainy Barn')).toBeOnTheScreen();
});

test.each([
  ['Credits', <Credits key="" onBack={nothing} />],
  ['The dice', <Dice key="" onBack={nothing} onTable={nothing} />],
  ['Misty', <Rules key="" game="misty" onBack={nothing} />],
  ['Settings', <Settings key="" onBack={nothing} onCredits={nothing} />],
])('the screen with the title %s opens', async (title, element) => {
  render(<InApp>{element}</InApp>);
  expect(await heading(title)).toBeOnTheScreen();
});

/** From the set-up to the table, as the navigator leads. */
function Evening() {
  const [match, setMatch] = useState<string | null>(null);
  return match === null ? (
    <SetUp game="so-ein-mist" onBack={nothing} onRules={nothing} onStart={setMatch} />
  ) : (
    <Table
      match={match}
      isInFront
      onLeave={nothing}
      onBackSteps={nothing}
      onRules={nothing}
      onDice={nothing}
      onSettings={nothing}
      onSetUp={nothing}
      onRematch={nothing}
    />
  );
}

const ownKey = () => screen.queryByRole('button', { name: /^(Roll$|Stop)/ });

/** Until a person is asked; a board is drawn once it knows its room. */
async function untilAsked() {
  for (let second = 0; second < 60 && ownKey() === null; second += 1) {
    const layout = { x: 0, y: 0, width: 360, height: 560 };
    screen
      .UNSAFE_getAllByType(View)
      .filter(({ props }) => 'onLayout' in props)
      .forEach((view) => fireEvent(view, 'layout', { nativeEvent: { layout } }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
  }
}

/** Keys take no press before an eye could have seen them. */
async function press(name: string | RegExp) {
  await act(() => jest.advanceTimersByTimeAsync(500));
  fireEvent.press(screen.getByRole('button', { name }));
  await act(() => jest.advanceTimersByTimeAsync(100));
}

test('a game begins, a person has a turn, then bots have theirs', async () => {
  render(
    <InApp>
      <Evening />
    </InApp>,
  );
  fireEvent.press(await screen.findByRole('button', { name: 'Start' }));
  await untilAsked();
  await press('Roll');
  await untilAsked();
  await press(/^Stop/);
  expect(ownKey()).toBeNull();
  await untilAsked();
  expect(screen.getByRole('button', { name: 'Roll' })).toBeVisible();
});
