import * as v from 'valibot';

import { parseRecord } from '../game-core/kernel/record';
import type { Registry } from '../game-core/kernel/registry';
import { repeatedKey } from '../game-core/kernel/repeated-key';
import { fail, ok, type Result } from '../game-core/kernel/result';
import { parseJson, type ReadProblem } from './entries';
import { summarise } from './summary';

/** Makes the text of the next version out of a text of one version. */
type Migration = (text: string, registry: Registry) => Result<string, ReadProblem>;

const version1 = v.strictObject({ playedAt: v.number(), record: v.unknown() });

/** Version 1 had no head: what it tells is found out from the record. It knew no persons. */
function fromVersion1(text: string, registry: Registry): Result<string, ReadProblem> {
  const parsed = v.safeParse(version1, parseJson(text));
  if (!parsed.success || repeatedKey(text) !== null) {
    return fail({ message: 'This is not a saved match.' });
  }
  const { playedAt, record } = parsed.output;
  const line = JSON.stringify(record);
  const opened = parseRecord(line, registry);
  if (!opened.ok) return opened;
  const { match, players } = opened.value;
  const head = {
    format: 'rainy-barn-save',
    version: 2,
    record: 1,
    playedAt: Number.isFinite(playedAt) ? playedAt : 0,
    people: players.map(() => null),
    summary: summarise(match, players),
  };
  return ok(`${JSON.stringify(head)}\n${line}`);
}

/** One step a version: the first makes version 2 out of version 1. What was released is not changed. */
export const MIGRATIONS: readonly Migration[] = [fromVersion1];
