import type { ReactNode } from 'react';
import { ScrollView, StyleSheet } from 'react-native';
import type { Layout } from '../layout/layout';

interface Props {
  readonly layout: Pick<Layout, 'scrolls' | 'zone' | 'table'>;
  readonly children: ReactNode;
}

/** Players and windows. Where large words leave them too little room they scroll, down to the keys and not behind them. */
export function AboveKeys({ layout: { scrolls, zone, table }, children }: Props) {
  if (!scrolls) return children;
  return (
    <ScrollView
      style={[styles.above, { height: zone.y }]}
      contentContainerStyle={{ height: table.y + table.height }}
    >
      {children}
    </ScrollView>
  );
}

const styles = StyleSheet.create({ above: { position: 'absolute', left: 0, right: 0, top: 0 } });
