import { GAMES } from '../../src/game-core/games';
import { allesKaese } from '../../src/game-core/games/alles-kaese';
import { misty } from '../../src/game-core/games/misty';
import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import type { Match } from '../../src/game-core/kernel/match';
import { openRecord, toRecord } from '../../src/game-core/kernel/record';
import type { Entry } from '../../src/game-core/kernel/registry';
import { createDirector, type Director } from '../../src/session/director';
import type { Session } from '../../src/session/session';
import { Disk, newMatch, seated, sessionOn, withMoodyBots } from './sessions';

const entry = soEinMist as Entry;

const PACE = { think: 700, beat: 400 };

function conducting(session: Session): Director {
  const director = createDirector(session);
  director.setPace((wait) => PACE[wait]);
  return director;
}

function directed(bots: readonly (string | null)[], game = entry): Director {
  return conducting(sessionOn(game, newMatch(game, bots.length, 'director'), seated(bots)));
}

const momentOf = (director: Director) => director.state.getState().scene.id;

/** The board has shown what is on the table; whatever follows at once has come to rest. */
async function show(director: Director): Promise<void> {
  director.shown(momentOf(director));
  await jest.advanceTimersByTimeAsync(0);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('cards are dealt by themselves, then a person is asked to throw', async () => {
  const director = directed([null, 'greedy', 'greedy']);
  director.start();
  expect(director.state.getState().scene.before).toBeNull();
  await show(director);
  expect(momentOf(director)).toBe(1);
  expect(director.state.getState().scene.happenings).toMatchObject([{ type: 'dealt' }]);
  await show(director);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(momentOf(director)).toBe(1);
  expect(director.state.getState()).toMatchObject({ request: { kind: 'throw', seat: 0 } });
  director.done();
  await jest.advanceTimersByTimeAsync(0);
  expect(director.state.getState()).toMatchObject({
    request: { kind: 'decide', seat: 0, moves: ['stop', 'continue'] },
  });
});

test('nothing goes on before the board has shown what happened', async () => {
  const director = directed(['greedy', 'greedy', 'greedy']);
  director.start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(momentOf(director)).toBe(0);
  await show(director);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(momentOf(director)).toBe(1);
});

test('a bot reaches for the dice after a beat and thinks for a while; a tap hurries it', async () => {
  const director = directed(['greedy', null, null]);
  director.start();
  await show(director);
  await show(director);
  await jest.advanceTimersByTimeAsync(PACE.beat - 1);
  expect(momentOf(director)).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(momentOf(director)).toBe(2);
  expect(director.state.getState().thinking).toEqual([]);
  await show(director);
  expect(director.state.getState().thinking).toEqual([0]);
  await jest.advanceTimersByTimeAsync(PACE.think - 1);
  expect(momentOf(director)).toBe(2);
  director.hurry();
  await jest.advanceTimersByTimeAsync(0);
  expect(momentOf(director)).toBe(3);
});

test('step by step, each action of a bot waits for the next one to be asked for', async () => {
  const director = directed(['greedy', 'greedy', null]);
  director.setPace(() => null);
  director.start();
  await show(director);
  // The deal is nobody's action.
  expect(momentOf(director)).toBe(1);
  expect(playOf(director).isWaiting).toBe(false);
  const acts: string[] = [];
  while (playOf(director).request === null) {
    const moment = momentOf(director);
    await show(director);
    // Who rolls on has the die in hand: it falls by itself.
    if (momentOf(director) > moment) continue;
    expect(playOf(director).isWaiting).toBe(true);
    await jest.advanceTimersByTimeAsync(60_000);
    director.hurry();
    await jest.advanceTimersByTimeAsync(0);
    expect(momentOf(director)).toBe(moment);
    // A second tap is the same wish.
    director.next();
    director.next();
    await jest.advanceTimersByTimeAsync(0);
    expect(momentOf(director)).toBe(moment + 1);
    expect(playOf(director).isWaiting).toBe(false);
    acts.push(playOf(director).scene.happenings[0]?.type ?? '');
  }
  expect(acts.filter((type) => type === 'hopped')).toHaveLength(2);
  expect(acts.filter((type) => type === 'rolled')).toHaveLength(2);
  await show(director);
  // A person is asked: nothing waits for a word.
  expect(playOf(director)).toMatchObject({ isWaiting: false, request: { kind: 'throw', seat: 2 } });
});

test('step by step, who is ahead of the board gets one step as soon as it has shown the last', async () => {
  const director = directed(['greedy', 'greedy', 'greedy']);
  director.setPace(() => null);
  director.start();
  await show(director);
  director.next();
  director.next();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(momentOf(director)).toBe(1);
  await show(director);
  expect(momentOf(director)).toBe(2);
  await show(director);
  expect(momentOf(director)).toBe(2);
  expect(playOf(director).isWaiting).toBe(true);
});

test('step by step, a bot that waits is asked again after a look elsewhere, and after a reload', async () => {
  const session = sessionOn(entry, newMatch(entry, 3, 'director'), seated(['greedy', null, null]));
  const stepwise = () => {
    const director = createDirector(session);
    director.setPace(() => null);
    return { director, leave: director.start() };
  };
  const { director, leave } = stepwise();
  await show(director);
  await show(director);
  director.setWatched(false);
  expect(playOf(director).isWaiting).toBe(false);
  director.next();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(momentOf(director)).toBe(1);
  director.setWatched(true);
  expect(playOf(director).isWaiting).toBe(true);
  leave();
  const { director: again } = stepwise();
  await show(again);
  expect(playOf(again).isWaiting).toBe(true);
  again.next();
  await jest.advanceTimersByTimeAsync(0);
  expect(momentOf(again)).toBe(2);
});

test('step by step, only bots: the match is played to its end word by word', async () => {
  const director = directed(['greedy', 'random', 'greedy']);
  director.setPace(() => null);
  director.start();
  for (let steps = 0; steps < 500 && !playOf(director).isOver; steps += 1) {
    await show(director);
    director.next();
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(playOf(director)).toMatchObject({ isOver: true, isWaiting: false });
});

test('what a board has shown before the start is waited for once, at the pace of the start', async () => {
  const director = directed(['greedy', null, null]);
  const leave = director.start();
  await show(director);
  leave();
  director.setPace(() => 0);
  director.shown(1);
  director.setPace((pause) => PACE[pause]);
  director.start();
  await jest.advanceTimersByTimeAsync(PACE.beat - 1);
  expect(momentOf(director)).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(momentOf(director)).toBe(2);
});

test('two taps on one key are one move', async () => {
  const director = directed([null, null, null]);
  director.start();
  await show(director);
  await show(director);
  director.done();
  director.done();
  await jest.advanceTimersByTimeAsync(0);
  expect(momentOf(director)).toBe(2);
  director.decide('stop');
  director.decide('stop');
  await jest.advanceTimersByTimeAsync(0);
  expect(momentOf(director)).toBe(3);
  expect(director.state.getState().request).toMatchObject({ seat: 1 });
});

test('a scene is shown once, and a late word about an earlier one changes nothing', async () => {
  const director = directed(['greedy', 'greedy', 'greedy']);
  director.start();
  await show(director);
  director.shown(0);
  expect(director.state.getState().isShown).toBe(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(momentOf(director)).toBe(1);
});

test('who leaves the table stops it', async () => {
  const director = directed(['greedy', 'greedy', 'greedy']);
  const leave = director.start();
  await show(director);
  await show(director);
  leave();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(momentOf(director)).toBe(1);
});

test('while something lies over the table it rests, and then goes on where it was', async () => {
  const director = directed(['greedy', null, null]);
  director.start();
  await show(director);
  await show(director);
  director.setWatched(false);
  await jest.advanceTimersByTimeAsync(60_000);
  director.hurry();
  await jest.advanceTimersByTimeAsync(0);
  expect(momentOf(director)).toBe(1);
  director.setWatched(true);
  await jest.advanceTimersByTimeAsync(PACE.beat);
  expect(momentOf(director)).toBe(2);
  // What comes to its end meanwhile is not gone on from, nor shown a second time.
  director.setWatched(false);
  await show(director);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(momentOf(director)).toBe(2);
  director.setWatched(true);
  await jest.advanceTimersByTimeAsync(PACE.think);
  expect(momentOf(director)).toBe(3);
});

test('only bots: the match plays itself to the end', async () => {
  const director = directed(['greedy', 'random', 'greedy']);
  director.start();
  for (let steps = 0; steps < 500 && !director.state.getState().isOver; steps += 1) {
    await show(director);
    await jest.advanceTimersByTimeAsync(PACE.think);
  }
  expect(director.state.getState().isOver).toBe(true);
});

const playOf = (director: Director) => director.state.getState();

/** Until somebody at the phone is asked; curtains are lifted by whom they name. */
async function untilAsked(director: Director): Promise<void> {
  for (let steps = 0; steps < 50; steps += 1) {
    const { request, isShown, curtain } = playOf(director);
    if (request !== null && isShown) return;
    if (curtain !== null && isShown) director.lift();
    await show(director);
    await jest.advanceTimersByTimeAsync(PACE.think);
  }
  throw new Error('Nobody is asked.');
}

test('the pause before a bot decides runs while it thinks', async () => {
  let slices = 0;
  const session = sessionOn(entry, newMatch(entry, 3), seated(['farsighted', null, null]), {
    now: () => (slices += 100),
    pause: () => new Promise((resolve) => setTimeout(resolve, 1)),
  });
  const director = conducting(session);
  director.start();
  await show(director);
  await show(director);
  await jest.advanceTimersByTimeAsync(PACE.beat);
  await show(director);
  const before = slices;
  await jest.advanceTimersByTimeAsync(PACE.think - 1);
  expect(slices).toBeGreaterThan(before);
  expect(momentOf(director)).toBe(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(momentOf(director)).toBe(3);
});

test('undo takes back one decision a tap, also when tapped twice', async () => {
  const director = directed([null, null], misty as Entry);
  director.start();
  for (let steps = 0; steps < 400 && playOf(director).undoer === null; steps += 1) {
    await untilAsked(director);
    const { request } = playOf(director);
    if (request?.kind === 'decide') director.decide(request.moves[0]);
    else director.done();
    await jest.advanceTimersByTimeAsync(0);
  }
  const { scene, undoer } = playOf(director);
  expect(undoer).not.toBeNull();
  director.undo();
  director.undo();
  await jest.advanceTimersByTimeAsync(0);
  expect(playOf(director).scene.id).toBe(scene.id + 1);
  expect(playOf(director).scene.before).toBeNull();
  expect(playOf(director).request).toMatchObject({ kind: 'decide', seat: undoer });
});

test('where another window went on, the table is as it is there, and nothing is played again', async () => {
  const disk = new Disk();
  const players = seated([null, null, null]);
  const session = sessionOn(entry, newMatch(entry, 3), players, { save: disk.save });
  const director = conducting(session);
  director.start();
  await untilAsked(director);
  const elsewhere = new Disk();
  const other = sessionOn(entry, disk.match as Match, players, { save: elsewhere.save });
  await other.done(other.state.getState().request?.name ?? '');
  const record = toRecord(elsewhere.match as Match, players);
  const read = openRecord(record, GAMES);
  if (!read.ok) throw new Error(read.error.message);
  await session.catchUp(async () => ({ match: read.value.match, noted: {} }));
  expect(playOf(director)).toMatchObject({ isShown: false, scene: { before: null } });
  expect(playOf(director).scene.view).toEqual(other.state.getState().scene.view);
  await show(director);
  expect(playOf(director).request).toMatchObject({ kind: 'decide', seat: 0 });
});

test('a choice against the rules is refused with its code until it has been read', async () => {
  const director = directed([null, null, null]);
  director.start();
  for (;;) {
    await untilAsked(director);
    const { request } = playOf(director);
    if (request?.kind !== 'decide') director.done();
    else if (request.moves.includes('continue')) director.decide('continue');
    else break;
    await jest.advanceTimersByTimeAsync(0);
  }
  const { scene } = playOf(director);
  director.decide('continue');
  await jest.advanceTimersByTimeAsync(0);
  expect(playOf(director).refusal?.code).toMatch(/-forces-stop$/);
  expect(playOf(director).scene).toBe(scene);
  director.acknowledge();
  expect(playOf(director).refusal).toBeNull();

  director.decide('continue');
  await jest.advanceTimersByTimeAsync(0);
  director.decide('stop');
  await jest.advanceTimersByTimeAsync(0);
  expect(playOf(director).refusal).toBeNull();
});

test('who decides what another window has decided is told; the second tap of a double tap is not', async () => {
  const disk = new Disk();
  const players = seated([null, null, null]);
  const session = sessionOn(entry, newMatch(entry, 3), players, { save: disk.save });
  const director = conducting(session);
  director.start();
  await untilAsked(director);
  director.done();
  await jest.advanceTimersByTimeAsync(0);
  await untilAsked(director);
  const elsewhere = new Disk();
  const other = sessionOn(entry, disk.match as Match, players, { save: elsewhere.save });
  await other.decide(playOf(director).request?.name ?? '', 'stop');
  disk.answers = [{ kind: 'overtaken', match: elsewhere.match as Match, noted: {} }];
  director.decide('stop');
  director.decide('stop');
  await jest.advanceTimersByTimeAsync(0);
  expect(playOf(director).refusal?.code).toBe('too-late');
  director.acknowledge();
  await untilAsked(director);
  director.done();
  await jest.advanceTimersByTimeAsync(0);
  await untilAsked(director);
  director.decide('stop');
  director.decide('stop');
  await jest.advanceTimersByTimeAsync(0);
  expect(playOf(director).refusal).toBeNull();
});

test('whoever comes back to a table finds it at rest: nothing is played a second time', async () => {
  const session = sessionOn(entry, newMatch(entry, 3), seated([null, null, null]));
  const first = conducting(session);
  const leave = first.start();
  await untilAsked(first);
  first.done();
  await jest.advanceTimersByTimeAsync(0);
  expect(playOf(first).scene.happenings).not.toEqual([]);
  leave();
  const second = conducting(session);
  second.start();
  expect(playOf(second).scene).toMatchObject({ before: null, happenings: [] });
  expect(playOf(second).scene.view).toEqual(playOf(first).scene.view);
});

test('a bot that fails holds the match, is told, and goes on when it may try again', async () => {
  let fails = true;
  const moody = withMoodyBots(entry, () => fails);
  const session = sessionOn(moody, newMatch(entry, 3), seated(['greedy', 'greedy', 'greedy']));
  const director = conducting(session);
  director.start();
  await show(director);
  await show(director);
  await jest.advanceTimersByTimeAsync(PACE.beat);
  await show(director);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(session.state.getState().failedBot).toBe(0);
  expect(momentOf(director)).toBe(2);
  fails = false;
  director.retry();
  await jest.advanceTimersByTimeAsync(0);
  expect(momentOf(director)).toBe(3);
  expect(session.state.getState().failedBot).toBeNull();
});

test('hands are passed behind the curtain: covered, lifted by its person, covered again by the choice', async () => {
  const director = directed([null, null, 'hasty'], misty as Entry);
  director.start();
  while (playOf(director).curtain === null) await show(director);
  expect(playOf(director)).toMatchObject({
    curtain: 0,
    request: null,
    scene: { view: { seat: 'table' } },
  });
  director.lift();
  const { request } = playOf(director);
  expect(playOf(director)).toMatchObject({ curtain: null, scene: { view: { seat: 0 } } });
  if (request?.kind !== 'decide') throw new Error('Nobody decides.');
  director.decide(request.moves[0]);
  await jest.advanceTimersByTimeAsync(0);
  expect(playOf(director)).toMatchObject({
    curtain: 1,
    request: null,
    scene: { view: { seat: 'table' } },
  });
});

test('who leaves the table, or looks away, covers what they held', async () => {
  const director = directed([null, null], misty as Entry);
  const leave = director.start();
  while (playOf(director).curtain === null) await show(director);
  director.lift();
  expect(playOf(director).curtain).toBeNull();
  director.cover();
  expect(playOf(director)).toMatchObject({ curtain: 0, request: null });
  director.lift();
  leave();
  director.start();
  expect(playOf(director)).toMatchObject({ curtain: 0, request: null });
});

test('a peek is looked at behind the curtain, and again by its own wish while they decide in the open', async () => {
  const director = directed([null, null], allesKaese as Entry);
  director.start();
  for (;;) {
    await untilAsked(director);
    const { request } = playOf(director);
    if (request?.kind === 'look') break;
    if (request?.kind === 'decide') director.decide(request.moves[0]);
    else director.done();
    await jest.advanceTimersByTimeAsync(0);
  }
  const { request, scene } = playOf(director);
  expect(request).toMatchObject({ kind: 'look' });
  const peeker = (request as { seat: number }).seat;
  expect(scene.view).toMatchObject({ seat: peeker });
  director.done();
  await jest.advanceTimersByTimeAsync(0);
  expect(playOf(director)).toMatchObject({
    request: { kind: 'throw' },
    scene: { view: { seat: 'table' } },
  });

  director.done();
  await show(director);
  const { request: decision } = playOf(director);
  director.lookAgain();
  expect(playOf(director)).toMatchObject({ request: null, scene: { view: { seat: 'table' } } });
  director.lift();
  expect(playOf(director).request).toMatchObject({ kind: 'look' });
  director.done();
  await jest.advanceTimersByTimeAsync(0);
  expect(playOf(director).request).toMatchObject({ kind: 'decide', name: decision?.name });
});

test('alone against bots there is no curtain: a hand is there at once', async () => {
  const director = directed([null, 'hasty'], misty as Entry);
  director.start();
  await untilAsked(director);
  expect(playOf(director)).toMatchObject({
    curtain: null,
    request: { kind: 'decide', seat: 0 },
    scene: { view: { seat: 0 } },
  });
});

test('a look that follows a throw is asked for at the same moment', async () => {
  const { game, ...rest } = allesKaese as Entry;
  // No game has this order yet.
  const later: Entry = {
    ...rest,
    game: { ...game, pauses: (view) => [...game.pauses(view)].reverse() },
  };
  const director = directed([null, null], later);
  director.start();
  for (let steps = 0; steps < 400 && playOf(director).request?.kind !== 'look'; steps += 1) {
    await untilAsked(director);
    const { request } = playOf(director);
    if (request?.kind === 'decide') director.decide(request.moves[0]);
    else if (request?.kind === 'throw') director.done();
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(playOf(director).request).toMatchObject({ kind: 'look' });
});
