import dice from '../../assets/sounds/dice.wav';
import hop from '../../assets/sounds/hop.wav';
import nibble from '../../assets/sounds/nibble.wav';
import snap from '../../assets/sounds/snap.wav';
import take from '../../assets/sounds/take.wav';
import turn from '../../assets/sounds/turn.wav';
import win from '../../assets/sounds/win.wav';
import type { Heard } from './cues';

/** Made by scripts/sounds.ts. */
export const SOUND_FILES: Readonly<Record<Heard, number | string>> = {
  dice,
  hop,
  nibble,
  snap,
  take,
  turn,
  win,
};
