import { StyleSheet, View } from 'react-native';
import { useColours } from '../../../../ui';
import { DieShape } from '../../../../ui/parts/die-shape';
import type { Dice } from './review-of';

interface Props {
  readonly dice: Dice;
  readonly size?: number;
}

/** A throw, small. A picture only: say it in words beside it. */
export function SmallDice({ dice: { red, yellow }, size = 22 }: Props) {
  const { dice, outline } = useColours();
  const all = [
    ...red.map((face) => ({ face, tone: 'red' as const })),
    ...yellow.map((face) => ({ face, tone: 'yellow' as const })),
  ];
  return (
    <View aria-hidden style={styles.row}>
      {all.map(({ face, tone }, index) => (
        <View key={index} style={{ width: size, height: size }}>
          <DieShape face={face} tone={tone} colours={dice[tone]} outline={outline} flat />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', gap: 2 } });
