import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Heading, Panel, space } from '../../ui';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ title, children }: Props) {
  return (
    <Panel>
      <Heading>{title}</Heading>
      {children}
    </Panel>
  );
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <View style={styles.row}>{children}</View>;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.m },
});
