import { allesKaese } from '../../../../src/game-core/games/alles-kaese';
import {
  PACK,
  type Front,
  type Holes,
  type Sides,
} from '../../../../src/game-core/games/alles-kaese/cards';
import type {
  AllesKaese,
  Happening,
  Move,
  State,
  View,
} from '../../../../src/game-core/games/alles-kaese/types';
import { createChance, seedFromText, type Random } from '../../../../src/game-core/kernel/chance';
import type { Turn, Viewer } from '../../../../src/game-core/kernel/game';
import type { Seat } from '../../../../src/game-core/kernel/seats';
import { standings, type Standing } from '../../../../src/game-core/kernel/standings';
import { deepFreeze } from '../../support/freeze';

export const { game } = allesKaese;

/** A card in two signs: its holes, and c for cheese or t for trap. */
export function sides(text: string): Sides {
  const front: Front = text[1] === 't' ? 'trap' : 'cheese';
  return { holes: Number(text[0]) as Holes, front };
}

/**
 * A whole pack with these cards on top, such as "1c 2t 2c", and these at the bottom, the last one
 * last: the first six are the display.
 */
export function packOf(top: string, bottom = ''): Sides[] {
  const rest = [...PACK];
  const takeOut = (text: string) => {
    const wanted = sides(text);
    const at = rest.findIndex(
      ({ holes, front }) => holes === wanted.holes && front === wanted.front,
    );
    if (at === -1) throw new Error(`There are not as many ${text} in the pack.`);
    return rest.splice(at, 1)[0]!;
  };
  const cards = (list: string) => list.split(' ').filter(Boolean).map(takeOut);
  const [first, last] = [cards(top), cards(bottom)];
  return [...first, ...rest, ...last];
}

/** A table on which a test rolls and decides; a move that is not legal throws. */
export class Scenario {
  private constructor(
    readonly state: State,
    private readonly before: State,
  ) {}

  static deal(seats: number, top: string, start: Seat = 0, bottom = ''): Scenario {
    const empty = game.setup(deepFreeze({ seats, start, options: {} }));
    const event = { type: 'deal', pack: packOf(top, bottom), start } as const;
    return new Scenario(deepFreeze(game.apply(empty, { by: 'chance', event })), empty);
  }

  roll(face: Holes): Scenario {
    if (this.turn.kind !== 'chance') throw new Error('Nobody rolls now.');
    return this.next(game.apply(this.state, { by: 'chance', event: { type: 'roll', face } }));
  }

  act(move: Move): Scenario {
    const by = this.acting;
    const refusal = game.check(this.view(by), move);
    if (refusal !== null) throw new Error(refusal.rule);
    return this.next(game.apply(this.state, { by, move }));
  }

  peek(face: Holes, slot: number): Scenario {
    return this.roll(face).act({ type: 'peek', slot });
  }

  keep(face: Holes, slot: number): Scenario {
    return this.roll(face).act({ type: 'keep', slot });
  }

  remove(face: Holes, slot: number): Scenario {
    return this.roll(face).act({ type: 'remove', slot });
  }

  /** Removes the card in the first slot until so many cards are left in the supply. */
  drainTo(supply: number): Scenario {
    let table: Scenario = this;
    while (36 - table.board.drawn > supply) {
      table = table.remove(table.board.backs[table.board.display[0]!]!, 0);
    }
    return table;
  }

  view(viewer: Viewer): View {
    return deepFreeze(game.view(this.state, viewer));
  }

  refusalOf(move: Move): string | null {
    return game.check(this.view(this.acting), move)?.code ?? null;
  }

  happenings(viewer: Viewer): readonly Happening[] {
    return game.explain(game.view(this.before, viewer), this.view(viewer));
  }

  get moves(): readonly Move[] {
    return game.moves(this.view(this.acting));
  }

  get turn(): Turn {
    return game.turn(this.state);
  }

  get acting(): Seat {
    const { turn } = this;
    if (turn.kind !== 'seats') throw new Error('No seat is to decide.');
    return turn.seats[0]!;
  }

  get board(): State['open']['board'] {
    return this.state.open.board;
  }

  /** The display in signs, such as "1 2 2 _ 5 6": what everybody sees of it. */
  get display(): string {
    const { display, backs } = this.board;
    return display.map((card) => (card === null ? '_' : backs[card])).join(' ');
  }

  get standings(): Standing[] {
    if (this.turn.kind !== 'over') throw new Error('The game is not over.');
    return standings<AllesKaese>(game, this.state);
  }

  private next(state: State): Scenario {
    return new Scenario(deepFreeze(state), this.state);
  }
}

export function randomStream(name: string): Random {
  return createChance(seedFromText(name)).draw('test');
}
