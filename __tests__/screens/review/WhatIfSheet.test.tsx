import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { GAMES } from '../../../src/game-core/games';
import type { Seat } from '../../../src/game-core/kernel/seats';
import { LANGUAGES } from '../../../src/i18n/languages';
import { WhatIfSheet } from '../../../src/screens/review/WhatIfSheet';
import { happenedInWords } from '../../../src/screens/review/words';
import type { Past } from '../../../src/session/past';
import { GAME_TABLES } from '../../../src/tables';
import { played } from '../../game-core/coach/played';
import { InApp } from '../support/InApp';
import { pastOfMatch } from './past';

const { en } = LANGUAGES;
const { whatIf } = en.coach;
const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Emil', 'Frieda'];
const nothing = () => undefined;

type GameId = keyof typeof GAME_TABLES;

function pastAt(id: GameId, seats: number): Past {
  const entry = GAMES.find(({ game }) => game.id === id)!;
  const players = NAMES.slice(0, seats).map((name) => ({ name, bot: null }));
  return pastOfMatch(played(entry, seats, 'what if'), players);
}

const tellerOf = ({ players }: Past) => ({ say: en, players, isFresh: true });

async function ask(id: GameId, past: Past, seat: Seat, moment: number) {
  const onStart = jest.fn();
  render(
    <InApp>
      <WhatIfSheet
        open
        past={past}
        table={GAME_TABLES[id]}
        teller={tellerOf(past)}
        seat={seat}
        moment={moment}
        onClose={nothing}
        onStart={onStart}
      />
    </InApp>,
  );
  // What is stored on the device is read first.
  await act(async () => undefined);
  return onStart;
}

const radio = (label: string, hint: string) =>
  screen.getByRole('radio', { name: `${label}. ${hint}` });

/** The first choice of somebody. */
function choiceIn(past: Past): { readonly moment: number; readonly by: Seat } {
  for (let moment = 0; ; moment += 1) {
    const next = past.moveAt(moment);
    if (next !== null) return { moment, by: next.by };
  }
}

test.each([
  ['so-ein-mist', 6],
  ['alles-kaese', 3],
  ['misty', 2],
  ['mice-to-meet-you', 5],
] as const)('at %s the fork tells an own choice, and that it is open again', async (id, seats) => {
  const past = pastAt(id, seats);
  const { moment, by } = choiceIn(past);
  await ask(id, past, by, moment);
  const told = happenedInWords(past, by, moment, GAME_TABLES[id], tellerOf(past));
  expect(screen.getByText(told)).toBeOnTheScreen();
  expect(screen.getByText(whatIf.chooseAnew)).toBeOnTheScreen();
});

test('what others choose is told by their names, and the trial goes on from there', async () => {
  const past = pastAt('so-ein-mist', 3);
  const { moment, by } = choiceIn(past);
  await ask('so-ein-mist', past, (by + 1) % 3, moment);
  expect(screen.getByText(new RegExp(`^${NAMES[by]} `))).toBeOnTheScreen();
  expect(screen.getByText(whatIf.goesOn)).toBeOnTheScreen();
});

test('each pair is one group, and says who the others are', async () => {
  await ask('so-ein-mist', pastAt('so-ein-mist', 6), 2, 1);
  for (const label of [whatIf.chance, whatIf.others])
    expect(within(screen.getByLabelText(label)).getAllByRole('radio')).toHaveLength(2);
  expect(radio(whatIf.bots, 'Anna, Ben, David, Emil, Frieda')).toBeChecked();
  expect(radio(whatIf.me, whatIf.meLine(6))).not.toBeChecked();
});

test('what is chosen is checked, and is what is played', async () => {
  const onStart = await ask('misty', pastAt('misty', 2), 0, 3);
  expect(radio(whatIf.same, whatIf.sameLine)).toBeChecked();
  fireEvent.press(radio(whatIf.new, whatIf.newLine));
  expect(radio(whatIf.same, whatIf.sameLine)).not.toBeChecked();
  expect(radio(whatIf.new, whatIf.newLine)).toBeChecked();
  fireEvent.press(radio(whatIf.me, whatIf.meLine(2)));
  fireEvent.press(screen.getByRole('button', { name: whatIf.start }));
  expect(onStart).toHaveBeenCalledWith({ moment: 3, seat: 0, chance: 'new', others: 'me' });
});

test('who plays alone is not asked who plays the others', async () => {
  await ask('mice-to-meet-you', pastAt('mice-to-meet-you', 1), 0, 1);
  expect(screen.getByLabelText(whatIf.chance)).toBeOnTheScreen();
  expect(screen.queryByText(whatIf.others)).toBeNull();
});

test('on a phone laid on its side nothing is left out', async () => {
  const size = { width: 844, height: 390, scale: 2, fontScale: 1 };
  Dimensions.set({ window: size, screen: size });
  await ask('so-ein-mist', pastAt('so-ein-mist', 3), 0, 1);
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(screen.getByText(whatIf.promise)).toBeOnTheScreen();
});
