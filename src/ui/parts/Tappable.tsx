import type { ReactNode } from 'react';
import { Platform, View, type ViewStyle } from 'react-native';
import { target } from '../theme/measures';
import { Pressable } from './Pressable';

interface Props {
  /** All that a screen reader says about the piece. */
  readonly label: string;
  readonly onPress?: () => void;
  readonly disabled?: boolean;
  readonly selected?: boolean;
  readonly style?: ViewStyle;
  readonly children: ReactNode;
}

/** A piece of the game: a picture with a label, or a button while it can be used. */
export function Tappable({ label, onPress, disabled, selected, style, children }: Props) {
  if (onPress === undefined) {
    return (
      <View accessible role="img" aria-label={label} style={style}>
        {children}
      </View>
    );
  }
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      aria-pressed={selected}
      // Phones know only "selected", browsers only "pressed" for a button.
      {...(Platform.OS !== 'web' && { 'aria-selected': selected })}
      disabled={disabled}
      onPress={onPress}
      style={[{ minWidth: target, minHeight: target }, style]}
    >
      {children}
    </Pressable>
  );
}
