import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { DrawnWords, useColours } from '../../../ui';
import { livePaint, useWindowColours } from '../../../ui/theme/misty';

const DROP = 'M8 1.2C10.6 5 13.4 8 13.4 11.6A5.4 5.4 0 0 1 2.6 11.6C2.6 8 5.4 5 8 1.2Z';

/** A round that was taken, or one that is still to be taken. */
const Raindrop = memo(function Raindrop(props: {
  readonly size: number;
  readonly isFull: boolean;
}) {
  const { size, isFull } = props;
  const { line, outline: ink } = useColours();
  const { drop, dropShine } = useWindowColours();
  return (
    <Svg width={size} height={size * 1.12} viewBox="0 0 16 18" aria-hidden>
      <Path
        d={DROP}
        fill={isFull ? drop : 'none'}
        stroke={isFull ? ink : line}
        strokeWidth={isFull ? 1.6 : 1.3}
        strokeDasharray={isFull ? undefined : '2.2 1.7'}
        strokeLinejoin="round"
      />
      {isFull && (
        <Path
          d="M5.4 11.8A3 3 0 0 0 7.6 14.4"
          stroke={dropShine}
          strokeWidth={1.6}
          strokeLinecap="round"
          fill="none"
        />
      )}
    </Svg>
  );
});

interface RaindropsProps {
  readonly taken: number;
  readonly toWin: number;
  readonly size: number;
}

/** Rounds won, out of those that win the game. */
export function Raindrops({ taken, toWin, size }: RaindropsProps) {
  return (
    <View aria-hidden style={styles.drops}>
      {Array.from({ length: Math.max(taken, toWin) }, (_, nth) => (
        <Raindrop key={nth} size={size} isFull={nth < taken} />
      ))}
    </View>
  );
}

const TURNS = { up: 0, right: 90, down: 180, left: 270 } as const;

interface ChevronProps {
  readonly to: keyof typeof TURNS;
  readonly size: number;
}

/** Which way hands go, from player to player. */
export const Chevron = memo(function Chevron({ to, size }: ChevronProps) {
  const { accents, surface } = useColours();
  return (
    <View aria-hidden style={{ transform: [{ rotate: `${TURNS[to]}deg` }] }}>
      <Svg width={size} height={size} viewBox="0 0 18 18" fill="none">
        {[
          { stroke: surface, strokeWidth: 7.5 },
          { stroke: accents.misty.text, strokeWidth: 3.6 },
        ].map((pen) => (
          <Path
            key={pen.stroke}
            d="M3.5 12L9 6.5L14.5 12"
            strokeLinecap="round"
            strokeLinejoin="round"
            {...pen}
          />
        ))}
      </Svg>
    </View>
  );
});

interface PointsProps {
  readonly points: number;
  readonly size: number;
  /** More than the usual. */
  readonly isExtra?: boolean;
}

/** What a pane counts, or what smiles side by side earn together. */
export const Points = memo(function Points({ points, size, isExtra = false }: PointsProps) {
  const { surface, glow, ink, outline: rim } = useColours();
  const words = isExtra ? `+${points}` : String(points);
  const isBright = isExtra || points > 1;
  return (
    <View
      aria-hidden
      style={[
        styles.points,
        {
          minWidth: size,
          height: size,
          borderRadius: size,
          paddingHorizontal: isExtra ? size * 0.22 : 0,
          borderWidth: Math.max(1, size * 0.08),
          borderColor: rim,
          backgroundColor: isBright ? glow : surface,
        },
      ]}
    >
      <DrawnWords size={size * 0.68} colour={isBright ? livePaint.ink : ink}>
        {words}
      </DrawnWords>
    </View>
  );
});

const styles = StyleSheet.create({
  drops: { flexDirection: 'row', gap: 2 },
  points: { alignItems: 'center', justifyContent: 'center' },
});
