import { getRandomBytes } from 'expo-crypto';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { expo } from '../../../app.json';
import { GAMES } from '../../game-core/games';
import { createShelf, type Shelf } from '../../session/shelf';
import type { ShelfState } from '../../session/shelf-state';
import { deviceStore } from '../../storage/device';
import { allReaders } from '../../storage/readers';
import { retrySetAside } from '../../storage/set-aside';
import {
  DEFAULT_SETTINGS,
  loadSettings,
  saveSettings,
  type Settings,
} from '../../storage/settings';
import type { Store } from '../../storage/store';
import { isGivenName } from '../given-names';
import { useAskBeforeClosing } from './ask-before-closing';
import { digest, nextTask } from './device';

/** What all screens share: where things are kept, the matches, and how people like the app to be. */
export interface AppServices {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly settings: Settings;
  /** The settings hold, but the device did not store them: they will be gone after a restart. */
  readonly isUnsaved: boolean;
  /** The stored settings could not be read and were set aside: people are told until they know. */
  readonly hasFreshSettings: boolean;
  acknowledge(): void;
  change(settings: Partial<Settings>): void;
}

const AppContext = createContext<AppServices | null>(null);

interface Props {
  /** Tests bring their own. */
  readonly store?: Store;
  readonly newSeed?: () => string;
  readonly children: (settings: Settings) => ReactNode;
}

const SEED_BYTES = 16;
/** Milliseconds that work waits for a device that is never idle. */
const LONGEST_WAIT = 5000;

function seedByChance(): string {
  return Array.from(getRandomBytes(SEED_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/** After all that is to be done now, where the device tells when that is. */
function whenIdle(): Promise<void> {
  const { requestIdleCallback } = globalThis;
  if (requestIdleCallback === undefined) return nextTask();
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT }));
}

/** Nothing is shown before the settings are known, so that no theme or language flashes by. */
export function AppProvider({ store = deviceStore, newSeed = seedByChance, children }: Props) {
  const [settings, setSettings] = useState<Settings | null>(null);
  const [hasFreshSettings, setFreshSettings] = useState(false);
  const [unsaved, setUnsaved] = useState<Settings | null>(null);
  const [shelf] = useState(() =>
    createShelf({
      store,
      registry: GAMES,
      now: Date.now,
      pause: nextTask,
      digest,
      idle: whenIdle,
      newSeed,
      isGivenName,
    }),
  );
  useEffect(() => {
    let isHere = true;
    const begin = (found: Settings) => {
      if (isHere) setSettings(found);
    };
    const load = () => {
      void shelf.load();
      return loadSettings(store).then(
        ({ settings: found, setAside }) => {
          begin(found);
          if (isHere) setFreshSettings(setAside.length > 0);
        },
        () => begin(DEFAULT_SETTINGS),
      );
    };
    // Where storage is switched off, the app opens all the same.
    retrySetAside(store, expo.version, allReaders(GAMES)).then(load, load);
    return () => {
      isHere = false;
    };
  }, [store, shelf]);
  useAskBeforeClosing(shelf);
  const services = useMemo(
    () =>
      settings && {
        store,
        shelf,
        settings,
        isUnsaved: settings === unsaved,
        hasFreshSettings,
        acknowledge: () => setFreshSettings(false),
        change(changed: Partial<Settings>) {
          const next = { ...settings, ...changed };
          setSettings(next);
          void saveSettings(store, next).then((saved) => {
            if (!saved.ok) setUnsaved(next);
          });
        },
      },
    [store, shelf, settings, unsaved, hasFreshSettings],
  );
  if (services === null) return null;
  return <AppContext value={services}>{children(services.settings)}</AppContext>;
}

export function useApp(): AppServices {
  const services = use(AppContext);
  if (services === null) throw new Error('A screen is rendered outside its AppProvider.');
  return services;
}

/** For screens that tell about all matches: once one is shown, the shelf is tidied. */
export function useShelf<T>(select: (state: ShelfState) => T): T {
  const { shelf } = useApp();
  useEffect(() => void shelf.tidy(), [shelf]);
  return useStore(shelf.state, select);
}
