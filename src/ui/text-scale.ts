import { useWindowDimensions } from 'react-native';
import { useGrowth } from './growth';

/** How much larger than normal people want text; the phone itself enlarges what `Words` draws. */
export function useTextScale(): number {
  return useWindowDimensions().fontScale;
}

/** What is left for us to enlarge. */
export function useOwnTextScale(): number {
  return useGrowth();
}
