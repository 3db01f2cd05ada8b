import * as v from 'valibot';

import { DICE_CARDS } from './cards';
import type { Move } from './types';

const card = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(18));
const yellow = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18));

/** The form of a move that comes from outside. */
export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  v.strictObject({ type: v.literal('catch'), card, yellow }),
  v.strictObject({ type: v.literal('miss'), penalty: v.picklist(['cage', 'none', ...DICE_CARDS]) }),
  v.strictObject({ type: v.literal('take'), card }),
  v.strictObject({ type: v.literal('pass') }),
]);
