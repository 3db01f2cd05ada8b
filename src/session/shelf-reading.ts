import type { StoreApi } from 'zustand/vanilla';

import type { Registry } from '../game-core/kernel/registry';
import { fail, ok, type Result } from '../game-core/kernel/result';
import { moveAside, textOf, unread, type ReadProblem } from '../storage/entries';
import { readSave, type SavedMatch } from '../storage/save-format';
import { keyOf, type Store } from '../storage/store';
import { without, type ShelfState } from './shelf-state';

/** Why a match of that id cannot be opened. */
export interface MissingMatch {
  readonly code: 'no-such-match' | 'unreadable' | 'newer';
  readonly message: string;
}

interface Tools {
  readonly store: Store;
  readonly registry: Registry;
}

type ReadMatch = SavedMatch & { readonly text: string };

const missing = (code: MissingMatch['code'], message: string) =>
  fail<MissingMatch>({ code, message });

/** One match as it lies on the disk. What is broken is set aside, and people are told. */
export async function readMatch(
  state: StoreApi<ShelfState>,
  tools: Tools,
  id: string,
): Promise<Result<ReadMatch, MissingMatch>> {
  const text = await textOf(tools.store, keyOf('matches', id));
  if (!text.ok) return missing('unreadable', text.error);
  if (text.value === null) {
    const { setAside } = state.getState();
    return setAside.some(({ folder, name }) => folder === 'matches' && name === id)
      ? missing('unreadable', 'It was set aside.')
      : missing('no-such-match', `There is no match ${id} on this device.`);
  }
  const saved = readSave(text.value, tools.registry);
  return saved.ok
    ? ok({ ...saved.value, text: text.value })
    : refuse(state, tools.store, id, text.value, saved.error);
}

/** Told until people have seen it, and where the match is asked for. */
async function refuse(
  state: StoreApi<ShelfState>,
  store: Store,
  id: string,
  text: string,
  problem: ReadProblem,
): Promise<Result<never, MissingMatch>> {
  const entry = unread('matches', id, problem);
  const { setAside, newer } = state.getState();
  state.setState(without(state.getState(), id));
  if (problem.isNewer === true) {
    state.setState({ newer: [...newer.filter(({ name }) => name !== id), entry] });
    return missing('newer', problem.message);
  }
  await moveAside(store, 'matches', id, text);
  state.setState({ setAside: [...setAside, entry] });
  return missing('unreadable', problem.message);
}
