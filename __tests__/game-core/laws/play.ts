import { createChance, seedFromText } from '../../../src/game-core/kernel/chance';
import type { Bot } from '../../../src/game-core/kernel/game';
import { act, begin, isDecision, isOver, undo } from '../../../src/game-core/kernel/match';
import { playOut } from '../../../src/game-core/kernel/play';
import { seatsOf } from '../../../src/game-core/kernel/seats';
import { standings } from '../../../src/game-core/kernel/standings';
import { deepFreeze } from '../support/freeze';
import { actingSeats, stepsOf, turnOf } from '../support/walk';
import type { Witness } from './subject';

/** Laws of playing: who may do what, what can be taken back, what is told, and how it ends. */
export function playLaws({ subject, viewers, matches, everywhere }: Witness): void {
  const { game, bots } = subject.entry;

  test('every match ends, and then nobody can move', () => {
    for (const match of matches) {
      expect(turnOf(match)).toEqual({ kind: 'over' });
      for (const viewer of viewers) expect(game.moves(game.view(match.state, viewer))).toEqual([]);
      const late = act(match, 0, null);
      expect(late).toMatchObject({ ok: false, error: { code: 'game-over' } });
    }
  });

  test('moves exist exactly for the acting seats, and check agrees with them', () => {
    const known = new Map(
      matches
        .flatMap((match) => stepsOf(match))
        .flatMap(({ action }) => {
          return isDecision(action) ? [[JSON.stringify(action.move), action.move] as const] : [];
        }),
    );
    const sample = [...known.values()].slice(0, 40);
    everywhere(({ state }) =>
      viewers.every((viewer) => {
        const view = game.view(state, viewer);
        const moves = game.moves(view);
        if (viewer === 'table' || !actingSeats(game, state).includes(viewer))
          return moves.length === 0;
        const legal = new Set(moves.map((move) => JSON.stringify(move)));
        return (
          moves.length > 0 &&
          moves.every((move) => game.check(view, move) === null) &&
          sample.every(
            (move) => (game.check(view, move) === null) === legal.has(JSON.stringify(move)),
          )
        );
      }),
    );
  });

  test('a refused decision changes nothing and names its rule', () => {
    everywhere((moment) => {
      const outsider = seatsOf(subject.config.seats + 1).find(
        (seat) => !actingSeats(game, moment.state).includes(seat),
      );
      const before = JSON.stringify(moment.state);
      const acted = act(moment, outsider ?? -1, null);
      return !acted.ok && acted.error.rule.length > 10 && JSON.stringify(moment.state) === before;
    });
  });

  test('undo never crosses chance, a decision that stands, another human, or the end', () => {
    const everybody = seatsOf(subject.config.seats);
    for (const humans of [everybody, [0]]) {
      everywhere((moment) =>
        everybody.every((seat) => {
          const earlier = undo(moment, seat, humans);
          if (earlier === null) return true;
          if (isOver(moment)) return false;
          const crossed = stepsOf(moment, earlier.length);
          return crossed.every(
            ({ before, action }, index) =>
              isDecision(action) &&
              !game.isFinal(before.state, action) &&
              (index === 0
                ? action.by === seat
                : action.by !== seat && !humans.includes(action.by)),
          );
        }),
      );
    }
  });

  test('a decision that can be taken back showed nobody more than the decision itself', () => {
    const random = createChance(seedFromText('predict')).draw(subject.name);
    for (const { before, action, after } of matches.flatMap((match) => stepsOf(match))) {
      if (!isDecision(action) || game.isFinal(before.state, action)) continue;
      for (const viewer of viewers) {
        const world = game.imagine(game.view(before.state, viewer), random);
        if (game.check(game.view(world, action.by), action.move) !== null) continue;
        const foreseen = game.view(game.apply(world, action), viewer);
        expect(foreseen).toEqual(game.view(after.state, viewer));
      }
    }
  });

  test('every step is explained', () => {
    matches
      .flatMap((match) => stepsOf(match))
      .forEach(({ before, after }) => {
        const views = [game.view(before.state, 'table'), game.view(after.state, 'table')] as const;
        expect(game.explain(deepFreeze(views[0]), deepFreeze(views[1])).length).toBeGreaterThan(0);
      });
  });

  test('every place is ranked, the best ones first', () => {
    for (const match of matches) {
      const places = standings(game, match.state);
      expect(places.map(({ seat }) => seat)).toEqual(seatsOf(subject.config.seats));
      for (const { rank } of places) {
        expect(rank).toBe(1 + places.filter((other) => other.rank < rank).length);
      }
      expect(
        places.filter(({ decidedBy }) => decidedBy === null).every(({ rank }) => rank === 1),
      ).toBe(true);
    }
  });

  test('every bot plays by the rules, and the same again from the same seed', () => {
    // Tables of different bots, as many as it takes to seat each of them once.
    for (let first = 0; first < bots.length; first += subject.config.seats) {
      const play = () => {
        const start = begin(game, subject.config, seedFromText(`bots from ${first} on play`));
        const seated = seatsOf(subject.config.seats).map((seat) => {
          return bots[(first + seat) % bots.length] as Bot;
        });
        return playOut(start, seated, createChance(seedFromText('thoughts')));
      };
      const match = play();
      expect(isOver(match)).toBe(true);
      expect(play().state).toEqual(match.state);
    }
  });
}
