import { StyleSheet } from 'react-native';
import { usePhrases } from '../../../i18n';
import { outline, Pressable, radius, target, useColours } from '../../../ui';
import { noPressDelay } from '../../../ui/press-delay';
import type { Hold } from '../look/useHold';
import { Paw } from '../pieces/signs';

interface Props {
  /** Where nobody else may look: the slices turn over while it is held. */
  readonly hold: Hold | null;
  /** Otherwise behind the curtain. */
  readonly onPress: () => void;
}

/** Who decides looks again at what they have looked at before. */
export function PawKey({ hold, onPress }: Props) {
  const { allesKaese: say } = usePhrases();
  const { line, surface, sunken, ink } = useColours();
  const holding = hold && {
    onPressIn: hold.onPressIn,
    onPressOut: hold.onPressOut,
    onTouchEnd: hold.onPressOut,
    'aria-expanded': hold.isOpen,
  };
  return (
    <Pressable
      {...noPressDelay}
      role="button"
      aria-label={say.lookAgain}
      onPress={hold === null ? onPress : hold.onPress}
      {...holding}
      style={({ pressed }) => [
        styles.key,
        { borderColor: line, backgroundColor: pressed || hold?.isOpen ? sunken : surface },
      ]}
    >
      <Paw size={26} colour={ink} />
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
});
