import { addCounts, NO_DICE, type FaceCounts } from '../../game-core/kernel/dice';
import {
  sumUp,
  thrownBySeat,
  totalOf,
  type Thrown,
  type Thrower,
} from '../../game-core/kernel/throwers';
import type { Phrases } from '../../i18n';
import { allThrown, type Shelved, type ShelfState } from '../../session/shelf-state';
import { levelName } from '../../tables/shared/levels';
import { inSentence } from '../../tables/shared/names';
import { isGameId } from '../game-doors';
import { givenNumber } from '../given-names';

/** What somebody has thrown, or several people or bots together. */
export interface PlayersDice {
  /** In the language of who reads it. */
  readonly who: string;
  readonly kind: Thrower['kind'];
  readonly counts: FaceCounts;
}

/** By seat; who has thrown nothing is left out. */
export function diceIn({ game, players, dice }: Shelved, say: Phrases): PlayersDice[] {
  return thrownBySeat(game, players, dice)
    .map(({ by, counts }, seat) => {
      const name = inSentence(players[seat]?.name ?? '');
      const who = by.kind === 'person' ? name : say.dice.seatedBot(name, levelInWords(by, say));
      return { who, kind: by.kind, counts };
    })
    .filter(({ counts }) => totalOf(counts) > 0);
}

export interface DiceOfAll {
  /** All people together and all bots together, where there is more than one to compare. */
  readonly together: readonly PlayersDice[];
  /** Each by itself; who threw most comes first. */
  readonly each: readonly PlayersDice[];
}

/** Over all matches: those that are here, and those that are gone. People are called as they last wrote their name. */
export function diceOver(state: ShelfState, say: Phrases): DiceOfAll {
  const sums = sumUp(allThrown(state).map((thrown) => inLanguage(thrown, say)));
  const games = new Set(sums.flatMap(({ by }) => (by.kind === 'bot' ? [by.game] : [])));
  const each = sums
    .map(({ by, counts }) => ({ who: nameOf(by, games.size > 1, say), kind: by.kind, counts }))
    .sort((a, b) => totalOf(b.counts) - totalOf(a.counts));
  return { together: each.length > 1 ? together(each, say) : [], each };
}

function together(each: readonly PlayersDice[], say: Phrases): PlayersDice[] {
  const groups = [
    { who: say.dice.allPeople, kind: 'person' },
    { who: say.dice.allBots, kind: 'bot' },
  ] as const;
  return groups
    .map(({ who, kind }) => {
      const own = each.filter((dice) => dice.kind === kind).map(({ counts }) => counts);
      return { who, kind, counts: own.reduce(addCounts, NO_DICE) };
    })
    .filter(({ counts }) => totalOf(counts) > 0);
}

/** Who never typed a name goes by one that the app gives: in another language that is still the same player. */
function inLanguage({ by, counts }: Thrown, say: Phrases): Thrown {
  const nth = by.kind === 'bot' ? null : givenNumber(by.name);
  return nth === null
    ? { by, counts }
    : { by: { kind: 'person', name: say.app.person(nth) }, counts };
}

function nameOf(by: Thrower, ofManyGames: boolean, say: Phrases): string {
  if (by.kind === 'person') return inSentence(by.name.trim());
  const level = levelInWords(by, say);
  return ofManyGames && isGameId(by.game)
    ? say.dice.botOf(level, say.games[by.game].title)
    : say.dice.bot(level);
}

/** A match may be older than the levels of today. */
function levelInWords({ game, bot }: Extract<Thrower, { kind: 'bot' }>, say: Phrases): string {
  return (isGameId(game) ? levelName(say, game, bot) : null) ?? say.dice.formerLevel;
}
