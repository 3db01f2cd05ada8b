export const decimal = (tenths: number) =>
  (tenths / 10).toFixed(tenths % 1000 === 0 ? 0 : 1).replace('.', ',');

export function percent(tenths: number): string {
  return `${decimal(tenths)}\u00a0%`;
}

const signOf = (tenths: number) => (tenths < 0 ? '−' : '+');
const size = (tenths: number) => (Math.abs(tenths) / 10).toFixed(1).replace('.', ',');

export function points(tenths: number): string {
  return tenths === 0 ? '±0' : `${signOf(tenths)}${size(tenths)}`;
}

export const term = (tenths: number) => `${signOf(tenths)} ${size(tenths)}`;
