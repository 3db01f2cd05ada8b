import type { StoreApi } from 'zustand/vanilla';

import { takeOverTally } from '../storage/dice-tally';
import { textOf, write, type Found } from '../storage/entries';
import { exclusively } from '../storage/exclusive';
import { deleteMatch } from '../storage/matches';
import { findPeople, isSomebody, type Naming } from '../storage/persons';
import { loadResults, NO_RESULTS } from '../storage/results';
import { withHead, type Head, type ReadHead } from '../storage/save-format';
import { keyOf, type Store } from '../storage/store';
import { headIn, isFinished, type ShelfState } from './shelf-state';

interface Tools {
  readonly store: Store;
  readonly naming: Naming;
  /** Waits until nothing else is to be done: the lobby is shown first, and answers every touch. */
  readonly idle: () => Promise<void>;
  remove(id: string): Promise<void>;
  /** Sees to it that a match that is over has its result. */
  keep(id: string, head: Head): Promise<void>;
  isOpen(id: string): boolean;
}

/** Matches that are over are kept to look at again, but not for ever. */
const KEPT_AFTER_THE_END = 30;

/** Each step by itself: what the device refuses in one is no reason to leave out the others. */
export async function tidy(
  state: StoreApi<ShelfState>,
  tools: Tools,
  entries: readonly Found<ReadHead>[],
): Promise<void> {
  const steps = [
    () => countResults(state, tools),
    () => finishRemovals(state, tools),
    ...entries.map((entry) => () => bringUpToDate(state, tools, entry)),
    ...entries.map(
      ({ name }) =>
        () =>
          keepIfOver(state, tools, name),
    ),
    () => clearAway(state, tools),
  ];
  for (const step of steps) await step().catch(() => undefined);
}

async function countResults(state: StoreApi<ShelfState>, { store, idle }: Tools): Promise<void> {
  await idle();
  const { results, earlier, names } = await loadResults(store).catch(() => NO_RESULTS);
  const isHere = (match: string) => headIn(state.getState(), match) !== null;
  const isWritten = (name: string) => names.has(name);
  const tally = await takeOverTally(store, isHere, isWritten).catch(() => null);
  const held = state.getState().results;
  const others = results.filter(({ id }) => !held.some((each) => each.id === id));
  state.setState({
    results: [...others, ...held],
    earlier: [...earlier, ...(tally?.thrown ?? [])],
    hasLostTally: tally?.isBroken ?? false,
    isCounted: true,
  });
}

/** A match that goes on and has left a result was being removed when the device died. */
async function finishRemovals(state: StoreApi<ShelfState>, { store }: Tools): Promise<void> {
  const { matches, results } = state.getState();
  const removed = new Set(results.flatMap((each) => (each.standings === null ? [each.id] : [])));
  for (const { id } of matches.filter((match) => removed.has(match.id))) {
    await deleteMatch(store, id);
    state.setState({ matches: state.getState().matches.filter((each) => each.id !== id) });
  }
}

/** Writes a save of an older version anew, and finds the persons of one that has none yet. */
async function bringUpToDate(
  state: StoreApi<ShelfState>,
  { store, naming, idle }: Tools,
  { name: id, text: before, value: { head, text } }: Found<ReadHead>,
): Promise<void> {
  const { players } = head.summary;
  const isStrange = players.some(
    (player, seat) => isSomebody(player, naming) && (head.people[seat] ?? null) === null,
  );
  if ((text === before && !isStrange) || headIn(state.getState(), id) === null) return;
  await idle();
  const people = isStrange ? await findPeople(store, players, naming) : head.people;
  const key = keyOf('matches', id);
  await exclusively(store, key, async () => {
    const there = await textOf(store, key);
    // Somebody plays it: the next start sees to it.
    if (!there.ok || there.value !== before) return;
    const after = withHead(text, { ...head, people });
    if (after === before) return;
    await write(store, 'matches', id, after);
    const { matches } = state.getState();
    state.setState({
      matches: matches.map((each) => (each.id === id ? { ...each, people } : each)),
    });
  });
}

/** The device may have died between the end of a match and its result. */
async function keepIfOver(state: StoreApi<ShelfState>, tools: Tools, id: string): Promise<void> {
  const head = headIn(state.getState(), id);
  const hasResult = state.getState().results.some((each) => each.id === id);
  if (head === null || head.summary.standings === null || hasResult) return;
  await tools.idle();
  await tools.keep(id, head);
}

async function clearAway(state: StoreApi<ShelfState>, tools: Tools): Promise<void> {
  const finished = state.getState().matches.filter(isFinished);
  for (const { id } of finished.slice(KEPT_AFTER_THE_END)) {
    await tools.idle();
    if (!tools.isOpen(id)) await tools.remove(id);
  }
}
