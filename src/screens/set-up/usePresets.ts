import { useEffect, useState } from 'react';
import { GAMES } from '../../game-core/games';
import { byName, deletePreset, loadPresets, savePreset, type Preset } from '../../storage/presets';
import { useApp } from '../app/AppProvider';

export interface Presets {
  readonly presets: readonly Preset[];
  /** How many could not be read, until people have seen it. */
  readonly setAside: number;
  acknowledge(): void;
  /** Whether the device could keep it. */
  put(preset: Preset): Promise<boolean>;
  remove(preset: Preset): void;
}

/** The house rules that are kept for this game. */
export function usePresets(game: string): Presets {
  const { store } = useApp();
  const [presets, setPresets] = useState<readonly Preset[]>([]);
  const [setAside, setSetAside] = useState(0);

  useEffect(() => {
    let isHere = true;
    loadPresets(store, GAMES, game)
      .catch(() => ({ presets: [], setAside: [] }))
      .then((kept) => {
        if (!isHere) return;
        setPresets(kept.presets);
        setSetAside(kept.setAside.length);
      });
    return () => {
      isHere = false;
    };
  }, [store, game]);

  const without = (id: string) => (now: readonly Preset[]) => now.filter((each) => each.id !== id);
  return {
    presets,
    setAside,
    acknowledge: () => setSetAside(0),
    async put(preset) {
      const stored = await savePreset(store, preset);
      if (stored.ok) setPresets((now) => byName([...without(preset.id)(now), preset]));
      return stored.ok;
    },
    remove(preset) {
      setPresets(without(preset.id));
      void deletePreset(store, preset.id);
    },
  };
}
