import { isDecision, type Match } from '../../src/game-core/kernel/match';
import { standings } from '../../src/game-core/kernel/standings';
import type { Settings } from './settings';
import { Tally, type Estimate } from './tally';
import type { Played } from './tournament';

/** Gathers what the games say, and words it as a table. */
export class Report {
  private readonly wins: readonly Tally[];
  private readonly scores: readonly Tally[];
  private readonly turns: number[] = [];
  private decisions = 0;

  constructor(private readonly settings: Settings) {
    this.wins = settings.bots.map(() => new Tally());
    this.scores = settings.bots.map(() => new Tally());
  }

  add({ match, deal, seatOf }: Played): void {
    const { game } = match.origin;
    const places = standings(game, match.state);
    const winners = places.filter(({ rank }) => rank === 1).length;
    seatOf.forEach((seat, entrant) => {
      const place = places[seat];
      // A shared victory counts as a share of one.
      this.wins[entrant]?.add(deal, place?.rank === 1 ? 1 / winners : 0);
      this.scores[entrant]?.add(deal, place?.values[game.score] ?? 0);
    });
    this.turns.push(game.turnsTaken(match.state));
    this.decisions += countDecisions(match);
  }

  print(seconds: number): string {
    const { settings } = this;
    const games = this.turns.length;
    const rows = settings.bots.map((bot, entrant) => [
      `${entrant}`,
      bot.name,
      percent(this.wins[entrant]?.estimate()),
      plain(this.scores[entrant]?.estimate()),
    ]);
    const heading = [settings.rotate ? 'entrant' : 'seat', 'bot', 'wins', scoreHeading(settings)];
    const mean = this.turns.reduce((sum, turns) => sum + turns, 0) / games;
    const fewest = this.turns.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    const most = this.turns.reduce((a, b) => Math.max(a, b), 0);
    return [
      ...columns([heading, ...rows]),
      '',
      `games      ${games}${settings.rotate ? ', rotated: errors are of deals, not of games' : ''}`,
      `turns      ${mean.toFixed(1)} a game (${fewest} to ${most})`,
      `decisions  ${(this.decisions / games).toFixed(1)} a game`,
      `speed      ${Math.round(games / seconds)} games a second`,
      '',
    ].join('\n');
  }
}

function countDecisions(match: Match): number {
  let count = 0;
  for (let { last } = match; last !== null; last = last.before.last) {
    if (isDecision(last.action)) count += 1;
  }
  return count;
}

function scoreHeading({ entry: { game } }: Settings): string {
  const criterion = game.criteria.find(({ key }) => key === game.score);
  return `mean ${game.score}${criterion?.best === 'fewest' ? ' (fewest are best)' : ''}`;
}

function percent(estimate: Estimate | undefined): string {
  if (estimate === undefined) return '';
  return `${(100 * estimate.mean).toFixed(2)} % ± ${errorText(100 * estimate.error, 2)}`;
}

function plain(estimate: Estimate | undefined): string {
  return estimate === undefined
    ? ''
    : `${estimate.mean.toFixed(3)} ± ${errorText(estimate.error, 3)}`;
}

/** One deal alone says nothing about its spread. */
function errorText(error: number, digits: number): string {
  return Number.isNaN(error) ? 'unknown' : error.toFixed(digits);
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => (row[at] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
