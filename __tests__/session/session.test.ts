import { misty } from '../../src/game-core/games/misty';
import { soEinMist } from '../../src/game-core/games/so-ein-mist';
import { act, actionsOf, isDecision, isOver, type Match } from '../../src/game-core/kernel/match';
import type { Entry } from '../../src/game-core/kernel/registry';
import { openSession } from '../../src/session/local-session';
import type { Session } from '../../src/session/session';
import { Disk, newMatch, playOn, seated, sessionOn, step, untilAsked } from './sessions';

const entry = soEinMist as Entry;

/** One person and two bots, unless said otherwise. */
const players = seated([null, 'greedy', 'random']);

const opened = (disk = new Disk(), who = players, options = {}) =>
  sessionOn(entry, disk.match ?? newMatch(entry, 3, 'session', options), who, { save: disk.save });

const actions = ({ match }: Disk) => (match === null ? [] : actionsOf(match));

test('a whole match of people, bots and chance is played and stored', async () => {
  const disk = new Disk();
  const session = opened(disk);
  await playOn(session);
  expect(disk.match !== null && isOver(disk.match)).toBe(true);
  expect(session.outcome()?.record.actions).toEqual(actions(disk));
});

test('dropped after every single action, it goes on at the same request with the same dice', async () => {
  const whole = new Disk();
  await playOn(opened(whole));
  const disk = new Disk();
  let session = opened(disk);
  while (session.state.getState().next !== 'over') {
    await step(session);
    const { request, next } = session.state.getState();
    session = opened(disk);
    expect(session.state.getState().next).toBe(next);
    expect(session.state.getState().request?.name).toBe(request?.name);
  }
  expect(actions(disk)).toEqual(actions(whole));
});

test('dropped in the middle of a pick, the phone is still with whoever has it, whoever was first', async () => {
  const disk = new Disk();
  const people = seated([null, null, 'greedy', null]);
  const onDisk = () =>
    sessionOn(misty as Entry, disk.match ?? newMatch(misty as Entry, 4), people, disk);
  const session = onDisk();
  const holderIn = ({ state }: Session) => {
    const { holding } = state.getState();
    return holding.kind === 'public' ? null : holding.seat;
  };
  const first = new Set<number | null>();
  let isNew = true;
  for (let picks = 0; picks < 9; picks += 1) {
    await untilAsked(session);
    if (isNew) first.add(holderIn(session));
    const { length } = disk.stored;
    while (disk.stored.length === length) await step(session);
    isNew = holderIn(session) === null;
    if (!isNew) expect(holderIn(onDisk())).toBe(holderIn(session));
  }
  // Each of them has been the first of a pick.
  expect(first).toEqual(new Set([0, 1, 3]));
});

test('an action is stored before it is seen, and a decision sent twice counts once', async () => {
  const disk = new Disk();
  const session = opened(disk);
  const { name } = await untilAsked(session);
  const stored: number[] = [];
  const { length } = disk.stored;
  session.state.subscribe(({ revision }, before) => {
    if (revision !== before.revision) stored.push(disk.stored.length);
  });
  const answers = await Promise.all([session.decide(name, 'stop'), session.decide(name, 'stop')]);
  expect(answers).toEqual([{ kind: 'taken' }, { kind: 'stale' }]);
  expect(stored).toEqual([length + 1]);
});

test('a move against the rules is refused with its rule, and nothing is stored', async () => {
  const disk = new Disk();
  const session = opened(disk, seated([null, null, null]));
  // Two dice that show the same force a stop.
  for (;;) {
    await untilAsked(session);
    const { request } = session.state.getState();
    if (request?.kind !== 'decide') throw new Error('Nobody decides.');
    if (!request.moves.includes('continue')) break;
    await session.decide(request.name, 'continue');
  }
  const { length } = disk.stored;
  const { request } = session.state.getState();
  const answer = await session.decide(request?.name ?? '', 'continue');
  expect(answer.kind === 'refused' && answer.refusal.code).toMatch(/-forces-stop$/);
  expect(disk.stored).toHaveLength(length);
});

test('a decision that names another moment is stale, whoever sends it', async () => {
  const disk = new Disk();
  const session = opened(disk);
  await untilAsked(session);
  const { length } = disk.stored;
  for (const name of ['0/7', '1/0', 'throw/roll/0/0', '']) {
    expect(await session.decide(name, 'stop')).toEqual({ kind: 'stale' });
    await session.done(name);
  }
  expect(disk.stored).toHaveLength(length);
});

test('with a full disk the player is told, and can go on', async () => {
  const disk = new Disk();
  const session = opened(disk);
  const { name } = await untilAsked(session);
  const problem = { code: 'not-stored', message: 'The disk is full.' } as const;
  disk.answers = [{ kind: 'not-stored', problem }];
  expect(await session.decide(name, 'stop')).toEqual({ kind: 'taken' });
  expect(session.state.getState().unsaved).toEqual(problem);
  await session.proceed();
  expect(session.state.getState().unsaved).toBeNull();
});

const NOTED = { hinted: ['0/0'], talked: 3 };

test('where another window went on first, this one gives way and shows what lies there', async () => {
  const disk = new Disk();
  const session = opened(disk);
  const { name } = await untilAsked(session);
  const elsewhere = new Disk();
  elsewhere.match = disk.match;
  const other = opened(elsewhere);
  await other.decide(name, 'stop');
  disk.answers = [{ kind: 'overtaken', match: elsewhere.match as never, noted: NOTED }];
  const { revision } = session.state.getState();
  expect(await session.decide(name, 'continue')).toEqual({ kind: 'stale' });
  const { scene, revision: later } = session.state.getState();
  expect(scene.view).toEqual(other.state.getState().scene.view);
  expect(later).toBeGreaterThan(revision);
  // And what was noted there counts here.
  expect(session.state.getState().hinted).toEqual(NOTED.hinted);
  expect(session.lastTalk()).toBe(NOTED.talked);
});

test('a choice that is still awaited where another window went on is made there', async () => {
  const windows = misty as Entry;
  const everybody = seated([null, null, null]);
  const disk = new Disk();
  const session = sessionOn(windows, newMatch(windows, 3), everybody, { save: disk.save });
  const { name, seat } = await untilAsked(session);
  const elsewhere = new Disk();
  const other = sessionOn(windows, disk.match as Match, everybody, { save: elsewhere.save });
  const next = await untilAsked(other);
  const move = (request: typeof session) => {
    const asked = request.state.getState().request;
    return asked?.kind === 'decide' ? asked.moves[0] : null;
  };
  // The other window makes the second seat's choice first.
  expect(next.seat).toBe(seat);
  const own = move(session);
  await other.decide(next.name, move(other));
  const { seat: second } = await untilAsked(other);
  expect(second).not.toBe(seat);
  const quicker = act(disk.match as Match, second, move(other));
  if (!quicker.ok) throw new Error(quicker.error.rule);
  disk.answers = [{ kind: 'overtaken', match: quicker.value, noted: {} }];
  expect(await session.decide(name, own)).toEqual({ kind: 'taken' });
  const decided = actions(disk).filter(isDecision);
  expect(decided.map(({ by }) => by)).toEqual([second, seat]);
});

test('where storing fails in a way nobody thought of, people are told and play on', async () => {
  const session = sessionOn(entry, newMatch(entry, 3), players, {
    save: () => Promise.reject(new Error('The disk fell off.')),
  });
  await session.proceed();
  expect(session.story()).toHaveLength(1);
  expect(session.state.getState().unsaved?.message).toBe('The disk fell off.');
});

test('a match that is closed while somebody holds a secret covers it', async () => {
  const windows = misty as Entry;
  const session = sessionOn(windows, newMatch(windows, 2), seated([null, null]));
  await untilAsked(session);
  expect(session.state.getState().scene.view.seat).toBe(0);
  session.close();
  expect(session.state.getState()).toMatchObject({ request: null, holding: { kind: 'covered' } });
  expect(session.state.getState().scene.view.seat).toBe('table');
});

test('a match that another window removed is neither shown nor stored any further', async () => {
  const disk = new Disk();
  const session = opened(disk);
  const { name } = await untilAsked(session);
  disk.answers = [{ kind: 'removed' }];
  expect(await session.decide(name, 'stop')).toEqual({ kind: 'stale' });
  expect(session.state.getState().request).toBeNull();
  const { length } = disk.stored;
  await session.proceed();
  await session.decide(name, 'stop');
  expect(disk.stored).toHaveLength(length);
});

test('nothing happens by itself while people are to decide', async () => {
  const session = opened();
  await untilAsked(session);
  const { revision } = session.state.getState();
  await session.proceed();
  expect(session.state.getState().revision).toBe(revision);
});

test('undo goes where the kernel allows it, once a tap, and the revision rises', async () => {
  const disk = new Disk();
  const session = opened(disk);
  const { name, seat } = await untilAsked(session);
  const before = session.state.getState();
  expect(before.undoer).toBeNull();
  await session.decide(name, 'continue');
  // The next die follows at once: a key to take it back would only flash by.
  expect(session.state.getState().undoer).toBeNull();
  const { revision } = session.state.getState();
  await Promise.all([session.undo(seat, revision), session.undo(seat, revision)]);
  const after = session.state.getState();
  expect(after.scene.view).toEqual(before.scene.view);
  expect(after.scene.before).toBeNull();
  expect(after.revision).toBeGreaterThan(revision);
  expect(opened(disk).state.getState().request?.name).toBe(name);
});

test('the end is final: nobody takes back the last move', async () => {
  const session = opened(new Disk(), seated([null, null, null]), { anotherRound: true });
  await playOn(session);
  const { revision, undoer } = session.state.getState();
  expect(undoer).toBeNull();
  for (const seat of players.keys()) await session.undo(seat, revision);
  expect(session.state.getState().revision).toBe(revision);
});

test('a match with a bot that we do not have is refused in words', () => {
  const surroundings = {
    save: new Disk().save,
    digest: async () => '',
    now: () => 1,
    pause: async () => undefined,
  };
  const strangers = seated(['deep-thought', null, null]);
  expect(openSession('one', entry, newMatch(entry, 3), strangers, surroundings)).toEqual({
    ok: false,
    error: { code: 'unknown-bot', message: 'There is no bot called deep-thought.' },
  });
});

test('the record, the standings and the check of the dice are there at the end and not before', async () => {
  const session = opened(new Disk(), seated(['greedy', 'greedy', 'greedy']));
  expect([session.outcome(), session.checkDice()]).toEqual([null, null]);
  const seal = await session.seal();
  await playOn(session);
  expect(session.outcome()?.standings).toHaveLength(3);
  const check = session.checkDice();
  expect(check?.agreed).toBe(check?.all);
  expect(await session.seal()).toBe(seal);
});

test('the story tells every action once, as the whole table saw it', async () => {
  const disk = new Disk();
  const session = opened(disk);
  await playOn(session);
  const story = session.story();
  expect(story.map(({ scene }) => scene.id)).toEqual(disk.stored.map(({ length }) => length));
  expect(story.every(({ scene }) => scene.view.seat === 'table')).toBe(true);
  expect(story.at(-1)?.scene.view).toEqual(session.outcome()?.view);
});
