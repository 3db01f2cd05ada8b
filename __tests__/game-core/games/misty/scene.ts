import { misty } from '../../../../src/game-core/games/misty';
import { ALL_CARDS, cardsOf, type Card } from '../../../../src/game-core/games/misty/cards';
import { cellAt, columnOf, MIDDLE, rowOf } from '../../../../src/game-core/games/misty/sheet';
import type {
  Happening,
  Move,
  Open,
  Placed,
  State,
  Window,
} from '../../../../src/game-core/games/misty/types';
import { createChance, seedFromText } from '../../../../src/game-core/kernel/chance';
import { configure } from '../../../../src/game-core/kernel/config';
import { deepFreeze } from '../../support/freeze';

export const { game } = misty;

/** How cards are drawn in a picture of a window. */
const SIGNS: Readonly<Record<string, readonly Card[]>> = {
  '^': [...cardsOf('rocket'), ...cardsOf('balloon')],
  v: [...cardsOf('leaf'), ...cardsOf('raindrop')],
  '>': [...cardsOf('truck'), ...cardsOf('unicycle')],
  '<': [...cardsOf('tractor'), ...cardsOf('scooter')],
  o: [...cardsOf('heart'), ...cardsOf('star'), ...cardsOf('house')],
  S: cardsOf('smile'),
  F: cardsOf('flower'),
  M: cardsOf('monster'),
};

/** Deals cards by their signs, none of them twice. */
export function dealer(): (sign: string) => Card {
  const used = new Set<Card>();
  return (sign) => {
    const card = SIGNS[sign]?.find((each) => !used.has(each));
    if (card === undefined) throw new Error(`There is no "${sign}" left.`);
    used.add(card);
    return card;
  };
}

/** Cells are named from the first card, which is 0 0: down and right are positive. */
export function at(row: number, column: number): number {
  return cellAt(rowOf(MIDDLE) + row, columnOf(MIDDLE) + column);
}

/** A window from its rows, such as "oS>" "^vM": its first card is the upper left one. */
export function picture(rows: readonly string[], card = dealer()): Window {
  return rows.flatMap((signs, row) =>
    [...signs].map((sign, column) => ({ card: card(sign), cell: at(row, column) })),
  );
}

interface Settings {
  readonly seats?: number;
  readonly start?: number | 'random';
  readonly initiation?: boolean;
  readonly roundsToWin?: number;
  readonly scores?: Open['scores'];
}

export function settled({ seats = 2, start = 0, initiation, roundsToWin }: Settings) {
  const options = { ...(initiation && { initiation }), ...(roundsToWin && { roundsToWin }) };
  const config = configure(game, { seats, start, options });
  if (!config.ok) throw new Error(config.error.message);
  return config.value;
}

/** The table after the start is drawn and hands are dealt from a seed. */
export function dealt(settings: Settings, seed = 'cards'): State {
  let state = game.setup(settled(settings));
  for (let turn = game.turn(state); turn.kind === 'chance'; turn = game.turn(state)) {
    state = chanced(state, seed);
  }
  return state;
}

export function chanced(state: State, seed = 'cards'): State {
  const turn = game.turn(state);
  if (turn.kind !== 'chance') throw new Error(`It is not chance's turn.`);
  const event = game.chance(state, createChance(seedFromText(seed)).draw(turn.key));
  return deepFreeze(game.apply(state, { by: 'chance', event }));
}

export function refusal(state: State, by: number, move: Move): string | null {
  return game.check(game.view(state, by), move)?.code ?? null;
}

export function acted(state: State, by: number, move: Move): State {
  const turn = game.turn(state);
  if (turn.kind !== 'seats' || !turn.seats.includes(by)) throw new Error(`Not seat ${by}'s turn.`);
  const code = refusal(state, by, move);
  if (code !== null) throw new Error(code);
  return deepFreeze(game.apply(state, { by, move }));
}

/** Every seat commits its first legal move, lowest seat first, that often. */
export function pickedAll(state: State, times = 1): State {
  for (let done = 0; done < times; done += 1) {
    const turn = game.turn(state);
    if (turn.kind !== 'seats') throw new Error('Nobody is to pick.');
    for (const seat of turn.seats)
      state = acted(state, seat, game.moves(game.view(state, seat))[0]!);
  }
  return state;
}

/** The last pick of a round: each seat still has to place the last card of its picture. */
export function lastPick(windows: readonly Window[], settings: Settings = {}): State {
  const config = settled({ ...settings, seats: windows.length });
  const { initiation } = config.options;
  const placed = new Set(windows.flatMap((window) => window.map(({ card }) => card)));
  return deepFreeze({
    open: {
      setting: { config, start: config.start === 'random' ? 0 : config.start },
      stage: { name: 'building', deal: initiation ? 2 : 1, pick: initiation ? 2 : 5 },
      windows: windows.map((window) => window.slice(0, -1)),
      moved: windows.map(() => []),
      scores: settings.scores ?? [],
    },
    hidden: {
      hands: windows.map((window) => [window.at(-1)!.card]),
      picks: windows.map(() => null),
      rest: ALL_CARDS.filter((card) => !placed.has(card)),
    },
  });
}

/** The same pictures with their last cards placed, and what happened at the end. */
export function filled(windows: readonly Window[], settings: Settings = {}) {
  let state = lastPick(windows, settings);
  let before = state;
  windows.forEach((window, seat) => {
    before = state;
    state = acted(state, seat, { type: 'place', ...(window.at(-1) as Placed) });
  });
  return { state, happenings: explained(before, state) };
}

export function explained(before: State, after: State): readonly Happening[] {
  return game.explain(game.view(before, 'table'), game.view(after, 'table'));
}

/** Pictures that share one deck. */
export function pictures(...windows: (readonly string[])[]): Window[] {
  const card = dealer();
  return windows.map((rows) => picture(rows, card));
}

/** The seat moves the cards that were placed there, in this order. */
export function movedAt(state: State, by: number, ...cells: number[]): State {
  return cells.reduce((now, cell) => {
    const card = now.open.windows[by]!.find((placed) => placed.cell === cell)!.card;
    return acted(now, by, { type: 'activate', card });
  }, state);
}
