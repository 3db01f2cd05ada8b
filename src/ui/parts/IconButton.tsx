import { StyleSheet } from 'react-native';
import { Icon, type IconName } from '../art/Icon';
import { noPressDelay } from '../press-delay';
import { outline, radius, target } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { Pressable } from './Pressable';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A round key for what every screen has: close, rules, settings, undo. */
export function IconButton({ icon, label, disabled = false, onPress }: Props) {
  const colours = useColours();
  return (
    <Pressable
      {...noPressDelay}
      role="button"
      aria-label={label}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [
        styles.key,
        {
          borderColor: colours.line,
          backgroundColor: pressed || disabled ? colours.sunken : colours.surface,
        },
        disabled && styles.dashed,
      ]}
    >
      <Icon name={icon} size={26} colour={disabled ? colours.inkSoft : colours.ink} />
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
  },
  dashed: { borderStyle: 'dashed' },
});
