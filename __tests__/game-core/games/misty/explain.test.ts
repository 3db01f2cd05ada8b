import {
  acted,
  at,
  chanced,
  dealt,
  explained,
  filled,
  game,
  lastPick,
  movedAt,
  pickedAll,
  pictures,
  settled,
} from './scene';

const STILL = ['SSS', 'SSS', 'SSF', 'FFF'];

test('the start and the deals', () => {
  const empty = game.setup(settled({ seats: 2, start: 1 }));
  const started = chanced(empty);
  expect(explained(empty, started)).toEqual([{ type: 'started', seat: 1 }]);
  expect(explained(started, chanced(started))).toEqual([{ type: 'dealt', round: 0, deal: 0 }]);
  const between = pickedAll(dealt({ seats: 2 }), 6);
  expect(explained(between, chanced(between))).toEqual([{ type: 'dealt', round: 0, deal: 1 }]);
});

test('commits, the reveal and the passing on', () => {
  const before = dealt({ seats: 2 });
  const one = acted(before, 1, game.moves(game.view(before, 1))[0]!);
  expect(explained(before, one)).toEqual([{ type: 'committed', seat: 1 }]);
  const all = acted(one, 0, game.moves(game.view(one, 0))[0]!);
  expect(explained(one, all)).toEqual([
    { type: 'committed', seat: 0 },
    { type: 'revealed', seat: 0, ...all.open.windows[0]![0]! },
    { type: 'revealed', seat: 1, ...all.open.windows[1]![0]! },
    { type: 'passed', to: 'left' },
  ]);
});

test('after the last card of a deal there is nothing to pass on', () => {
  const before = pickedAll(dealt({ seats: 2 }), 5);
  const one = acted(before, 0, game.moves(game.view(before, 0))[0]!);
  const all = acted(one, 1, game.moves(game.view(one, 1))[0]!);
  expect(explained(one, all).map(({ type }) => type)).toEqual([
    ...['committed', 'revealed', 'revealed'],
  ]);
});

test('a move: where to, what it covers, and what follows at the end of an activation', () => {
  const { state } = filled(pictures(['>Mo', 'oo^', 'oMo', 'ooF'], STILL), { start: 0 });
  const [truck, monster, , , , rocket, , hungry, , , , flower] = state.open.windows[0]!;
  const one = movedAt(state, 0, at(0, 0));
  expect(explained(state, one)).toEqual([
    {
      ...{ type: 'moved', seat: 0, card: truck!.card, from: at(0, 0), to: at(0, 1) },
      covers: monster!.card,
    },
  ]);
  const two = movedAt(one, 0, at(1, 2));
  expect(explained(one, two)).toEqual([
    {
      ...{ type: 'moved', seat: 0, card: rocket!.card, from: at(1, 2), to: at(0, 2) },
      covers: state.open.windows[0]![2]!.card,
    },
    {
      ...{ type: 'ate', seat: 0, monster: hungry!.card, flower: flower!.card },
      ...{ from: at(2, 1), to: at(3, 2) },
    },
    { type: 'scored', seat: 0, points: 7 },
    { type: 'scored', seat: 1, points: 19 },
    { type: 'round-taken', seats: [1] },
  ]);
});

test('a card that leaves the window', () => {
  const { state } = filled(pictures(['^oo', 'oo^', 'ooo', 'ooo'], STILL));
  const out = movedAt(state, 0, at(0, 0));
  expect(explained(state, out)).toEqual([
    {
      ...{ type: 'moved', seat: 0, card: state.open.windows[0]![0]!.card },
      ...{ from: at(0, 0), to: null, covers: null },
    },
  ]);
});

test('a starting seat without an arrow is settled with the last pick, the next one goes on', () => {
  const windows = pictures(STILL, ['^oo', 'ooo', 'ooo', 'ooo']);
  const { state, happenings } = filled(windows);
  expect(game.turn(state)).toEqual({ kind: 'seats', seats: [1] });
  expect(happenings.at(-1)).toEqual({ type: 'scored', seat: 0, points: 19 });
  const last = movedAt(state, 1, at(0, 0));
  expect(explained(state, last).slice(1)).toEqual([
    { type: 'scored', seat: 1, points: 11 },
    { type: 'round-taken', seats: [0] },
  ]);
});

test('turns count picks and activations', () => {
  expect(game.turnsTaken(dealt({ seats: 2 }))).toBe(0);
  const between = pickedAll(dealt({ seats: 2 }), 6);
  expect(game.turnsTaken(between)).toBe(6);
  expect(game.turnsTaken(chanced(between))).toBe(6);
  const windows = pictures(STILL, ['^oo', 'ooo', 'ooo', 'ooo']);
  expect(game.turnsTaken(lastPick(windows))).toBe(11);
  const { state } = filled(windows);
  expect(game.turnsTaken(state)).toBe(13);
  const over = movedAt(state, 1, at(0, 0));
  expect(game.turnsTaken(over)).toBe(14);
  expect(game.turnsTaken(chanced(over))).toBe(14);
});
