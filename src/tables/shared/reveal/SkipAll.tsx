import { StyleSheet } from 'react-native';
import { Pressable } from '../../../ui';

interface Props {
  readonly label: string;
  readonly onPress: () => void;
}

/** Lies over all that is being counted: a tap anywhere counts the rest at once. */
export function SkipAll({ label, onPress }: Props) {
  return (
    <Pressable role="button" aria-label={label} style={StyleSheet.absoluteFill} onPress={onPress} />
  );
}
