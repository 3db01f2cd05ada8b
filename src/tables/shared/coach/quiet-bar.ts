import { useTheme } from '../../../ui';

/** What a bar is painted with that is not the one meant; at night wood is too dark to be seen. */
export function useQuietBar(): string {
  const { name, colours } = useTheme();
  return name === 'night' ? colours.line : colours.woodDark;
}
