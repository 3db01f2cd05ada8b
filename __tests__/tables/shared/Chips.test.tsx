import { render, screen } from '@testing-library/react-native';
import { Chips, type ChipContent } from '../../../src/tables/shared/chips/Chips';

const players = [
  { name: 'Anna', bot: null },
  { name: 'Ben', bot: 'steady' },
  { name: 'Clara', bot: 'patient' },
];
const places = players.map((_, seat) => ({ x: 120 * seat, y: 0, width: 116, height: 50 }));
const contents = players.map(({ name }, seat): ChipContent => ({
  picture: 'mouse',
  counts: [{ icon: 'draw', value: seat }],
  label: `${name}, ${seat} nuts`,
}));

const chips = (thinking: readonly number[], active: number | null = 0) => (
  <Chips
    game="misty"
    places={places}
    players={players}
    contents={contents}
    active={active}
    thinking={thinking}
  />
);

const named = () => screen.getAllByRole('img', { name: /nuts/ }).map((chip) => chip.props);

test('all who think at the same time are shown thinking', () => {
  render(chips([1, 2]));
  expect(screen.getByRole('img', { name: 'Anna, 0 nuts, playing now' })).toBeOnTheScreen();
  expect(screen.getAllByRole('img', { name: /thinking$/ })).toHaveLength(2);
});

test('of a bot it is said that it is one, and how strong', () => {
  render(chips([], null));
  expect(named()).toHaveLength(3);
  expect(screen.getByRole('img', { name: /^Ben, 1 nuts, bot: .*, level 3 of 4$/ })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Anna, 0 nuts' })).toBeVisible();
});
