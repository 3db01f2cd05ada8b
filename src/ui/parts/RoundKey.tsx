import type { ReactNode } from 'react';
import { StyleSheet, type PressableProps } from 'react-native';
import { noPressDelay } from '../press-delay';
import { outline, radius, target } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { Pressable } from './Pressable';

interface Props extends Omit<PressableProps, 'style' | 'children' | 'role' | 'aria-label'> {
  readonly label: string;
  /** It stays down, such as while what it opened is open. */
  readonly isDown?: boolean;
  readonly disabled?: boolean;
  /** What it does changes while it stays: it never takes the second tap of a double tap. */
  readonly changes?: boolean;
  /** The sign on it. */
  readonly children: ReactNode;
}

/** A round key without words, as large as a finger needs. */
export function RoundKey({ label, isDown = false, disabled = false, children, ...props }: Props) {
  const colours = useColours();
  return (
    <Pressable
      {...noPressDelay}
      {...props}
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      style={({ pressed }) => [
        styles.key,
        {
          borderColor: colours.line,
          backgroundColor: pressed || isDown || disabled ? colours.sunken : colours.surface,
        },
        disabled && styles.dashed,
      ]}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  key: {
    width: target,
    height: target,
    borderRadius: radius.round,
    borderWidth: outline.normal,
    alignItems: 'center',
    justifyContent: 'center',
    userSelect: 'none',
  },
  dashed: { borderStyle: 'dashed' },
});
