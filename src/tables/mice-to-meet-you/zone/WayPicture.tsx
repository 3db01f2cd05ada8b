import { StyleSheet, View } from 'react-native';
import type { Face } from '../../../game-core/games/mice-to-meet-you/types';
import { DrawnWords, useColours, useGrowth } from '../../../ui';
import { Nut, Nuts } from '../pieces/Nut';
import { SumDie } from '../pieces/SumDie';
import type { Way } from '../choosing/question';
import { DIE, GAP, SIGN, wayWidth } from './way-width';

interface Props {
  readonly way: Way;
  readonly red: readonly Face[];
  readonly yellow: readonly Face[];
  /** All of it fits in. */
  readonly width?: number;
}

/** The yellow dice and the nuts of a way; where it takes none, the red ones that always count. */
export function WayPicture({ way, red, yellow, width = Infinity }: Props) {
  const { dice, by } = way;
  const { ink } = useColours();
  const growth = useGrowth();
  const scale = Math.min(growth, width / wayWidth(way, red.length));
  const size = DIE * scale;
  const counted = yellow.filter((_, place) => dice[place] === true);
  const count = Math.abs(by);
  const plus = (sign: string) => (
    <DrawnWords size={SIGN.size * scale} colour={ink}>
      {sign}
    </DrawnWords>
  );
  const isRedOnly = counted.length === 0;
  return (
    <View style={[styles.row, { gap: GAP * scale }]}>
      {isRedOnly && red.map((face, nth) => <SumDie key={nth} face={face} tone="red" size={size} />)}
      {counted.map((face, nth) => (
        <View key={nth} style={[styles.row, { gap: GAP * scale }]}>
          {nth > 0 && plus('+')}
          <SumDie face={face} tone="yellow" size={size} />
        </View>
      ))}
      {by !== 0 && (
        <>
          {plus(by > 0 ? '+' : '−')}
          {count <= 2 ? (
            <Nuts count={count} size={size} />
          ) : (
            <>
              {plus(String(count))}
              <Nut size={size} />
            </>
          )}
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', alignItems: 'center' } });
