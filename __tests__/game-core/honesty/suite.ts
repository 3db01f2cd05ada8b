import { JUDGES } from '../../../src/game-core/games/judges';
import { soloJudge } from '../../../src/game-core/games/mice-to-meet-you/solo/judge';
import type { Random } from '../../../src/game-core/kernel/chance';
import type { Kinds } from '../../../src/game-core/kernel/game';
import type { Judge, Verdict } from '../../../src/game-core/kernel/judge';
import { isDecision, type Match } from '../../../src/game-core/kernel/match';
import { finish, type Thinking } from '../../../src/game-core/kernel/thinking';
import { valuesOf } from '../games/mice-to-meet-you/solo-values';
import { deepFreeze } from '../support/freeze';
import { randomStream } from '../support/streams';
import { SUBJECTS, type Subject } from '../support/subjects';
import { randomMatch, stepsOf } from '../support/walk';

/** How many decisions of a match are looked at: the strongest bots think long. */
const DECISIONS = 3;
/** A judge is as honest in a few worlds as in many. */
const FEW_WORLDS = 8;

interface Asked {
  readonly match: Match;
  readonly seat: number;
}

/** Some decisions of a random match in which there was a choice, spread over its length. */
function decisionsOf(subject: Subject): Asked[] {
  const { game } = subject.entry;
  const asked = stepsOf(randomMatch(subject, `honest ${subject.name}`)).flatMap(
    ({ before, action }): Asked[] => {
      if (!isDecision(action)) return [];
      const isFree = game.moves(game.view(before.state, action.by)).length > 1;
      return isFree ? [{ match: before, seat: action.by }] : [];
    },
  );
  return Array.from({ length: DECISIONS }, (_, nth) => {
    return asked[Math.floor(((nth + 0.5) * asked.length) / DECISIONS)] as Asked;
  });
}

/** Whoever thinks about views: a bot to its move, a judge to its verdict. */
type Thinker = (view: Kinds['view'], random: Random) => Thinking<unknown>;

/** The same thought, interrupted by another one of the same thinker whenever it rests. */
function interrupted(think: Thinker, view: Kinds['view'], random: Random, other: Kinds['view']) {
  const thinking = think(view, random);
  const disturbing = think(other, randomStream('disturbing'));
  for (let disturbed = true; ; disturbed &&= disturbing.next().done !== true) {
    const step = thinking.next();
    if (step.done === true) return step.value;
  }
}

/** The judge of a table; alone that of the solved game. */
function judgeFor({ entry: { game }, config }: Subject): Judge {
  return config.seats === 1 ? (soloJudge(valuesOf('clear')) as Judge) : (JUDGES[game.id] as Judge);
}

/** Bots and judge of a game go by what they may see, the same however they are asked. */
export function describeHonesty(id: string): void {
  const subjects = SUBJECTS.filter(({ entry }) => entry.game.id === id);
  describe.each(subjects.map((subject) => [subject.name, subject] as const))('%s', (_, subject) => {
    const { game, bots } = subject.entry;
    const decisions = decisionsOf(subject);
    const views = decisions.map(({ match, seat }) => game.view(match.state, seat));

    /** Expects the same thought of all that looks the same to the seat, and gives it back. */
    const honestly = (think: Thinker, nth: number) => {
      const view = deepFreeze(views[nth] as Kinds['view']);
      const thoughts = () => randomStream(`thoughts ${nth}`);
      const thought = finish(think(view, thoughts()));

      // All that the seat cannot see, replaced by something else that fits.
      const elsewhere = game.imagine(view, randomStream(`elsewhere ${nth}`));
      const alike = game.view(elsewhere, (decisions[nth] as Asked).seat);
      expect(finish(think(alike, thoughts()))).toEqual(thought);

      // A view that comes from outside, so that nothing can be remembered about it.
      const copy = JSON.parse(JSON.stringify(view)) as Kinds['view'];
      expect(finish(think(copy, thoughts()))).toEqual(thought);

      const other = views[(nth + 1) % views.length] as Kinds['view'];
      const fresh = JSON.parse(JSON.stringify(view)) as Kinds['view'];
      expect(interrupted(think, fresh, thoughts(), other)).toEqual(thought);
      return thought;
    };

    test.each(bots.map((bot) => [bot.name, bot] as const))('%s is honest', (__, bot) => {
      decisions.forEach((___, nth) => {
        const choice = honestly((view, random) => bot.think(view, random), nth);
        expect(bot.choose(views[nth]!, randomStream(`thoughts ${nth}`))).toEqual(choice);
        expect(game.check(views[nth]!, choice)).toBeNull();
      });
    });

    test('the judge is honest, and weighs every legal move', () => {
      const judge = judgeFor(subject);
      decisions.forEach(({ seat }, nth) => {
        const weigh: Thinker = (view, random) => judge.weigh(view, random, FEW_WORLDS);
        const { moves, best, shares, error } = honestly(weigh, nth) as Verdict;
        expect(moves.map(({ move }) => move)).toEqual(game.moves(views[nth]!));
        expect(moves).toContain(best);
        expect(best).toMatchObject({ shares, error, price: 0, priceError: 0 });
        for (const each of moves) {
          expect(each.worth).toBe(each.shares[seat]);
          expect(each.price).toBeCloseTo(best!.worth - each.worth, 12);
          expect(Math.min(...each.shares)).toBeGreaterThanOrEqual(0);
          const sum = each.shares.reduce((total, share) => total + share, 0);
          if (subject.config.seats > 1) expect(sum).toBeCloseTo(1, 12);
        }
      });
    });
  });
}
