/** Chances as they are written: in tenths of a per cent. None is written as certain before it is. */
export function tenthsOf(chance: number): number {
  const tenths = Math.round(chance * 1000);
  if (chance > 0 && chance < 1) return Math.min(999, Math.max(1, tenths));
  return tenths;
}

/** How a game came from its start value to its result: the result is start + luck + skill. */
export interface Sum {
  readonly start: number;
  readonly luck: number;
  readonly skill: number;
  readonly result: number;
}

/**
 * The same in tenths that add up as they are written. Start and result are rounded as any chance is; what is then
 * left over goes to the part that was rounded most against it, so that none is off by a whole tenth.
 */
export function sumInTenths(exact: Sum): Sum {
  const start = tenthsOf(exact.start);
  const result = tenthsOf(exact.result);
  const luck = Math.round(exact.luck * 1000);
  // Not -0: who lost nothing lost nothing.
  const skill = Math.round(exact.skill * 1000) + 0;
  const rest = result - start - luck - skill;
  const luckIsShort = (exact.luck * 1000 - luck) * rest;
  const skillIsShort = (exact.skill * 1000 - skill) * rest;
  const isLucks = exact.skill === 0 || skill + rest > 0 || luckIsShort >= skillIsShort;
  return isLucks
    ? { start, luck: luck + rest, skill, result }
    : { start, luck, skill: skill + rest, result };
}
