import { ACCENTS, themes, type Colours, type ThemeName } from '../../src/ui/theme/colours';
import { barnColours } from '../../src/screens/lobby/barn-colours';
import { houseColours } from '../../src/tables/mice-to-meet-you/house-colours';
import { roofColour } from '../../src/tables/mice-to-meet-you/useHouseColours';
import { focusRing, RING } from '../../src/ui/theme/focus-ring';
import { contrast } from './wcag';

type Pair = readonly [what: string, colour: string, ground: string];

const TEXT = 4.5;
const GRAPHIC = 3;

const on = (what: string, colour: string, grounds: Readonly<Record<string, string>>): Pair[] =>
  Object.entries(grounds).map(([name, ground]) => [`${what} on ${name}`, colour, ground]);

function grounds({ paper, surface, sunken }: Colours) {
  return { paper, surface, sunken };
}

/** Everything that is read, on everything that it is read on. */
function textPairs(colours: Colours): Pair[] {
  const { ink, inkSoft, danger, accents, food, dung, sky, kaese } = colours;
  return [
    ...on('ink', ink, { ...grounds(colours), sky, danger: danger.soft }),
    ...on('soft ink', inkSoft, grounds(colours)),
    ...[...ACCENTS.map((name) => accents[name]), danger].flatMap((accent) => [
      ...on('accent text', accent.text, { paper: colours.paper, surface: colours.surface }),
      ...on('accent text', accent.text, { soft: accent.soft }),
      ...on('label', accent.on, { fill: accent.fill }),
      ...on('ink', ink, { soft: accent.soft }),
      ...on('soft ink', inkSoft, { soft: accent.soft }),
    ]),
    ...on('value', food.value, { food: food.ground }),
    ...on('value', dung.value, { dung: dung.ground }),
    ...on('number of holes', kaese.tagInk, { tag: kaese.tag }),
    ...on('ink', ink, { stone: kaese.stone, 'lighter stone': kaese.stone2, joint: kaese.joint }),
  ];
}

/** Everything that has to be seen: borders of controls, pieces, signs. */
function graphicPairs(colours: Colours): Pair[] {
  const { line, animals, dice, food, dung, danger, accents, wood, onAnimal } = colours;
  return [
    ...on('control border', line, { ...grounds(colours), wood }),
    ...on('food frame', food.frame, { food: food.ground }),
    ...on('dung frame', dung.frame, { dung: dung.ground }),
    ...Object.entries(animals).flatMap(([name, colour]) => [
      ...on(name, colour, {
        paper: colours.paper,
        surface: colours.surface,
        portrait: food.ground,
      }),
      ...on('white pattern', onAnimal, { [name]: colour }),
    ]),
    ...Object.entries(dice).flatMap(([tone, die]) =>
      on(`${tone} pip`, die.pip, { face: die.face }),
    ),
    ...on('forced ring', danger.fill, { surface: colours.surface, paper: colours.paper }),
    ...ACCENTS.flatMap((name) =>
      on('active border', accents[name].text, { soft: accents[name].soft }),
    ),
    ...on('card on the table', food.ground, { outline: colours.outline }),
    ...on('ink', colours.ink, { wood }),
    ...on('curve', colours.curve, { paper: colours.paper, surface: colours.surface }),
    ...cheesePairs(colours),
  ];
}

/** Holes are counted, so they stand out from their slice, also from one that is not meant now. */
function cheesePairs({ kaese, food, dung, danger, surface, line, accents }: Colours): Pair[] {
  const { plain, quiet, stone, stone2, board } = kaese;
  return [
    ...[plain, quiet].flatMap(({ hole, deep, slice }) => [
      ...on('hole', hole, { slice }),
      ...on('rim of a hole', deep, { slice }),
    ]),
    ...on('tag', plain.outline, { tag: kaese.tag }),
    ...on('frame of cheese', kaese.frame, { front: food.ground }),
    ...on('frame of a trap', dung.frame, { front: dung.ground }),
    ...on('teeth', danger.on, { trap: danger.fill }),
    ...on('trap on a plate', danger.fill, { surface, active: accents.cheese.soft }),
    ...on('place for a trap', line, { surface, active: accents.cheese.soft }),
    ...Object.entries({ stone, stone2, board }).flatMap(([name, ground]) =>
      [plain, quiet].map(({ slice, outline }): Pair => [
        `slice on ${name}`,
        contrast(slice, ground) > contrast(outline, ground) ? slice : outline,
        ground,
      ]),
    ),
  ];
}

/** A key, and the light round a piece, is seen by its fill or by its outline, whichever stands out more. */
function keyPairs(colours: Colours): Pair[] {
  return [
    ...ACCENTS.map((name) => colours.accents[name]),
    colours.danger,
    { fill: colours.glow },
  ].flatMap(({ fill }) =>
    Object.entries({ ...grounds(colours), wood: colours.wood }).map(([name, ground]): Pair => {
      const better = [fill, colours.outline].sort(
        (a, b) => contrast(b, ground) - contrast(a, ground),
      );
      return [`key ${fill} on ${name}`, better[0]!, ground];
    }),
  );
}

/** Everything that what has the focus can lie on: the ring is seen by one of its two tones. */
function ringPairs(theme: ThemeName): Pair[] {
  const colours = themes[theme];
  const { accents, danger, dice, animals, food, dung, focus } = colours;
  const around = {
    ...grounds(colours),
    ...barnColours[theme],
    ...Object.fromEntries(
      (
        [
          'wood',
          'woodDark',
          'woodLine',
          'hay',
          'hayDark',
          'sky',
          'rain',
          'line',
          'outline',
        ] as const
      ).map((name) => [name, colours[name]]),
    ),
    ...Object.fromEntries(
      Object.entries({ ...accents, danger }).flatMap(([name, { fill, edge, soft }]) => [
        [`${name} key`, fill],
        [`${name} edge`, edge],
        [`soft ${name}`, soft],
      ]),
    ),
    ...Object.fromEntries(Object.entries(dice).map(([tone, { face }]) => [`${tone} die`, face])),
    ...animals,
    food: food.ground,
    dung: dung.ground,
  };
  return Object.entries(around).map(([name, ground]) => {
    const [better = focus.near] = [focus.near, focus.far].sort(
      (a, b) => contrast(b, ground) - contrast(a, ground),
    );
    return [`focus ring on ${name}`, better, ground];
  });
}

/** Numbers in a mouse house, and white words on the roof of any seat. */
function houseWords(theme: ThemeName): Pair[] {
  const house = houseColours[theme];
  const { onAnimal } = themes[theme];
  return [
    ...on('number', house.ink, {
      room: house.room,
      lamp: house.lamp,
      larder: house.larder,
      'lit larder': house.larderLit,
    }),
    ...on('number', house.quietInk, { 'quiet room': house.quiet }),
    ...on('number', house.emptyInk, { 'empty room': house.empty }),
    ...on('words', house.soilInk, { cellar: house.soil }),
    ...[0, 1, 2, 3, 4].flatMap((seat) =>
      on('name', onAnimal, { [`roof ${seat}`]: roofColour(seat) }),
    ),
  ];
}

const tooFaint = (pairs: readonly Pair[], bar: number) =>
  pairs
    .map(([what, colour, ground]) => ({ what, ratio: contrast(colour, ground) }))
    .filter(({ ratio }) => ratio < bar)
    .map(({ what, ratio }) => `${what}: ${ratio.toFixed(2)}`);

test('the measure is the one of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(['day', 'night'] as ThemeName[])('by %s', (name) => {
  test('all text can be read', () => {
    expect(tooFaint(textPairs(themes[name]), TEXT)).toEqual([]);
  });

  test('all words in a mouse house can be read', () => {
    expect(tooFaint(houseWords(name), TEXT)).toEqual([]);
  });

  test('all pieces and borders can be seen', () => {
    expect(tooFaint(graphicPairs(themes[name]), GRAPHIC)).toEqual([]);
  });

  test('all keys stand out', () => {
    expect(tooFaint(keyPairs(themes[name]), GRAPHIC)).toEqual([]);
  });

  test('the ring round what has the focus is thick and seen on everything, and its tones apart', () => {
    const { near, far } = themes[name].focus;
    expect(tooFaint(ringPairs(name), GRAPHIC)).toEqual([]);
    expect(contrast(near, far)).toBeGreaterThanOrEqual(GRAPHIC);
    expect(RING).toBeGreaterThanOrEqual(3);
    expect(focusRing({ near, far })).toContain(`${RING}px solid ${near}`);
  });
});
