import { render, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { Chips, type ChipContent } from '../../../src/tables/shared/chips/Chips';
import { FacesProvider, type Faces } from '../../../src/tables/shared/faces/faces';
import { SmallFace } from '../../../src/tables/shared/faces/SmallFace';

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

const FACES: Faces = [{ kind: 'person', face: 'girl' }, { kind: 'bot', face: 'owl' }, null];

test.each([
  [130, 2],
  [112, 0],
  [90, 2],
  [80, 0],
])('faces stand beside the pictures where there is room: %i wide', (width, shown) => {
  const window = { width: 360, height: 640, scale: 2, fontScale: 1 };
  Dimensions.set({ window, screen: window });
  const narrow = places.map((place) => ({ ...place, width }));
  render(
    <FacesProvider faces={FACES}>
      <Chips
        game="misty"
        places={narrow}
        players={players}
        contents={contents}
        active={null}
        thinking={[]}
      />
    </FacesProvider>,
  );
  expect(screen.UNSAFE_queryAllByType(SmallFace).map(({ props }) => props.of)).toEqual(
    FACES.slice(0, shown),
  );
});
