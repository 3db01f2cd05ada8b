import { StyleSheet, View } from 'react-native';
import { RATINGS, type Rating } from '../../../../game-core/games/mice-to-meet-you/score';
import { outline, radius, useColours } from '../../../../ui';

interface Props {
  /** Null where there is none yet. */
  readonly rating: Rating | null;
  readonly height?: number;
}

/** Seven pieces, as many of them lit as the rating has. A picture only: say it in words beside it. */
export function RatingBar({ rating, height = 14 }: Props) {
  const { glow, sunken, outline: ink, line } = useColours();
  return (
    <View aria-hidden style={styles.bar}>
      {RATINGS.map((_, index) => {
        const isLit = rating !== null && index < rating;
        return (
          <View
            key={index}
            style={[
              styles.piece,
              {
                height,
                borderColor: isLit ? ink : line,
                backgroundColor: isLit ? glow : sunken,
              },
            ]}
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', gap: 4 },
  piece: { flex: 1, borderWidth: outline.thin, borderRadius: radius.round },
});
