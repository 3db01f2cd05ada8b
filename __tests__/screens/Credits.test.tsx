import { fireEvent, render, screen } from '@testing-library/react-native';
import app from '../../app.json';
import manifest from '../../package.json';
import { LanguageProvider } from '../../src/i18n';
import { Credits } from '../../src/screens/Credits';

const nothing = () => undefined;

test.each([
  ['So ein Mist', 'Rüdiger Dorn', 'ABACUSSPIELE, 2019'],
  ['Alles Käse!', 'Meelis Looweer', 'ABACUSSPIELE, 2013'],
  ['Misty', 'Florian Fay', 'HELVETIQ'],
  ['MICE to meet you', 'Daniel Bernsen', 'Skellig Games, 2019'],
])('%s is by %s, and published by %s', (title, author, publisher) => {
  render(<Credits onBack={nothing} />);
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(`A game by ${author}`)).toBeVisible();
  expect(screen.getAllByText(`Published by ${publisher}`).length).toBe(1);
});

test.each([
  ['en', /not affiliated/],
  ['de', /mit niemandem von ihnen verbunden/],
] as const)('in %s it says that the printed games are not ours', (choice, words) => {
  render(
    <LanguageProvider choice={choice}>
      <Credits onBack={nothing} />
    </LanguageProvider>,
  );
  expect(screen.getByText(words)).toBeVisible();
});

test('pictures and letters are named with their licences', () => {
  render(<Credits onBack={nothing} />);
  expect(screen.getByText('by Microsoft Corporation · MIT')).toBeVisible();
  expect(
    screen.getByText('by The Nunito Project Authors · SIL Open Font License 1.1'),
  ).toBeVisible();
});

test('every package that ships is named, and the licence is there in full', () => {
  render(<Credits onBack={nothing} />);
  const named = screen
    .getAllByText(/^[@a-z][\w@/, -]*$/)
    .flatMap(({ props }) => String(props.children).split(', '));
  const shipped = Object.keys(manifest.dependencies);
  const letters = '@expo-google-fonts/nunito';
  expect(shipped.filter((name) => name !== letters && !named.includes(name))).toEqual([]);
  expect(screen.getByText(/^Permission is hereby granted, free of charge/)).toBeVisible();
  expect(screen.getByText(/^THE SOFTWARE IS PROVIDED "AS IS"/)).toBeVisible();
});

test('it tells the version, and the app has one version only', () => {
  render(<Credits onBack={nothing} />);
  expect(screen.getByText(`Rainy Barn ${manifest.version}`)).toBeVisible();
  expect(app.expo.version).toBe(manifest.version);
});

test('there is a way back', () => {
  const onBack = jest.fn();
  render(<Credits onBack={onBack} />);
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledTimes(1);
});
