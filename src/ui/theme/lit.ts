import type { Colours } from './colours';

/** A rim of light round what is meant, with an outline: the light is as bright as paper. */
export function litShadow({ glow, outline }: Pick<Colours, 'glow' | 'outline'>): string {
  return `0 0 0 4px ${glow}, 0 0 0 6px ${outline}`;
}

/** Thinner: one of several that it may come to. */
export function ringShadow({ glow, outline }: Pick<Colours, 'glow' | 'outline'>): string {
  return `0 0 0 3px ${glow}, 0 0 0 4px ${outline}`;
}
