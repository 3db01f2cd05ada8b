import { Platform, type ViewStyle } from 'react-native';
import type { TailGuard } from '../useTailGuard';
import { Pressable } from './Pressable';

interface Props extends TailGuard {
  readonly style: ViewStyle;
  readonly onPress: () => void;
  /** The browser looked for something to give the focus to. */
  readonly onFocus?: () => void;
}

/** A browser gives the focus to whatever a finger meets; what is hidden from readers must not have it. */
const leavesFocus = Platform.OS === 'web' && {
  onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
};

/**
 * Answers fingers where they like to tap. It is not a control: what it does or says is a key or a label
 * for everybody else.
 */
export function FingerArea(props: Props) {
  return <Pressable {...props} {...leavesFocus} aria-hidden focusable={false} tabIndex={-1} />;
}
