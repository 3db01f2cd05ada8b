import { Platform, type ScrollViewProps } from 'react-native';

/**
 * For a browser's list in which nothing can be pressed: arrow keys scroll what has the focus, so it has
 * to take it, and then a name.
 */
export function scrollsByKeys(name: string): ScrollViewProps {
  return Platform.OS === 'web' ? { tabIndex: 0, role: 'group', 'aria-label': name } : {};
}
