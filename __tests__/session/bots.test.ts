import { misty } from '../../src/game-core/games/misty';
import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import { actionsOf, isDecision, type Match } from '../../src/game-core/kernel/match';
import type { Entry } from '../../src/game-core/kernel/registry';
import type { Session } from '../../src/session/session';
import { Disk, newMatch, seated, sessionOn, step, untilAsked, withMoodyBots } from './sessions';

const entry = soEinMist as Entry;
const windows = misty as Entry;

/** A pause that waits for a word, and a clock whose every look is the end of a slice. */
function slow() {
  const held: (() => void)[] = [];
  let time = 0;
  const breathe = async () => {
    held.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    held,
    breathe,
    now: () => (time += 100),
    pause: () => new Promise<void>((resolve) => held.push(resolve)),
    async untilIdle() {
      await new Promise((resolve) => setImmediate(resolve));
      while (held.length > 0) await breathe();
    },
  };
}

/** A session whose first decision is a bot's that thinks long. */
async function thinkingBot() {
  const clock = slow();
  const disk = new Disk();
  const players = seated(['farsighted', 'farsighted', 'farsighted']);
  const session = sessionOn(entry, newMatch(entry, 3), players, { ...clock, save: disk.save });
  await session.proceed();
  await session.proceed();
  expect(session.state.getState()).toMatchObject({ next: 'bots', bots: [0] });
  return { session, disk, ...clock };
}

test('a bot thinks in slices: others come first between them, and then it decides', async () => {
  const { session, held, breathe, disk } = await thinkingBot();
  const { length } = disk.stored;
  const done = session.proceed();
  let slices = 0;
  for (await breathe(); held.length > 0; slices += 1) await breathe();
  await done;
  expect(slices).toBeGreaterThan(5);
  expect(disk.stored).toHaveLength(length + 1);
});

test('it may think ahead, but acts only when the table lets it', async () => {
  const { session, disk, untilIdle } = await thinkingBot();
  const { length } = disk.stored;
  session.think();
  await untilIdle();
  expect(disk.stored).toHaveLength(length);
  await session.proceed();
  expect(disk.stored).toHaveLength(length + 1);
  // That it was let act once does not count for the next turn.
  while (session.state.getState().next === 'chance') await session.proceed();
  const now = disk.stored.length;
  session.think();
  await untilIdle();
  expect(disk.stored).toHaveLength(now);
});

test('what a bot has thought about a moment that is no more is not done', async () => {
  const players = seated([null, 'greedy', null]);
  const played = async (move: string) => {
    const disk = new Disk();
    const session = sessionOn(entry, newMatch(entry, 3), players, { save: disk.save });
    const { name } = await untilAsked(session);
    await session.decide(name, move);
    while (session.state.getState().next !== 'bots') await step(session);
    return { disk, session };
  };
  const here = await played('stop');
  here.session.think();
  await new Promise((resolve) => setImmediate(resolve));
  const there = await played('continue');
  const elsewhere = { match: there.disk.match as Match, noted: {} };
  await here.session.catchUp(async () => elsewhere);
  await here.session.proceed();
  await there.session.proceed();
  expect(actionsOf(here.disk.match as Match)).toEqual(actionsOf(there.disk.match as Match));
});

test('told to rest it stops at once, and comes to the same choice the next time', async () => {
  const { session, held, breathe, untilIdle, disk } = await thinkingBot();
  const { length } = disk.stored;
  const first = session.proceed();
  await breathe();
  await breathe();
  session.rest();
  await breathe();
  await first;
  expect(held).toHaveLength(0);
  expect(disk.stored).toHaveLength(length);
  const second = session.proceed();
  await untilIdle();
  await second;
  const undisturbed = await thinkingBot();
  const alone = undisturbed.session.proceed();
  await undisturbed.untilIdle();
  await alone;
  expect(actionsOf(disk.match as Match)).toEqual(actionsOf(undisturbed.disk.match as Match));
});

test('a bot that fails is told, and can be asked again', async () => {
  let fails = true;
  const moody = withMoodyBots(entry, () => fails);
  const players = seated(['greedy', 'greedy', 'greedy']);
  const session = sessionOn(moody, newMatch(entry, 3), players);
  await session.proceed();
  await session.proceed();
  const { revision } = session.state.getState();
  await session.proceed();
  expect(session.state.getState()).toMatchObject({ failedBot: 0, revision });
  fails = false;
  await session.proceed();
  expect(session.state.getState()).toMatchObject({ failedBot: null, revision: revision + 1 });
});

test('a bot that breaks a rule is told of like one that fails', async () => {
  const cheat: Entry = {
    ...entry,
    bots: entry.bots.map((bot) => ({
      ...bot,
      *think() {
        return 'continue';
      },
    })),
  };
  const disk = new Disk();
  const session = sessionOn(cheat, newMatch(entry, 3), seated(['greedy', null, null]), {
    save: disk.save,
  });
  // It rolls until it is forced to stop, and even then wants to go on.
  while (session.state.getState().failedBot === null) await session.proceed();
  expect(session.state.getState()).toMatchObject({ failedBot: 0, next: 'bots' });
  expect(disk.stored.length).toBeGreaterThan(3);
});

test('what was closed while a bot thinks is neither thought nor stored any further', async () => {
  const { session, held, breathe, untilIdle, disk } = await thinkingBot();
  const { length } = disk.stored;
  const done = session.proceed();
  await breathe();
  session.close();
  await untilIdle();
  await done;
  await session.proceed();
  expect(held).toHaveLength(0);
  expect(disk.stored).toHaveLength(length);
});

/** Until everybody chooses a first card. */
async function building(session: Session): Promise<void> {
  while (session.state.getState().next === 'chance') await session.proceed();
  session.shown(session.state.getState().scene.id);
}

test('bots that are asked at the same time choose while people do, and their request stays the same', async () => {
  const disk = new Disk();
  const players = seated([null, 'hasty', 'hasty']);
  const session = sessionOn(windows, newMatch(windows, 3), players, { save: disk.save });
  await building(session);
  const { request } = session.state.getState();
  expect(session.state.getState()).toMatchObject({ next: 'people', bots: [1, 2] });
  session.think();
  await session.untilStored();
  await new Promise((resolve) => setImmediate(resolve));
  expect(session.state.getState().bots).toEqual([]);
  expect(session.state.getState().request).toMatchObject({ kind: 'decide', name: request?.name });
});

test('neither the order of commits nor a reload changes what a bot chooses', async () => {
  const chosen = async (order: 'bots first' | 'people first' | 'reloaded') => {
    const disk = new Disk();
    const players = seated([null, null, 'steady', 'greedy']);
    const open = () =>
      sessionOn(windows, disk.match ?? newMatch(windows, 4), players, { save: disk.save });
    let session = open();
    for (let turn = 0; turn < 60; turn += 1) {
      const { next, bots, request, holding } = session.state.getState();
      if (next === 'over') break;
      session.shown(session.state.getState().scene.id);
      if (holding.kind === 'covered') session.lift(holding.seat);
      const isBotsTurn = bots.length > 0 && (order === 'bots first' || request === null);
      if (isBotsTurn) await session.proceed();
      else await step(session);
      if (order === 'reloaded') session = open();
    }
    const byBots = actionsOf(disk.match as Match).filter((each) => isDecision(each) && each.by > 1);
    return byBots
      .slice(0, 8)
      .map((each) => JSON.stringify(each))
      .sort();
  };
  const first = await chosen('bots first');
  expect(first).toHaveLength(8);
  expect(await chosen('people first')).toEqual(first);
  expect(await chosen('reloaded')).toEqual(first);
});
