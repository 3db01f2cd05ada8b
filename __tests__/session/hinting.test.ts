import { allesKaese } from '../../src/game-core/games/alles-kaese';
import { misty } from '../../src/game-core/games/misty';
import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import { configure } from '../../src/game-core/kernel/config';
import type { Kinds } from '../../src/game-core/kernel/game';
import { act, settle, type Match } from '../../src/game-core/kernel/match';
import type { Entry } from '../../src/game-core/kernel/registry';
import { hintOptions, hintSeats } from '../../src/session/hint-options';
import { MemoryStore } from '../storage/memory-store';
import { newMatch, seated, sessionOn } from './sessions';
import { differentSeeds, loaded, opened, shelfOn } from './shelves';

const mist = soEinMist as Entry;

/** Plays legal moves, always the last of the list, until somebody is asked at a moment that passes. */
function playedUntil(match: Match, isIt: (match: Match) => boolean): Match {
  let now = settle(match);
  while (!isIt(now)) {
    const { game } = now.origin;
    const turn = game.turn(now.state);
    if (turn.kind !== 'seats') throw new Error('There is no such moment in this match.');
    const [seat = 0] = turn.seats;
    const move = game.moves(game.view(now.state, seat)).at(-1) as Kinds['move'];
    const acted = act(now, seat, move);
    if (!acted.ok) throw new Error(acted.error.rule);
    now = settle(acted.value);
  }
  return now;
}

const asked = ({ origin: { game }, state }: Match) => game.turn(state).kind === 'seats';

test('where nothing is secret, who decides is advised by all that lies there', () => {
  const match = settle(newMatch(mist, 3));
  const session = sessionOn(mist, match, seated([null, null, 'greedy']));
  expect(asked(match)).toBe(true);
  expect(session.advised()).toEqual({
    name: '0/0',
    seat: 0,
    view: soEinMist.game.view(match.state as never, 0),
    isOpen: false,
  });
});

test('in the open nobody is advised by what one seat alone has seen', () => {
  const entry = allesKaese as Entry;
  const hasSeen = (match: Match) => {
    const view = match.origin.game.view(match.state, 0) as unknown as { seen: readonly unknown[] };
    const turn = match.origin.game.turn(match.state);
    return turn.kind === 'seats' && turn.seats.includes(0) && view.seen.length > 0;
  };
  const match = playedUntil(newMatch(entry, 2), hasSeen);
  const own = entry.game.view(match.state, 0);

  const amongPeople = sessionOn(entry, match, seated([null, null])).advised();
  expect(amongPeople).toMatchObject({ seat: 0, isOpen: true, view: { seat: 0, seen: [] } });
  expect(entry.game.moves(amongPeople!.view)).toEqual(entry.game.moves(own));

  const alone = sessionOn(entry, match, seated([null, 'greedy'])).advised();
  expect(alone).toMatchObject({ isOpen: false, view: own });

  // What they have seen they are to remember by themselves.
  const alike = [entry, match, seated([null, 'greedy']), {}, null] as const;
  const fromMemory = sessionOn(...alike, { fromMemory: true }).advised();
  expect(fromMemory).toMatchObject({ isOpen: true, view: { seat: 0, seen: [] } });
});

test('nobody is advised behind the curtain before the phone is theirs', () => {
  const entry = misty as Entry;
  const session = sessionOn(entry, settle(newMatch(entry, 2)), seated([null, null]));
  session.shown(session.state.getState().scene.id);
  expect(session.state.getState().holding).toMatchObject({ kind: 'covered', seat: 0 });
  expect(session.advised()).toBeNull();
  session.lift(0);
  expect(session.advised()).toMatchObject({ seat: 0, isOpen: false, view: { seat: 0 } });
  session.cover();
  expect(session.advised()).toBeNull();
});

test('a hint is noted once, outlives moves and a restart, and stands in the result', async () => {
  const store = new MemoryStore();
  const shelf = shelfOn(store, { newSeed: differentSeeds() });
  const config = configure(mist.game, { seats: 3, start: 0 });
  if (!config.ok) throw new Error(config.error.message);
  const begun = await shelf.begin(mist, config.value, seated([null, null, null]));
  if (!begun.ok) throw new Error(begun.error.message);
  const session = begun.value;

  for (let name = ''; ;) {
    const { next, request } = session.state.getState();
    if (next === 'over') break;
    if (request?.kind === 'decide') {
      name = request.name;
      if (name === '1/0') {
        await session.noteHint(name);
        await session.noteHint(name);
      }
      await session.decide(name, 'stop');
    } else if (request !== null) await session.done(request.name);
    else await session.proceed();
    session.shown(session.state.getState().scene.id);
  }
  expect(session.state.getState().hinted).toEqual(['1/0']);
  const later = await opened(await loaded(store), session.id);
  expect(later.state.getState().hinted).toEqual(['1/0']);
  const [result] = shelf.state.getState().results;
  expect(result?.seats.map(({ hints }) => hints)).toEqual([undefined, 1, undefined]);
  const record = store.items.get(`rainy-barn/matches/${session.id}`)?.split('\n')[1];
  expect(record).not.toContain('hint');
});

test('the round in which a bot spoke outlives moves and a restart', async () => {
  const store = new MemoryStore();
  const shelf = shelfOn(store, { newSeed: differentSeeds() });
  const config = configure(mist.game, { seats: 3, start: 0 });
  if (!config.ok) throw new Error(config.error.message);
  const begun = await shelf.begin(mist, config.value, seated([null, 'greedy', 'greedy']));
  if (!begun.ok) throw new Error(begun.error.message);
  const session = begun.value;
  expect(session.lastTalk()).toBeNull();
  await session.noteTalk(0);
  await session.proceed();
  expect(session.lastTalk()).toBe(0);
  const later = await opened(await loaded(store), session.id);
  expect(later.lastTalk()).toBe(0);
});

test('a word counts as that of its round at once, however long the disk takes', () => {
  const slow = { save: () => new Promise<never>(() => undefined) };
  const players = seated([null, 'greedy', 'greedy']);
  const session = sessionOn(mist, settle(newMatch(mist, 3)), players, slow);
  void session.proceed();
  void session.noteTalk(2);
  expect(session.lastTalk()).toBe(2);
});

test('alone against bots the owl is there, among people who wants it', () => {
  expect(hintSeats(seated([null, 'greedy', 'greedy']), {})).toEqual([0]);
  expect(hintSeats(seated([null, null, 'greedy']), {})).toEqual([]);
  const chosen = hintOptions([false, true, null]);
  expect(hintSeats(seated([null, null, 'greedy']), chosen)).toEqual([1]);
});
