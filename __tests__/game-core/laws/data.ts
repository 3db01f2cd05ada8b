import { createChance, seedFromText } from '../../../src/game-core/kernel/chance';
import { sameJson } from '../../../src/game-core/kernel/json';
import { isDecision, type Match } from '../../../src/game-core/kernel/match';
import { parseRecord, toRecord } from '../../../src/game-core/kernel/record';
import { seatsOf } from '../../../src/game-core/kernel/seats';
import { GAMES } from '../../../src/game-core/games';
import { momentsOf, stepsOf, turnOf } from '../support/walk';
import type { Witness } from './subject';

/** Whether the data comes back the same from JSON: nothing undefined, no NaN, no class instances. */
function isPlainJson(data: unknown): boolean {
  if (data === null || typeof data === 'string' || typeof data === 'boolean') return true;
  if (typeof data === 'number') return Number.isFinite(data);
  if (typeof data !== 'object') return false;
  if (Array.isArray(data)) return data.every(isPlainJson);
  return Object.getPrototypeOf(data) === Object.prototype && Object.values(data).every(isPlainJson);
}

/** The empty table, the end, and moments in between. */
function someMoments(match: Match): Match[] {
  const moments = momentsOf(match);
  const stride = Math.ceil(moments.length / 6);
  return moments.filter((moment) => moment.length % stride === 0 || moment === match);
}

/** Laws of a game as data: plain, complete, and the same again from a record. */
export function dataLaws({ subject, viewers, matches, everywhere }: Witness): void {
  const { game } = subject.entry;
  const players = seatsOf(subject.config.seats).map((seat) => ({ name: `P${seat}`, bot: null }));

  test('states, views and actions are plain JSON', () => {
    everywhere(({ state, last }) =>
      [state, last?.action ?? null, ...viewers.map((viewer) => game.view(state, viewer))].every(
        isPlainJson,
      ),
    );
  });

  test('no piece is lost or found', () => {
    for (const match of matches) {
      const played = momentsOf(match).filter((moment) => turnOf(moment).kind !== 'chance');
      const [first, ...rest] = played.map(({ state }) => [...game.material(state)].sort());
      expect(first?.length).toBeGreaterThan(0);
      for (const later of rest) expect(later).toEqual(first);
    }
  });

  test('a world imagined from a view looks the same from that seat', () => {
    const random = createChance(seedFromText('imagine')).draw(subject.name);
    everywhere(({ state }) =>
      viewers.every((viewer) => {
        const view = game.view(state, viewer);
        const world = game.imagine(view, random);
        return (
          sameJson(game.view(world, viewer), view) && sameJson(game.turn(world), game.turn(state))
        );
      }),
    );
  });

  test('no chance key is used twice, and exact odds fit the samples', () => {
    for (const match of matches) {
      const keys = momentsOf(match)
        .map(turnOf)
        .flatMap((turn) => (turn.kind === 'chance' ? [turn.key] : []));
      expect(new Set(keys).size).toBe(keys.length);
    }
    matches
      .flatMap((match) => stepsOf(match))
      .forEach(({ before, action }) => {
        const outcomes = isDecision(action) ? null : game.outcomes(before.state);
        if (outcomes === null || isDecision(action)) return;
        expect(outcomes.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1, 12);
        expect(outcomes.some(({ event }) => sameJson(event, action.event))).toBe(true);
      });
  });

  test('a record of any moment replays to the same state', () => {
    for (const moment of matches.flatMap(someMoments)) {
      const record = toRecord(moment, players);
      const opened = parseRecord(JSON.stringify(record), GAMES);
      if (!opened.ok) throw new Error(opened.error.message);
      expect(opened.value.match.state).toEqual(moment.state);
      expect(opened.value.match.length).toBe(moment.length);
      expect(sameJson(toRecord(opened.value.match, opened.value.players), record)).toBe(true);
    }
  });
}
