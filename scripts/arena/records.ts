import { closeSync, openSync, writeSync } from 'node:fs';

import { toRecord } from '../../src/game-core/kernel/record';
import { UsageError } from '../usage';
import type { Played } from './tournament';

const BUFFERED = 1_000_000;

/** Writes one record a line, as a saved game has it. */
export class RecordFile {
  private readonly file: number;
  private waiting = '';

  constructor(private readonly path: string) {
    this.file = this.attempt(() => openSync(path, 'w'));
  }

  add({ match, seated }: Played): void {
    const players = seated.map(({ name }) => ({ name, bot: name }));
    this.waiting += `${JSON.stringify(toRecord(match, players))}\n`;
    if (this.waiting.length > BUFFERED) this.flush();
  }

  close(): void {
    this.flush();
    this.attempt(() => closeSync(this.file));
  }

  private flush(): void {
    const text = Buffer.from(this.waiting);
    this.waiting = '';
    for (let done = 0; done < text.length;) {
      done += this.attempt(() => writeSync(this.file, text, done));
    }
  }

  private attempt<T>(write: () => T): T {
    try {
      return write();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new UsageError(`Cannot write ${this.path}: ${reason}`);
    }
  }
}
