import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../../i18n';
import {
  Icon,
  ledge,
  outline,
  Pressable,
  radius,
  space,
  target,
  useColours,
  useGrowth,
} from '../../../ui';
import { Nut } from '../pieces/Nut';

interface Props {
  readonly by: number;
  /** The nuts that can be paid. */
  readonly nuts: number;
  readonly sum: number;
  readonly onStep: (by: 1 | -1) => void;
}

/** One more or one less, a nut each. */
export function NutKeys({ by, nuts, sum, onStep }: Props) {
  return (
    <View style={styles.keys}>
      {([-1, 1] as const).map((step) => (
        <NutKey
          key={step}
          step={step}
          isPaid={Math.abs(by + step) > Math.abs(by)}
          disabled={Math.abs(by + step) > nuts}
          sum={sum + step}
          onPress={() => onStep(step)}
        />
      ))}
    </View>
  );
}

interface KeyProps {
  readonly step: 1 | -1;
  readonly isPaid: boolean;
  readonly disabled: boolean;
  /** What the sum would be. */
  readonly sum: number;
  readonly onPress: () => void;
}

function NutKey({ step, isPaid, disabled, sum, onPress }: KeyProps) {
  const { mice: say } = usePhrases();
  const { surface, sunken, line, ink, inkSoft } = useColours();
  const growth = useGrowth();
  const size = target * growth;
  return (
    <Pressable
      role="button"
      aria-label={!isPaid ? say.nutBack(sum) : step > 0 ? say.oneMore(sum) : say.oneLess(sum)}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed }) => [
        styles.key,
        {
          width: size,
          height: size + ledge,
          borderColor: line,
          backgroundColor: disabled || pressed ? sunken : surface,
          borderBottomWidth: disabled || pressed ? outline.normal : outline.normal + ledge - 1,
        },
        disabled && styles.off,
      ]}
    >
      <Icon
        name={step > 0 ? 'plus' : 'minus'}
        size={15 * growth}
        colour={disabled ? inkSoft : ink}
      />
      <View style={disabled && styles.faint}>
        <Nut size={20 * growth} />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', gap: space.xs },
  key: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.m,
    borderWidth: outline.normal,
  },
  off: { borderStyle: 'dashed' },
  faint: { opacity: 0.5 },
});
