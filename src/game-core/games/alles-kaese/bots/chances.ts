import { LAST_TRAP, PACK } from '../cards';
import { chanceToWin } from './outlook';

const MOST_SEATS = 6;
/** A lead of more holes than this is as good as this one. */
const MOST_LEAD = 31;
const LEADS = 2 * MOST_LEAD + 1;
/** Fewer cheese cards than the rival, as many, more. */
const TIES = 3;
const UNKNOWN = -1;

/**
 * `chanceToWin` for one number of seats, by numbers: each chance is worked out once and then looked
 * up, for bots that ask many thousand times.
 */
export class Chances {
  private readonly table: Float64Array;

  constructor(private readonly seats: number) {
    this.table = new Float64Array(PACK.length * LAST_TRAP * MOST_SEATS * LEADS * TIES);
    this.table.fill(UNKNOWN);
  }

  /** The lead is in holes, `more` in cheese cards; `endangered` others have two traps already. */
  of(lead: number, more: number, traps: number, endangered: number, supply: number): number {
    if (traps === LAST_TRAP) return 0;
    const holes = lead > MOST_LEAD ? MOST_LEAD : lead < -MOST_LEAD ? -MOST_LEAD : lead;
    const tie = more > 0 ? 2 : more < 0 ? 0 : 1;
    const situation = (supply * LAST_TRAP + traps) * MOST_SEATS + endangered;
    const at = (situation * LEADS + holes + MOST_LEAD) * TIES + tie;
    const known = this.table[at] as number;
    if (known !== UNKNOWN) return known;
    const own = { holes, cheese: tie - 1, traps };
    const rival = { holes: 0, cheese: 0, traps: 0 };
    const chance = chanceToWin({ seats: this.seats, own, rival, endangered }, supply);
    this.table[at] = chance;
    return chance;
  }
}

const BY_SEATS: Chances[] = [];

/** The chances for that many seats. They follow from nothing else, so that all bots share them. */
export function chancesFor(seats: number): Chances {
  return (BY_SEATS[seats] ??= new Chances(seats));
}
