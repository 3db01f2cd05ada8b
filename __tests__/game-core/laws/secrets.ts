import { sameJson } from '../../../src/game-core/kernel/json';
import { isDecision, type Match } from '../../../src/game-core/kernel/match';
import type { Seat } from '../../../src/game-core/kernel/seats';
import { seatsOf } from '../../../src/game-core/kernel/seats';
import { randomStream } from '../support/streams';
import { actingSeats, momentsOf, stepsOf, turnOf } from '../support/walk';
import type { Witness } from './subject';

/** A game is held to what it declares: whether there are secrets, when they count, who waits. */
export function secretLaws({ subject, viewers, matches, everywhere }: Witness): void {
  const { game } = subject.entry;
  const seats = seatsOf(subject.config.seats);
  const moments = matches.flatMap((match) => momentsOf(match));

  const knowsMore = ({ state }: Match, seat: Seat) =>
    !sameJson({ ...game.view(state, seat), seat: 'table' }, game.view(state, 'table'));

  const isSecret = ({ state }: Match) => game.decidesInSecret(game.view(state, 'table'));

  /** Whether a world that fits what lies open offers the seat the moves that it really has. */
  const movesLieOpen = ({ state }: Match, seat: Seat) => {
    const random = randomStream(`open ${subject.name}`);
    const world = game.imagine(game.view(state, 'table'), random);
    return sameJson(game.moves(game.view(world, seat)), game.moves(game.view(state, seat)));
  };

  test('some seat knows what the table does not if, and only if, the game has secrets', () => {
    const isTold = (moment: Match) => seats.some((seat) => knowsMore(moment, seat));
    expect(moments.some(isTold)).toBe(game.secrets);
  });

  test('what is decided in secret and what chance waits for are the same for every viewer', () => {
    everywhere(({ state }) => {
      const said = viewers.map((viewer) => {
        const view = game.view(state, viewer);
        return [game.decidesInSecret(view), game.pauses(view)];
      });
      return said.every((each) => sameJson(each, said[0]));
    });
  });

  test('only seats decide in secret, and only where they know more than the table', () => {
    everywhere((moment) => {
      if (!isSecret(moment)) return true;
      const acting = actingSeats(game, moment.state);
      return game.secrets && acting.length > 0 && acting.every((seat) => knowsMore(moment, seat));
    });
  });

  test('moves follow from what lies open unless they are chosen in secret', () => {
    const areOpen = (moment: Match) =>
      actingSeats(game, moment.state).every((seat) => movesLieOpen(moment, seat));
    everywhere((moment) => isSecret(moment) || areOpen(moment));
    const secret = moments.filter(isSecret);
    expect(secret.some((moment) => !areOpen(moment))).toBe(secret.length > 0);
  });

  test('people are waited for only before chance, and look only at what they alone know', () => {
    everywhere((moment) => {
      const pauses = game.pauses(game.view(moment.state, 'table'));
      switch (turnOf(moment).kind) {
        case 'seats':
          return pauses.length === 0;
        case 'chance':
          return pauses.every((pause) => pause.kind !== 'look' || knowsMore(moment, pause.seat));
        // Everything lies open then; whoever peeked last has still to see it.
        case 'over':
          return pauses.every(({ kind }) => kind === 'look');
      }
    });
  });

  test('who is asked to throw is who throws, and nothing else is waited for after that', () => {
    for (const { before, action } of matches.flatMap((match) => stepsOf(match))) {
      const pauses = game.pauses(game.view(before.state, 'table'));
      const at = pauses.findIndex(({ kind }) => kind === 'throw');
      const asked = pauses[at];
      if (isDecision(action) || asked?.kind !== 'throw') continue;
      expect(game.thrown(before.state, action.event)?.seat).toBe(asked.seat);
      expect(at).toBe(pauses.length - 1);
    }
  });
}
