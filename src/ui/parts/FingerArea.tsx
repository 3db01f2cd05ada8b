import type { ViewStyle } from 'react-native';
import { Pressable } from './Pressable';

interface Props {
  readonly style: ViewStyle;
  readonly onPress: () => void;
}

/**
 * Answers fingers where they like to tap. It is not a control: what it does or says is a key or a label
 * for everybody else.
 */
export function FingerArea({ style, onPress }: Props) {
  return <Pressable style={style} onPress={onPress} aria-hidden focusable={false} tabIndex={-1} />;
}
