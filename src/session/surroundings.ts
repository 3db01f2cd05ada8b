import type { Save } from './saving';
import type { Pace } from './thinking';

/** What a session needs from outside; tests bring their own. */
export interface Surroundings extends Pace {
  readonly save: Save;
  /** The SHA-256 of a text, in 64 hexadecimal digits. */
  readonly digest: (text: string) => Promise<string>;
}
