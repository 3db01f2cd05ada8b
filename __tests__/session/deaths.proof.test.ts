import { GAMES } from '../../src/game-core/games';
import { configure } from '../../src/game-core/kernel/config';
import type { Entry } from '../../src/game-core/kernel/registry';
import { sameJson } from '../../src/game-core/kernel/json';
import { keyOf } from '../../src/storage/store';
import { MemoryStore } from '../storage/memory-store';
import { seated, step } from './sessions';
import { differentSeeds, DyingStore, opened, shelfOn, untilDeath } from './shelves';

// A busy machine is slow, not wrong.
jest.setTimeout(300_000);

/** The shortest there are, so that every storage call of a whole game can be the last. */
const QUICK: Readonly<Record<string, object>> = { misty: { initiation: true, roundsToWin: 1 } };

const TABLES = GAMES.flatMap((entry) => {
  const { min, max } = entry.game.seats;
  return Array.from({ length: max - min + 1 }, (_, nth) => ({ entry, seats: min + nth }));
});

function copyOf(disk: MemoryStore): MemoryStore {
  const copy = new MemoryStore();
  for (const [key, text] of disk.items) copy.items.set(key, text);
  return copy;
}

/** The actions that lie on the disk. */
function actionsOn(disk: MemoryStore, id: string): readonly unknown[] {
  const [, record = ''] = (disk.items.get(keyOf('matches', id)) ?? '').split('\n');
  return (JSON.parse(record) as { actions: unknown[] }).actions;
}

async function begun(disk: MemoryStore, entry: Entry, seats: number): Promise<string> {
  const options = QUICK[entry.game.id] ?? {};
  const config = configure(entry.game, { seats, options });
  if (!config.ok) throw new Error(config.error.message);
  // Two people where there are secrets between them; bots come to an end sooner.
  const people = entry.game.secrets ? 2 : 1;
  const bots = Array.from({ length: seats }, (_, seat) => (seat < people ? null : 'greedy'));
  const shelf = shelfOn(disk, { newSeed: differentSeeds() });
  const session = await shelf.begin(entry, config.value, seated(bots));
  if (!session.ok) throw new Error(session.error.message);
  return session.value.id;
}

/** One step with a process that dies at that storage call; whether it lived to the end of the step. */
async function stepUntilDeath(
  disk: MemoryStore,
  id: string,
  diesAt: number,
  when: 'before' | 'after',
) {
  const store = new DyingStore(disk, diesAt, when);
  let hasShown = false;
  await untilDeath(async () => {
    const session = await opened(shelfOn(store), id);
    session.state.subscribe(({ revision }, before) => (hasShown ||= revision > before.revision));
    await step(session);
  });
  return { hasShown, hasLived: store.calls < diesAt };
}

test.each(TABLES.map(({ entry, seats }) => [entry.game.id, seats, entry] as const))(
  '%s with %d: the process dies at every storage call, and nothing that was shown is lost',
  async (_, seats, entry) => {
    const disk = new MemoryStore();
    const id = await begun(disk, entry, seats);
    const session = await opened(shelfOn(disk), id);
    let deaths = 0;
    while (session.state.getState().next !== 'over') {
      const before = copyOf(disk);
      const old = actionsOn(before, id);
      await step(session);
      await session.untilStored();
      const now = actionsOn(disk, id);
      // Who has looked or read stores no action.
      if (now.length === old.length) continue;
      for (let call = 1, hasLived = false; !hasLived; call += 1) {
        for (const when of ['before', 'after'] as const) {
          const device = copyOf(before);
          const end = await stepUntilDeath(device, id, call, when);
          hasLived = end.hasLived;
          deaths += hasLived ? 0 : 1;
          const left = actionsOn(device, id);
          const isWhole = sameJson(left, old) || left.length > old.length;
          expect(isWhole && sameJson(left.slice(0, old.length), old)).toBe(true);
          if (end.hasShown) expect(left.length).toBeGreaterThan(old.length);
        }
      }
    }
    expect(deaths).toBeGreaterThan(30);
    expect((await opened(shelfOn(disk), id)).outcome()).not.toBeNull();
  },
);
