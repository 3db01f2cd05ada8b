import { useTheme, type ThemeName } from '../../ui';

/** What the front of the barn is painted with. */
export interface BarnColours {
  readonly wall: string;
  readonly wallLine: string;
  /** The boards round doors and under the eaves. */
  readonly trim: string;
  readonly roof: string;
  readonly roofDark: string;
}

export const barnColours: Readonly<Record<ThemeName, BarnColours>> = {
  day: {
    wall: '#b9503f',
    wallLine: '#983b2e',
    trim: '#fff3da',
    roof: '#5d7f95',
    roofDark: '#48677c',
  },
  night: {
    wall: '#58291f',
    wallLine: '#411d16',
    trim: '#a5845f',
    roof: '#34485a',
    roofDark: '#273746',
  },
};

export function useBarnColours(): BarnColours {
  return barnColours[useTheme().name];
}
