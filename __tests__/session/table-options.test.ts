import { allesKaese } from '../../src/game-core/games/alles-kaese';
import { configure } from '../../src/game-core/kernel/config';
import type { Entry } from '../../src/game-core/kernel/registry';
import type { Session } from '../../src/session/session';
import { keptMatches } from '../storage/kept-matches';
import { MemoryStore } from '../storage/memory-store';
import { step } from './sessions';
import { differentSeeds, loaded, opened, shelfOn } from './shelves';

const entry = allesKaese as Entry;
const players = ['Ann', 'Bo'].map((name) => ({ name, bot: null }));
const tableOptions = { oddsShown: true, fromMemory: true };

async function begin(store: MemoryStore, options?: typeof tableOptions) {
  const shelf = shelfOn(store, { newSeed: differentSeeds() });
  const config = configure(entry.game, { seats: 2, start: 0 });
  if (!config.ok) throw new Error(config.error.message);
  const begun = await shelf.begin(entry, config.value, players, options);
  if (!begun.ok) throw new Error(begun.error.message);
  return { shelf, session: begun.value };
}

async function playABit(session: Session) {
  for (let steps = 0; steps < 6; steps += 1) await step(session);
}

test('what was agreed on about the table outlives moves, a restart and the housework', async () => {
  const store = new MemoryStore();
  const { session } = await begin(store, tableOptions);
  expect(session.tableOptions).toEqual(tableOptions);
  await playABit(session);
  const later = await opened(await loaded(store), session.id);
  expect(later.tableOptions).toEqual(tableOptions);
  await playABit(later);
  expect(keptMatches(store).get(session.id)?.tableOptions).toEqual(tableOptions);
});

test('a rematch is played at the same table', async () => {
  const { shelf, session } = await begin(new MemoryStore(), tableOptions);
  const again = await shelf.rematch(session);
  expect(again.ok && again.value.tableOptions).toEqual(tableOptions);
});

test('where nothing was agreed on, nothing is stored', async () => {
  const store = new MemoryStore();
  const { session } = await begin(store);
  expect(session.tableOptions).toEqual({});
  expect([...store.items.values()].join()).not.toContain('tableOptions');
});
