import type { Registry } from '../game-core/kernel/registry';
import { readTally } from './dice-tally';
import { readPerson } from './persons';
import { presetReader } from './presets';
import { readResult } from './results';
import { readSave } from './save-format';
import type { Readers } from './set-aside';
import { readSettings } from './settings';
import { setUpReader } from './set-ups';

/** Every folder whose broken entries are set aside. */
export function allReaders(registry: Registry): Readers {
  return {
    matches: (text) => readSave(text, registry),
    results: readResult,
    persons: readPerson,
    dice: readTally,
    presets: presetReader(registry),
    'set-ups': setUpReader(registry),
    settings: readSettings,
  };
}
