/** Without tenths where there is nothing to tell apart: nothing and everything. */
export const decimal = (tenths: number) => (tenths / 10).toFixed(tenths % 1000 === 0 ? 0 : 1);

/** Tenths of a per cent, as in "74.7 %". */
export function percent(tenths: number): string {
  return `${decimal(tenths)}\u00a0%`;
}

const signOf = (tenths: number) => (tenths < 0 ? '−' : '+');
const size = (tenths: number) => (Math.abs(tenths) / 10).toFixed(1);

/** Points of a per cent that came or went, with their sign. */
export function points(tenths: number): string {
  return tenths === 0 ? '±0' : `${signOf(tenths)}${size(tenths)}`;
}

/** The same as part of a sum. */
export const term = (tenths: number) => `${signOf(tenths)} ${size(tenths)}`;
