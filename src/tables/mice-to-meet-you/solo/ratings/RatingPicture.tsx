import { StyleSheet, View } from 'react-native';
import type { Rating } from '../../../../game-core/games/mice-to-meet-you/score';
import { Picture, type PictureName } from '../../../../ui';

/** A cleared house has a prize, the better the rarer. */
const PRIZES: Readonly<Record<number, PictureName>> = {
  7: 'crown',
  6: 'trophy',
  5: 'star',
  4: 'clover',
};

/** How much a mouse is smaller that is not alone. */
const MOUSE = { 1: 1, 2: 0.62, 3: 0.58 } as const;

interface Props {
  readonly rating: Rating;
  readonly size: number;
}

/** A rating as a picture: a prize, or the mice that got away. It stands beside its words. */
export function RatingPicture({ rating, size }: Props) {
  const prize = PRIZES[rating];
  if (prize !== undefined) return <Picture name={prize} size={size} />;
  const mice = (4 - rating) as keyof typeof MOUSE;
  const mouse = size * MOUSE[mice];
  return (
    <View style={[styles.mice, { width: size, height: size }]}>
      {Array.from({ length: mice }, (_, index) => (
        <View
          key={index}
          style={{
            marginHorizontal: mice === 1 ? 0 : -mouse * 0.1,
            marginTop: mice === 3 ? -mouse * 0.12 : 0,
          }}
        >
          <Picture name="mouse" size={mouse} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  mice: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'center',
  },
});
