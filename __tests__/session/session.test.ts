import { GAMES } from '../../src/game-core/games';
import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import { seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import { actionsOf, begin, isOver, type Match } from '../../src/game-core/kernel/match';
import type { Entry } from '../../src/game-core/kernel/registry';
import { createSaving, type Save } from '../../src/session/saving';
import { openSession, type Session } from '../../src/session/session';
import { keptMatches } from '../storage/kept-matches';
import { keyOf } from '../../src/storage/store';
import { MemoryStore } from '../storage/memory-store';
import { playOn, step } from './people';

const entry = soEinMist as Entry;
const { game } = entry;

/** One person and two bots, unless said otherwise. */
const players = [
  { name: 'Ann', bot: null },
  { name: 'Bo', bot: 'greedy' },
  { name: 'Cy', bot: 'random' },
];

function newMatch(options = {}): Match {
  const config = configure(game, { seats: 3, start: 0, options });
  if (!config.ok) throw new Error(config.error.message);
  return begin(game, config.value, seedFromText('session'));
}

function savingOn(store: MemoryStore, match = newMatch(), seated = players): Save {
  const stored = {
    text: store.items.get(keyOf('matches', 'one')) ?? null,
    match,
    people: seated.map(() => null),
  };
  const surroundings = { store, registry: GAMES, now: () => 1 };
  return createSaving('one', seated, stored, surroundings, () => undefined).save;
}

function sessionOn(store: MemoryStore, match = newMatch(), seated = players): Session {
  const opened = openSession('one', entry, match, seated, {
    save: savingOn(store, match, seated),
    now: () => 1,
    pause: async () => undefined,
  });
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

function reopened(store: MemoryStore, seated = players): Session {
  return sessionOn(store, keptMatch(store), seated);
}

function keptMatch(store: MemoryStore): Match {
  return keptMatches(store).get('one')!.match;
}

async function seatToDecide(session: Session): Promise<number> {
  for (;;) {
    const { next } = session.state.getState();
    if (next.kind === 'people') return next.seats[0] ?? -1;
    await session.proceed();
  }
}

test('a whole match of people, bots and chance is played and stored', async () => {
  const store = new MemoryStore();
  const match = await playOn(sessionOn(store));
  expect(actionsOf(keptMatch(store))).toEqual(actionsOf(match));
});

test('dropped after every single action, it goes on at the same decision with the same dice', async () => {
  const whole = await playOn(sessionOn(new MemoryStore()));
  const store = new MemoryStore();
  let session = sessionOn(store);
  while (!isOver(session.state.getState().match)) {
    await step(session);
    const before = session.state.getState();
    session = reopened(store);
    expect(session.state.getState().next).toEqual(before.next);
  }
  expect(actionsOf(session.state.getState().match)).toEqual(actionsOf(whole));
});

test('an action is on disk before it is seen, and before the next is accepted', async () => {
  const store = new MemoryStore();
  const session = sessionOn(store);
  const seat = await seatToDecide(session);
  const seen: boolean[] = [];
  session.state.subscribe(({ match }, before) => {
    if (match !== before.match) {
      seen.push(String([...store.items.values()][0]).includes('"by":0,"move":"stop"'));
    }
  });
  const [first, second] = await Promise.all([
    session.decide(seat, 'stop'),
    session.decide(seat, 'stop'),
  ]);
  expect([first, second]).toEqual([{ kind: 'taken' }, { kind: 'busy' }]);
  expect(seen).toEqual([true]);
});

test('a move against the rules is refused with its rule, and nothing is stored', async () => {
  const store = new MemoryStore();
  const session = sessionOn(store);
  const seat = await seatToDecide(session);
  const before = [...store.items.values()];
  expect(await session.decide(seat + 1, 'stop')).toMatchObject({
    kind: 'refused',
    refusal: { code: 'not-your-turn' },
  });
  expect([...store.items.values()]).toEqual(before);
});

test('with a full disk the player is told, and can go on', async () => {
  const store = new MemoryStore();
  const session = sessionOn(store);
  const seat = await seatToDecide(session);
  store.writesLeft = 0;
  expect(await session.decide(seat, 'stop')).toEqual({ kind: 'taken' });
  expect(session.state.getState().unsaved?.message).toBe('The disk is full.');
  store.writesLeft = Number.POSITIVE_INFINITY;
  await session.proceed();
  expect(session.state.getState().unsaved).toBeNull();
  expect(keptMatch(store).length).toBe(session.state.getState().match.length);
});

test('nothing happens by itself while people are to decide', async () => {
  const session = sessionOn(new MemoryStore());
  await seatToDecide(session);
  const before = session.state.getState().match;
  await session.proceed();
  expect(session.state.getState().match).toBe(before);
});

test('undo goes where the kernel allows it, and is stored', async () => {
  const store = new MemoryStore();
  const session = sessionOn(store);
  const seat = await seatToDecide(session);
  const before = session.state.getState().match;
  expect(session.canUndo(seat)).toBe(false);
  await session.decide(seat, 'continue');
  expect(session.canUndo(seat)).toBe(true);
  await session.undo(seat);
  expect(session.state.getState().match).toBe(before);
  const again = reopened(store);
  expect(again.state.getState().match.state).toEqual(before.state);
});

test('the end is final: nobody takes back the last move', async () => {
  const people = players.map(({ name }) => ({ name, bot: null }));
  const session = sessionOn(new MemoryStore(), newMatch({ anotherRound: true }), people);
  const end = await playOn(session);
  expect(players.map((_, seat) => session.canUndo(seat))).toEqual(players.map(() => false));
  for (const seat of players.keys()) await session.undo(seat);
  expect(session.state.getState().match).toBe(end);
});

test('a match with a bot that we do not have is refused in words', () => {
  const strangers = players.map(({ name }) => ({ name, bot: 'deep-thought' }));
  const surroundings = {
    save: savingOn(new MemoryStore()),
    now: () => 1,
    pause: async () => undefined,
  };
  expect(openSession('one', entry, newMatch(), strangers, surroundings)).toEqual({
    ok: false,
    error: { code: 'unknown-bot', message: 'There is no bot called deep-thought.' },
  });
});

test('only bots: it can be watched to the end', async () => {
  const bots = players.map(({ name }) => ({ name, bot: 'greedy' }));
  const session = sessionOn(new MemoryStore(), newMatch({ anotherRound: true }), bots);
  let steps = 0;
  while (session.state.getState().next.kind !== 'over' && steps < 1000) {
    await session.proceed();
    steps += 1;
  }
  expect(isOver(session.state.getState().match)).toBe(true);
});

/** A session whose first decision is a bot's that thinks long, and a pause that waits for a word. */
async function thinkingBot() {
  const held: (() => void)[] = [];
  let time = 0;
  const surroundings = {
    save: savingOn(new MemoryStore()),
    // Every look at the clock is a slice's end.
    now: () => (time += 100),
    pause: () => new Promise<void>((resolve) => held.push(resolve)),
  };
  const seated = players.map(({ name }) => ({ name, bot: 'farsighted' }));
  const opened = openSession('one', entry, newMatch(), seated, surroundings);
  if (!opened.ok) throw new Error(opened.error.message);
  const session = opened.value;
  await session.proceed();
  await session.proceed();
  expect(session.state.getState().next.kind).toBe('bot');
  const breathe = async () => {
    held.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { session, held, breathe };
}

test('a bot thinks in slices: others come first between them, and then it decides', async () => {
  const { session, held, breathe } = await thinkingBot();
  const { length } = session.state.getState().match;
  const done = session.proceed();
  let slices = 0;
  for (; held.length > 0; slices += 1) await breathe();
  await done;
  expect(slices).toBeGreaterThan(5);
  expect(session.state.getState().match.length).toBe(length + 1);
});

test('a bot that is told to rest stops at once, and comes to the same choice the next time', async () => {
  const { session, held, breathe } = await thinkingBot();
  const before = session.state.getState().match;
  const first = session.proceed();
  await breathe();
  await breathe();
  session.rest();
  await breathe();
  await first;
  expect(held).toHaveLength(0);
  expect(session.state.getState().match).toBe(before);
  const second = session.proceed();
  while (held.length > 0) await breathe();
  await second;
  const undisturbed = await thinkingBot();
  const alone = undisturbed.session.proceed();
  while (undisturbed.held.length > 0) await undisturbed.breathe();
  await alone;
  expect(actionsOf(session.state.getState().match)).toEqual(
    actionsOf(undisturbed.session.state.getState().match),
  );
});

test('a bot that fails can be asked again', async () => {
  let fails = true;
  const moody: Entry = {
    ...entry,
    bots: entry.bots.map((bot) => ({
      ...bot,
      *think(view, random) {
        if (fails) throw new Error('moody');
        return bot.choose(view, random);
      },
    })),
  };
  const seated = players.map(({ name }) => ({ name, bot: 'greedy' }));
  const surroundings = {
    save: savingOn(new MemoryStore()),
    now: () => 1,
    pause: async () => undefined,
  };
  const opened = openSession('one', moody, newMatch(), seated, surroundings);
  if (!opened.ok) throw new Error(opened.error.message);
  const session = opened.value;
  await session.proceed();
  await session.proceed();
  const { length } = session.state.getState().match;
  await expect(session.proceed()).rejects.toThrow('moody');
  fails = false;
  await session.proceed();
  expect(session.state.getState().match.length).toBe(length + 1);
});

test('what was closed while a bot thinks is neither thought nor stored any further', async () => {
  const { session, held, breathe } = await thinkingBot();
  const before = session.state.getState().match;
  const done = session.proceed();
  await breathe();
  session.close();
  while (held.length > 0) await breathe();
  await done;
  await session.proceed();
  expect(held).toHaveLength(0);
  expect(session.state.getState().match).toBe(before);
});
