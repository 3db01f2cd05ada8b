import type { ViewProps } from 'react-native';

/** What can be chosen, as far as keys are concerned. */
export interface Radio<T> {
  readonly value: T;
  readonly disabled?: boolean;
}

export interface RadioKeys<T> {
  readonly group: ViewProps;
  radio(value: T): { readonly tabIndex?: 0 | -1 };
}

/** Phones have ways of their own to go from one choice to the next. */
export function useRadioKeys<T>(
  _radios: readonly Radio<T>[],
  _chosen: T,
  _choose: (value: T) => void,
  _onPicked?: () => void,
): RadioKeys<T> {
  return { group: {}, radio: () => ({}) };
}
