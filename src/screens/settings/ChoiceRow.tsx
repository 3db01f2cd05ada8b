import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Segmented, space, Words, type Choice } from '../../ui';

interface Props<T extends string> {
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Something to try the choice on. */
  readonly children?: ReactNode;
}

/** What is chosen, and below it the choices. */
export function ChoiceRow<T extends string>({ children, ...choosing }: Props<T>) {
  return (
    <View style={styles.row}>
      <View style={styles.head}>
        <View style={styles.label}>
          {/* The group of choices has the same name: said once is enough. */}
          <View aria-hidden>
            <Words as="label">{choosing.label}</Words>
          </View>
        </View>
        {children}
      </View>
      <Segmented {...choosing} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { gap: space.xs },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  label: { flex: 1 },
});
