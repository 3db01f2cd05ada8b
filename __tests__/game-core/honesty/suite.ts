import type { Random } from '../../../src/game-core/kernel/chance';
import type { Bot, Kinds } from '../../../src/game-core/kernel/game';
import { isDecision, type Match } from '../../../src/game-core/kernel/match';
import { finish } from '../../../src/game-core/kernel/thinking';
import { deepFreeze } from '../support/freeze';
import { randomStream } from '../support/streams';
import { SUBJECTS, type Subject } from '../support/subjects';
import { randomMatch, stepsOf } from '../support/walk';

/** How many decisions of a match are looked at: the strongest bots think long. */
const DECISIONS = 3;

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

/** The same choice, of a bot that is interrupted by another one whenever it rests. */
function interrupted(bot: Bot, view: Kinds['view'], random: Random, other: Kinds['view']) {
  const thinking = bot.think(view, random);
  const disturbing = bot.think(other, randomStream('disturbing'));
  for (let disturbed = true; ; disturbed &&= disturbing.next().done !== true) {
    const step = thinking.next();
    if (step.done === true) return step.value;
  }
}

/** Bots of a game choose by what they may see, the same however they are asked. */
export function describeHonesty(id: string): void {
  const subjects = SUBJECTS.filter(({ entry }) => entry.game.id === id);
  describe.each(subjects.map((subject) => [subject.name, subject] as const))('%s', (_, subject) => {
    const { game, bots } = subject.entry;
    const decisions = decisionsOf(subject);
    const views = decisions.map(({ match, seat }) => game.view(match.state, seat));

    test.each(bots.map((bot) => [bot.name, bot] as const))('%s is honest', (__, bot) => {
      decisions.forEach(({ seat }, nth) => {
        const view = deepFreeze(views[nth] as Kinds['view']);
        const thoughts = () => randomStream(`thoughts ${nth}`);
        const choice = bot.choose(view, thoughts());
        expect(game.check(view, choice)).toBeNull();

        // All that the seat cannot see, replaced by something else that fits.
        const elsewhere = game.imagine(view, randomStream(`elsewhere ${nth}`));
        expect(bot.choose(game.view(elsewhere, seat), thoughts())).toEqual(choice);

        // A view that comes from outside, so that nothing can be remembered about it.
        const copy = JSON.parse(JSON.stringify(view)) as Kinds['view'];
        expect(finish(bot.think(copy, thoughts()))).toEqual(choice);

        const other = views[(nth + 1) % views.length] as Kinds['view'];
        const fresh = JSON.parse(JSON.stringify(view)) as Kinds['view'];
        expect(interrupted(bot, fresh, thoughts(), other)).toEqual(choice);
      });
    });
  });
}
