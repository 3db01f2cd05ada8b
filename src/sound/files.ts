import dice from '../../assets/sounds/dice.wav';
import hop from '../../assets/sounds/hop.wav';
import take from '../../assets/sounds/take.wav';
import turn from '../../assets/sounds/turn.wav';
import win from '../../assets/sounds/win.wav';
import type { Sound } from './cues';

/** Made by scripts/sounds.ts. */
export const SOUND_FILES: Readonly<Record<Sound, number | string>> = { dice, hop, take, turn, win };
