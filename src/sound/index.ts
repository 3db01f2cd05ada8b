/** What is heard and felt. */
export { CueProvider, useCue, type Cue } from './CueProvider';
