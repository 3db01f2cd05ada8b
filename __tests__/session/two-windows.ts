import { GAMES } from '../../src/game-core/games';
import { createChance, pick, seedFromText } from '../../src/game-core/kernel/chance';
import { configure } from '../../src/game-core/kernel/config';
import { sameJson } from '../../src/game-core/kernel/json';
import { actionsOf } from '../../src/game-core/kernel/match';
import { findGame, type Entry } from '../../src/game-core/kernel/registry';
import { createDirector, type Director } from '../../src/session/director';
import type { Session } from '../../src/session/session';
import { keptMatches } from '../storage/kept-matches';
import { MemoryStore } from '../storage/memory-store';
import { differentSeeds, opened, settled, shelfOn, twoWindows } from './shelves';

/** How many actions a window has shown, one number a moment. */
function watch(session: Session): readonly number[] {
  const seen = [session.story().length];
  session.state.subscribe(({ revision }, before) => {
    if (revision !== before.revision) seen.push(session.story().length);
  });
  return seen;
}

/** Nobody in these games takes anything back. */
function isRising(seen: readonly number[]): boolean {
  return seen.every((length, at) => length >= (seen[at - 1] ?? 0));
}

/** Somebody taps at whatever can be tapped. */
function tap(director: Director, choose: <T>(moves: readonly T[]) => T): void {
  director.shown(director.state.getState().scene.id);
  if (director.state.getState().curtain !== null) director.lift();
  const { request } = director.state.getState();
  if (request?.kind === 'decide') director.decide(choose(request.moves));
  else if (request === null) director.hurry();
  else director.done();
}

/** One match at two windows, people and bots in both, everybody as fast as they can. */
export async function raceWindows(id: string, name: string): Promise<void> {
  const entry = findGame(GAMES, id) as Entry;
  const random = createChance(seedFromText(name)).draw('race');
  const { min, max } = entry.game.seats;
  const least = Math.max(2, min);
  const seats = least + random.below(Math.min(4, max) - least + 1);
  const config = configure(entry.game, { seats });
  if (!config.ok) throw new Error(config.error.message);
  const players = Array.from({ length: seats }, (_, seat) => ({
    name: `Seat ${seat}`,
    bot: seat > 0 && random.below(3) === 0 ? 'greedy' : null,
  }));

  const disk = new MemoryStore();
  const [here, there] = twoWindows(disk);
  const first = await shelfOn(here, { newSeed: differentSeeds(name) }).begin(
    entry,
    config.value,
    players,
  );
  if (!first.ok) throw new Error(first.error.message);
  const other = shelfOn(there, { newSeed: differentSeeds(`${name} there`) });
  await other.load();
  const sessions = [first.value, await opened(other, first.value.id)];
  const seen = sessions.map(watch);
  const directors = sessions.map((session) => createDirector(session));
  directors.forEach((director) => director.start());

  const isOver = () => sessions.every((session) => session.state.getState().next === 'over');
  for (let taps = 0; !isOver(); taps += 1) {
    if (taps > 50_000) throw new Error(`${name}: the windows wait for each other.`);
    await (random.below(2) === 0 ? settled() : Promise.resolve());
    tap(pick(directors, random), (moves) => pick(moves, random));
  }
  await settled();
  if (!seen.every(isRising)) throw new Error(`${name}: something shown was rolled back.`);
  const stored = keptMatches(disk).get(first.value.id);
  const end = stored === undefined ? [] : actionsOf(stored.match);
  for (const session of sessions) {
    if (!sameJson(session.outcome()?.record.actions, end)) throw new Error('The windows differ.');
  }
}
