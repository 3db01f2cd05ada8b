import type { ViewProps } from 'react-native';

export interface RadioKeys {
  readonly group: ViewProps;
  radio(index: number): { readonly tabIndex?: 0 | -1 };
}

const NONE: RadioKeys = { group: {}, radio: () => ({}) };

/** Phones have ways of their own to go from one choice to the next. */
export function useRadioKeys(
  _count: number,
  _chosen: number,
  _choose: (index: number) => void,
): RadioKeys {
  return NONE;
}
