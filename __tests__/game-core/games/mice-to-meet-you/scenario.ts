import { miceToMeetYou } from '../../../../src/game-core/games/mice-to-meet-you';
import { cardsIn, FULL_HAND, setOf } from '../../../../src/game-core/games/mice-to-meet-you/cards';
import type {
  Code,
  Face,
  Happening,
  House,
  Mice,
  Move,
  Penalty,
  State,
  View,
} from '../../../../src/game-core/games/mice-to-meet-you/types';
import type { Turn, Viewer } from '../../../../src/game-core/kernel/game';
import type { TableCode } from '../../../../src/game-core/kernel/refusal';
import type { Seat } from '../../../../src/game-core/kernel/seats';
import { standings, type Standing } from '../../../../src/game-core/kernel/standings';
import { deepFreeze } from '../../support/freeze';

export const { game } = miceToMeetYou;

/** What differs from a house at the start of the game. */
export interface Sketch {
  readonly hand?: readonly number[];
  readonly cage?: readonly number[];
  readonly down?: readonly number[];
  readonly nuts?: number;
}

function faces(text: string): Face[] {
  return [...text].map((digit) => Number(digit) as Face);
}

/** A table on which a test rolls and decides; a move that is not legal throws. */
export class Scenario {
  private constructor(
    readonly state: State,
    private readonly before: State,
  ) {}

  /** Seat 0 starts; houses that are not sketched are as at the start of the game. */
  static of(seats: number, sketches: readonly Sketch[] = []): Scenario {
    const blank = game.setup(deepFreeze({ seats, start: 0, options: { level: 3 } }));
    const begun = game.apply(blank, { by: 'chance', event: { type: 'start', seat: 0 } });
    const houses = begun.table.houses.map((house, seat) => furnish(house, sketches[seat] ?? {}));
    const nuts = houses.reduce((sum, house) => sum + house.nuts, 0);
    const table = { houses, supply: 3 * seats - nuts };
    return new Scenario(deepFreeze({ ...begun, table }), blank);
  }

  static solo(sketch: Sketch = {}): Scenario {
    return Scenario.of(1, [sketch]);
  }

  /** "53 632": the red dice, then the yellow ones. */
  roll(dice: string): Scenario {
    if (this.turn.kind !== 'chance') throw new Error('Nobody rolls now.');
    const [red = '', yellow = ''] = dice.split(' ');
    const event = { type: 'roll', red: faces(red), yellow: faces(yellow) } as const;
    return this.next(game.apply(this.state, { by: 'chance', event }));
  }

  act(move: Move): Scenario {
    const by = this.acting;
    const refusal = game.check(this.view(by), move);
    if (refusal !== null) throw new Error(refusal.rule);
    return this.next(game.apply(this.state, { by, move }));
  }

  catch(card: number, yellow: number): Scenario {
    return this.act({ type: 'catch', card, yellow });
  }

  miss(penalty: Penalty): Scenario {
    return this.act({ type: 'miss', penalty });
  }

  take(card: number): Scenario {
    return this.act({ type: 'take', card });
  }

  pass(): Scenario {
    return this.act({ type: 'pass' });
  }

  view(viewer: Viewer): View {
    return deepFreeze(game.view(this.state, viewer));
  }

  refusalOf(move: Move): Code | TableCode | null {
    return game.check(this.view(this.acting), move)?.code ?? null;
  }

  get happenings(): readonly Happening[] {
    return game.explain(game.view(this.before, 'table'), this.view('table'));
  }

  get moves(): readonly Move[] {
    return game.moves(this.view(this.acting));
  }

  /** The cards that the acting seat can reach, lowest first. */
  get reach(): number[] {
    const cards = this.moves.flatMap((move) => ('card' in move ? [move.card] : []));
    return [...new Set(cards)].sort((a, b) => a - b);
  }

  get penalties(): Penalty[] {
    return this.moves.flatMap((move) => (move.type === 'miss' ? [move.penalty] : []));
  }

  get turn(): Turn {
    return game.turn(this.state);
  }

  get acting(): Seat {
    const { turn } = this;
    if (turn.kind !== 'seats') throw new Error('No seat is to decide.');
    return turn.seats[0]!;
  }

  /** The total that is left on the tray. */
  get left(): number | null {
    return this.state.tray?.left ?? null;
  }

  get supply(): number {
    return this.state.table.supply;
  }

  get nuts(): number[] {
    return this.state.table.houses.map((house) => house.nuts);
  }

  house(seat: Seat): House {
    return this.state.table.houses[seat]!;
  }

  hand(seat: Seat): number[] {
    return cardsIn(this.house(seat).hand);
  }

  down(seat: Seat): number[] {
    return cardsIn(this.house(seat).down);
  }

  get standings(): Standing[] {
    if (this.turn.kind !== 'over') throw new Error('The game is not over.');
    return standings<Mice>(game, this.state);
  }

  private next(state: State): Scenario {
    return new Scenario(deepFreeze(state), this.state);
  }
}

/** Where a hand is given, the cards that it lacks lie in the cage, below those that are named. */
function furnish(house: House, { hand, cage = [], down = [], nuts }: Sketch): House {
  const held = hand === undefined ? FULL_HAND & ~setOf(cage) : setOf(hand);
  const below = cardsIn(FULL_HAND & ~held & ~setOf(cage));
  return { hand: held, cage: [...below, ...cage], down: setOf(down), nuts: nuts ?? house.nuts };
}
