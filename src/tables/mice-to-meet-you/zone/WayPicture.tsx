import { View } from 'react-native';
import type { Face } from '../../../game-core/games/mice-to-meet-you/types';
import { DrawnWords, useColours, useGrowth } from '../../../ui';
import { Nut, Nuts } from '../pieces/Nut';
import { SumDie } from '../pieces/SumDie';
import type { Way } from '../choosing/question';

interface Props {
  readonly way: Way;
  readonly red: readonly Face[];
  readonly yellow: readonly Face[];
  /** What all of it is, where no dice are chosen. */
  readonly total?: number;
}

const DIE = 19;

/** The yellow dice and the nuts of a way; where it takes none, the red ones that always count. */
export function WayPicture({ way: { dice, by }, red, yellow, total }: Props) {
  const { ink } = useColours();
  const growth = useGrowth();
  const size = DIE * growth;
  const counted = yellow.filter((_, place) => dice[place] === true);
  const count = Math.abs(by);
  const plus = (sign: string) => (
    <DrawnWords size={13 * growth} colour={ink}>
      {sign}
    </DrawnWords>
  );
  const isRedOnly = counted.length === 0 && total === undefined;
  return (
    <>
      {isRedOnly && red.map((face, nth) => <SumDie key={nth} face={face} tone="red" size={size} />)}
      {total !== undefined && plus(String(total))}
      {counted.map((face, nth) => (
        <View key={nth} style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
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
    </>
  );
}
