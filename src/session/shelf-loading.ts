import type { StoreApi } from 'zustand/vanilla';

import type { Registry } from '../game-core/kernel/registry';
import type { Found, Loaded } from '../storage/entries';
import { loadHeads } from '../storage/matches';
import type { ReadHead } from '../storage/save-format';
import type { Store } from '../storage/store';
import { shelved, type ShelfState } from './shelf-state';

interface Tools {
  readonly store: Store;
  readonly registry: Registry;
}

/** Where storage is switched off: the player is told at the first action that it was not saved. */
const NOTHING: Loaded<ReadHead> = { entries: [], setAside: [], newer: [] };

/** Puts all matches of the device on the shelf, as their heads tell them. */
export async function showMatches(
  state: StoreApi<ShelfState>,
  { store, registry }: Tools,
): Promise<readonly Found<ReadHead>[]> {
  const { entries, setAside, newer } = await loadHeads(store, registry).catch(() => NOTHING);
  // What was begun while the disk was read is newer than what lies there.
  const held = state.getState().matches;
  const found = entries.map(({ name, value }) => shelved(name, value.head));
  const others = found.filter(({ id }) => !held.some((each) => each.id === id));
  state.setState({ isLoaded: true, matches: [...held, ...others], setAside, newer });
  return entries;
}
