import { useEffect } from 'react';
import { AccessibilityInfo } from 'react-native';

interface Props {
  /** Said when it changes, after whatever is being said. */
  readonly message: string;
}

/** Speaks to people who listen to the screen: a roll, a move, a turn. */
export function Announce({ message }: Props) {
  useEffect(() => {
    if (message === '') return;
    AccessibilityInfo.announceForAccessibilityWithOptions(message, { queue: true });
  }, [message]);
  return null;
}
