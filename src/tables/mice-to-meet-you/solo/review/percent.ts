import { balanceInTenths } from '../../../../game-core/coach/balance';

/** How a game came from its start value to its result: the result is start + luck + skill. */
export interface Sum {
  readonly start: number;
  readonly luck: number;
  readonly skill: number;
  readonly result: number;
}

/** The same in tenths of a per cent that add up as they are written. */
export function sumInTenths({ start, luck, skill, result }: Sum): Sum {
  const sum = balanceInTenths({ start, luck, choices: skill, slips: 0, result });
  return { start: sum.start, luck: sum.luck, skill: sum.choices, result: sum.result };
}
