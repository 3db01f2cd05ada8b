import { StyleSheet, View } from 'react-native';
import { Button, IconButton, space, type IconName } from '../../../ui';
import { Keys } from '../../shared/zone/Keys';
import type { Layout } from '../layout/layout';

interface Key {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

interface Props {
  readonly layout: Pick<Layout, 'isWide' | 'isLarge'>;
  readonly first: Key;
  /** The one that goes on. */
  readonly second: Key;
  /** They appear where taps may still go on: fingers have to rest first. */
  readonly isHandedOver?: boolean;
}

/** Something to look at, and the way on. Where words are large only the way on has its name on it. */
export function TwoKeys({
  layout: { isWide, isLarge },
  first,
  second,
  isHandedOver = false,
}: Props) {
  if (isLarge && !isWide) {
    return (
      <View style={styles.row}>
        <IconButton {...first} />
        <View style={styles.main}>
          <Button
            tight
            accent="misty"
            isHandedOver={isHandedOver}
            label={second.label}
            onPress={second.onPress}
          />
        </View>
      </View>
    );
  }
  return (
    <Keys isStacked={isWide}>
      <Button wide={!isWide} kind="quiet" isHandedOver={isHandedOver} {...first} />
      <Button wide={!isWide} accent="misty" isHandedOver={isHandedOver} {...second} />
    </Keys>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  main: { flex: 1 },
});
