import { render, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { soEinMist } from '../../../src/game-core/games/so-ein-mist';
import type { State } from '../../../src/game-core/games/so-ein-mist/types';
import { act as decide, settle, type Match } from '../../../src/game-core/kernel/match';
import type { Entry } from '../../../src/game-core/kernel/registry';
import { LanguageProvider } from '../../../src/i18n';
import { LogTurns } from '../../../src/screens/table/LogTurns';
import { storyOf } from '../../../src/session/story';
import { GAME_TABLES } from '../../../src/tables';
import type { GameTable } from '../../../src/tables/shared/game-table';
import { Portrait } from '../../../src/ui';
import { newMatch, seated, sessionOn } from '../../session/sessions';

const PHONE = { width: 390, height: 844, scale: 2, fontScale: 1 };

beforeEach(() => Dimensions.set({ window: PHONE, screen: PHONE }));

const entry = soEinMist as Entry;
const table = GAME_TABLES['so-ein-mist'];
const players = seated([null, null, null]);

function stopped(match: Match, seat: number): Match {
  const acted = decide(settle(match), seat, 'stop');
  if (!acted.ok) throw new Error(acted.error.rule);
  return acted.value;
}

/** Two turns: the second one is the latest action. */
const twoTurns = () => stopped(stopped(newMatch(entry, 3), 0), 1);

const animalsOf = ({ state }: Match) => (state as unknown as State).open.setting.animals;

function show(match: Match, by: GameTable = table) {
  render(
    <LanguageProvider choice="en">
      <LogTurns
        session={sessionOn(entry, match, players)}
        table={by}
        story={storyOf(match)}
        isOpen={false}
      />
    </LanguageProvider>,
  );
}

test('each line is one thing for a screen reader: its words', () => {
  show(twoTurns());
  const lines = screen.getAllByText(/./).map(({ props }) => String(props.children));
  expect(lines[0]).toMatch(/^Seat 1 rolls a \d\.$/);
  for (const line of lines) expect(line).toMatch(/\.$/);
  expect(screen.queryAllByRole('img').length).toBe(0);
});

test('beside each line is the portrait of who acts, not only of whose turn it is', () => {
  show(twoTurns());
  const seats = screen
    .getAllByText(/^Seat \d/)
    .map(({ props }) => Number(/\d/.exec(String(props.children))![0]));
  const animals = animalsOf(twoTurns());
  const pictures = screen.UNSAFE_getAllByType(Portrait).map(({ props }) => props.picture);
  expect(pictures).toEqual(seats.map((seat) => animals[seat]));
});

test('the card that was taken last is drawn; those before are not', () => {
  show(twoTurns());
  const cards = screen.getAllByText(/^[+−]\d+$/, { includeHiddenElements: true });
  const named = screen.getAllByText(/[+−]\d+ \(/);
  expect(cards).toHaveLength(named.length);
  expect(screen.getAllByText(/takes a card|fills the gap\./).length).toBeGreaterThan(0);
});

test('a table without pictures of its own has a log too', () => {
  const { actor, LogPictures, ...plain } = table;
  expect([actor, LogPictures]).not.toContain(undefined);
  show(twoTurns(), plain);
  expect(screen.getAllByText(/^Seat 1 rolls/)).toHaveLength(1);
});
