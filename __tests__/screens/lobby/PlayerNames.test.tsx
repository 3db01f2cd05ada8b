import { render, screen } from '@testing-library/react-native';
import type { LanguageChoice } from '../../../src/i18n';
import { PlayerNames } from '../../../src/screens/lobby/PlayerNames';
import { InApp } from '../support/InApp';

async function show(bots: Readonly<Record<string, string | null>>, language?: LanguageChoice) {
  const players = Object.entries(bots).map(([name, bot]) => ({ name, bot }));
  render(
    <InApp language={language}>
      <PlayerNames game="so-ein-mist" players={players} />
    </InApp>,
  );
  await screen.findByText(/Mia/);
}

test('of every bot it is said that it is one, and how strong; of people only the name', async () => {
  await show({ Mia: null, Pearl: 'timid', Otis: 'farsighted' });
  expect(screen.getByText('Mia')).toBeVisible();
  expect(screen.getByText('Pearl')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Pearl, bot: Scaredy-cat, level 1 of 4' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Otis, bot: Old hand, level 4 of 4' })).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Mia/ })).toBeNull();
});

test('in German', async () => {
  await show({ Mia: null, Erna: 'selfish' }, 'de');
  expect(screen.getByRole('img', { name: 'Erna, Bot: Vielfraß, Stufe 2 von 4' })).toBeVisible();
});

test('a bot that nobody can choose any more is still told apart from people', async () => {
  await show({ Mia: null, Otis: 'long gone' });
  expect(screen.getByRole('img', { name: 'Otis, bot' })).toBeVisible();
});

test('people alone are a list of names', async () => {
  await show({ Mia: null, Ben: null });
  expect(screen.getByText('Mia · Ben')).toBeVisible();
});
