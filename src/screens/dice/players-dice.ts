import { addCounts, NO_DICE, type FaceCounts } from '../../game-core/kernel/dice';
import type { Match } from '../../game-core/kernel/match';
import type { Player } from '../../game-core/kernel/record';
import {
  plain,
  sumUp,
  thrownIn,
  totalOf,
  type Thrown,
  type Thrower,
} from '../../game-core/kernel/throwers';
import type { Phrases } from '../../i18n';
import { LANGUAGES } from '../../i18n/languages';
import type { Shelved } from '../../session/shelf';
import { thrownElsewhere, type DiceTally } from '../../storage/dice-tally';
import { levelName } from '../../tables/shared/levels';
import { isGameId } from '../game-doors';

/** What somebody has thrown, or several people or bots together. */
export interface PlayersDice {
  /** In the language of who reads it. */
  readonly who: string;
  readonly kind: Thrower['kind'];
  readonly counts: FaceCounts;
}

/** By seat; who has thrown nothing is left out. */
export function diceIn(match: Match, players: readonly Player[], say: Phrases): PlayersDice[] {
  return thrownIn(match, players)
    .map(({ by, counts }, seat) => {
      const name = players[seat]?.name ?? '';
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

/** Over all matches: those that are here, the latest first, and those that are gone. */
export function diceOver(matches: readonly Shelved[], tally: DiceTally, say: Phrases): DiceOfAll {
  const gone = thrownElsewhere(tally, (id) => matches.some((each) => each.id === id));
  // The oldest first: people are called as they last wrote their name.
  const here = [...matches].reverse().flatMap(({ match, players }) => thrownIn(match, players));
  const sums = sumUp([...gone, ...here].map((thrown) => inLanguage(thrown, say)));
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

/** As many as sit at the largest table. */
const MOST_PLAYERS = 6;

/** Who never typed a name goes by one that the app gives: in another language that is still the same player. */
function inLanguage({ by, counts }: Thrown, say: Phrases): Thrown {
  if (by.kind === 'bot') return { by, counts };
  const typed = plain(by.name);
  for (let nth = 1; nth <= MOST_PLAYERS; nth += 1) {
    const given = Object.values(LANGUAGES).map((words) => plain(words.setUp.person(nth)));
    if (given.includes(typed)) {
      return { by: { kind: 'person', name: say.setUp.person(nth) }, counts };
    }
  }
  return { by, counts };
}

function nameOf(by: Thrower, ofManyGames: boolean, say: Phrases): string {
  if (by.kind === 'person') return by.name.trim();
  const level = levelInWords(by, say);
  return ofManyGames && isGameId(by.game)
    ? say.dice.botOf(level, say.games[by.game].title)
    : say.dice.bot(level);
}

/** A match may be older than the levels of today. */
function levelInWords({ game, bot }: Extract<Thrower, { kind: 'bot' }>, say: Phrases): string {
  return (isGameId(game) ? levelName(say, game, bot) : null) ?? say.dice.formerLevel;
}
