import { allesKaese } from '../../src/game-core/games/alles-kaese';
import { slotsWith } from '../../src/game-core/games/alles-kaese/table';
import type { AllesKaese, Move } from '../../src/game-core/games/alles-kaese/types';
import { seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import { act, begin, draw, isOver, type Match } from '../../src/game-core/kernel/match';
import type { Entry } from '../../src/game-core/kernel/registry';
import type { Session } from '../../src/session/session';
import { headOf } from '../../src/storage/save-format';
import type { Store } from '../../src/storage/store';
import { MemoryStore } from '../storage/memory-store';
import { Disk, seated, sessionOn } from './sessions';
import { differentSeeds, loaded, opened, settled, shelfOn, twoWindows } from './shelves';

const entry = allesKaese as Entry;
const { game } = allesKaese;

type KaeseMatch = Match<AllesKaese>;

/** Everything that can be is thrown away; at a moment that passes, it is left as it is. */
function played(seats: number, seed: string, until: (match: KaeseMatch) => boolean): Match | null {
  const config = configure(game, { seats, start: 0 });
  if (!config.ok) throw new Error(config.error.message);
  let match: KaeseMatch = begin(game, config.value, seedFromText(seed));
  while (!until(match)) {
    if (isOver(match)) return null;
    const turn = game.turn(match.state);
    if (turn.kind !== 'seats') {
      match = draw(match);
      continue;
    }
    const { board, die } = match.state.open;
    const [slot] = die === null ? [] : slotsWith(board, die);
    const move: Move = slot === undefined ? { type: 'peek', slot: 0 } : { type: 'remove', slot };
    const acted = act(match, turn.seats[0] ?? 0, move);
    if (!acted.ok) throw new Error(acted.error.rule);
    match = acted.value;
  }
  return match as unknown as Match;
}

const lastIsPeek = ({ state: { open } }: KaeseMatch) =>
  open.die === null && open.log.at(-1)?.type === 'peek';

/** Two people; one of them has just peeked. */
const peeked = () => played(2, 'looks', lastIsPeek) as Match;

/** Two people; a peek has emptied the pile. */
function lastPeek(): Match {
  for (let nth = 0; ; nth += 1) {
    const match = played(2, `the end ${nth}`, (each) => isOver(each) && lastIsPeek(each));
    if (match !== null) return match;
  }
}

/** Everybody has seen what happened, and who is asked takes the phone. */
function takePhone(session: Session): void {
  session.shown(session.state.getState().scene.id);
  const { holding } = session.state.getState();
  if (holding.kind === 'covered') session.lift(holding.seat);
}

const requestOf = (session: Session) => session.state.getState().request;

async function done(session: Session): Promise<void> {
  await session.done(requestOf(session)?.name ?? '');
}

const people = seated([null, null]);

test('a peek that empties the pile is looked at, and only then are there scores', async () => {
  const match = lastPeek();
  const disk = new Disk();
  const session = sessionOn(entry, match, people, { save: disk.save });
  expect(session.state.getState()).toMatchObject({ next: 'people', isLookDue: true });
  expect(session.outcome()).toBeNull();
  takePhone(session);
  expect(requestOf(session)).toMatchObject({ kind: 'look' });
  await done(session);
  expect(session.state.getState()).toMatchObject({ next: 'over', request: null, isLookDue: false });
  expect(session.outcome()).not.toBeNull();
  // The record is what it was; who opens the match later finds the scores.
  expect(disk.match).toBe(match);
  const later = sessionOn(entry, match, people, {}, disk.looked);
  expect(later.state.getState().next).toBe('over');
});

test('where a bot made that peek nobody is asked', () => {
  const session = sessionOn(entry, lastPeek(), seated(['greedy', 'greedy']));
  expect(session.state.getState().next).toBe('over');
});

test('nobody tells who won while somebody still has to look', () => {
  const saved = { match: lastPeek(), players: people, people: [null, null], playedAt: 1 };
  const { log } = (saved.match.state as KaeseMatch['state']).open;
  const waiting = headOf(saved).summary;
  expect(waiting).toMatchObject({ standings: null, waitsFor: [(log.length - 1) % 2] });
  const told = headOf({ ...saved, looked: 'look/over' }).summary;
  expect(told.standings).toHaveLength(2);
  expect(told.waitsFor).toEqual([]);
  const watched = headOf({ ...saved, players: seated(['greedy', 'greedy']) }).summary;
  expect(watched.standings).toHaveLength(2);
});

/** Who has just peeked did so at a slice that they knew. */
const isPeekedAnew = (match: KaeseMatch) => {
  const { log } = match.state.open;
  const card = log.at(-1)?.card;
  const own = log.filter((_, turn) => turn % 2 === (log.length - 1) % 2);
  return (
    lastIsPeek(match) && own.filter((each) => each.type === 'peek' && each.card === card).length > 1
  );
};

function peekedAnew(until: (match: KaeseMatch) => boolean): Match {
  for (let nth = 0; ; nth += 1) {
    const match = played(2, `anew ${nth}`, (each) => isPeekedAnew(each) && until(each));
    if (match !== null) return match;
  }
}

describe('a peek at what was seen before', () => {
  const fromMemory = { fromMemory: true };

  test('from memory covers nothing and asks nobody to look: the next one throws', () => {
    const match = peekedAnew((each) => !isOver(each));
    const session = sessionOn(entry, match, people, {}, null, fromMemory);
    expect(session.state.getState()).toMatchObject({
      holding: { kind: 'public' },
      isLookDue: false,
    });
    expect(requestOf(session)).toMatchObject({ kind: 'throw' });
  });

  test('from memory, where it empties the pile, there are scores at once, at the table and in the lobby', () => {
    const match = peekedAnew(isOver);
    const session = sessionOn(entry, match, people, {}, null, fromMemory);
    expect(session.state.getState().next).toBe('over');
    expect(session.outcome()).not.toBeNull();
    const saved = { match, players: people, people: [null, null], playedAt: 1 };
    expect(headOf({ ...saved, tableOptions: fromMemory }).summary.standings).toHaveLength(2);
    expect(headOf(saved).summary.standings).toBeNull();
  });

  test('otherwise is a look like any other', () => {
    const session = sessionOn(
      entry,
      peekedAnew((each) => !isOver(each)),
      people,
    );
    takePhone(session);
    expect(requestOf(session)).toMatchObject({ kind: 'look' });
  });
});

test('what the table shows after a look is a scene of its own, also where nothing was covered', async () => {
  const match = peeked();
  const { seat } = game.pauses(game.view(match.state as AllesKaese['state'], 'table'))[0] as {
    seat: number;
  };
  const bots = [0, 1].map((each) => (each === seat ? null : 'greedy'));
  const session = sessionOn(entry, match, seated(bots));
  const { id } = session.state.getState().scene;
  expect(session.state.getState().isLookDue).toBe(true);
  await done(session);
  expect(session.state.getState().isLookDue).toBe(false);
  expect(session.state.getState().scene.id).toBeGreaterThan(id);
});

test('who has peeked may look again before they throw, and goes on there', async () => {
  const session = sessionOn(entry, peeked(), people);
  takePhone(session);
  await done(session);
  const toThrow = requestOf(session);
  expect(toThrow).toMatchObject({ kind: 'throw' });
  session.lookAgain();
  expect(session.state.getState().holding).toMatchObject({ kind: 'covered' });
  takePhone(session);
  expect(requestOf(session)).toMatchObject({ kind: 'look' });
  await done(session);
  expect(requestOf(session)).toEqual(toThrow);
});

async function onDisk(store = new MemoryStore(), here: Store = store) {
  const shelf = shelfOn(here, { newSeed: differentSeeds() });
  const config = configure(entry.game, { seats: 2, start: 0 });
  if (!config.ok) throw new Error(config.error.message);
  const begun = await shelf.begin(entry, config.value, people);
  if (!begun.ok) throw new Error(begun.error.message);
  const session = begun.value;
  for (;;) {
    takePhone(session);
    const request = requestOf(session);
    if (request?.kind === 'look') return { store, session };
    if (request === null) await session.proceed();
    else if (request.kind === 'decide') await session.decide(request.name, request.moves[0]);
    else await done(session);
  }
}

const again = async (store: Store, { id }: Session) => {
  const session = await opened(await loaded(store), id);
  takePhone(session);
  return session;
};

test('a look that was not taken is asked for again after a restart', async () => {
  const { store, session } = await onDisk();
  const later = await again(store, session);
  expect(requestOf(later)).toMatchObject({ kind: 'look', isTaken: false });
});

test('a look that was taken is not given a second time, by a restart or by leaving the table', async () => {
  const { store, session } = await onDisk();
  const actions = session.story().length;
  const { name = '' } = requestOf(session) ?? {};
  expect(await session.takeLook(name)).toBe(true);
  expect(await session.takeLook(name)).toBe(false);
  expect(requestOf(session)).toMatchObject({ kind: 'look', isTaken: true });
  session.cover();
  takePhone(session);
  expect(requestOf(session)).toMatchObject({ kind: 'look', isTaken: true });

  const later = await again(store, session);
  expect(requestOf(later)).toMatchObject({ kind: 'throw' });
  expect(later.story()).toHaveLength(actions);
  // With the next throw there is nothing left to remember.
  await done(later);
  expect([...store.items.values()].join()).not.toContain('"looked"');
});

test('who is done with their look throws after a restart', async () => {
  const { store, session } = await onDisk();
  await done(session);
  expect(requestOf(await again(store, session))).toMatchObject({ kind: 'throw' });
});

test.each(['at once', 'later'])(
  'of two windows one takes the look, and the other gets none, when both try %s',
  async (when) => {
    const disk = new MemoryStore();
    const [here, there] = twoWindows(disk);
    const { session } = await onDisk(disk, here);
    const other = await again(there, session);
    const { name = '' } = requestOf(session) ?? {};
    expect(requestOf(other)).toMatchObject({ kind: 'look', name, isTaken: false });
    const first = session.takeLook(name);
    if (when === 'later') {
      await first;
      await settled();
    }
    const taken = await Promise.all([first, other.takeLook(name)]);
    expect(taken).toEqual([true, false]);
    expect(requestOf(other)).toMatchObject({ isTaken: true });
    // Both can go on.
    await done(other);
    expect(requestOf(other)).toMatchObject({ kind: 'throw' });
  },
);
