/** What is heard and felt. */
export { CueProvider, useCue } from './CueProvider';
export { SOUNDS, type Cue, type Sound } from './cues';
export { canBeFelt } from './feel';
