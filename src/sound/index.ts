/** What is heard and felt. */
export { CueProvider, useCue } from './CueProvider';
export { HEARD, SOUNDS, type Cue, type Heard, type Sound } from './cues';
export { canBeFelt } from './feel';
