import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { G, Path, Rect } from 'react-native-svg';
import { useColours } from '../../../ui';
import type { Point } from '../../shared/geometry';
import type { Layout } from '../layout/layout';
import type { Spot } from '../layout/ring';

/** The trodden path below the cards, and arrows that say which way it goes. */
export const Track = memo(function Track({ layout }: { readonly layout: Layout }) {
  const { hay, hayDark, woodLine, outline } = useColours();
  const { size, ring } = layout;
  const { middle, halfWidth, halfHeight, corner } = ring.track;
  const breadth = ring.card.width * 0.78;
  const lane = {
    x: middle.x - halfWidth,
    y: middle.y - halfHeight,
    width: 2 * halfWidth,
    height: 2 * halfHeight,
    rx: corner,
    fill: 'none',
  };
  return (
    <View style={[StyleSheet.absoluteFill, styles.still]} aria-hidden>
      <Svg width={size.width} height={size.height}>
        <Rect {...lane} stroke={woodLine} strokeWidth={breadth + 6} opacity={0.55} />
        <Rect {...lane} stroke={hay} strokeWidth={breadth} />
        <Rect
          {...lane}
          stroke={hayDark}
          strokeWidth={breadth * 0.72}
          strokeDasharray="3 13"
          opacity={0.5}
        />
        {ring.spots.map((spot, index) => {
          const next = ring.spots[(index + 1) % ring.spots.length] as Spot;
          const { x, y, turn } = between(spot.at, next.at);
          return (
            <G key={index} transform={`translate(${x} ${y}) rotate(${turn})`}>
              <Path
                d="M-3.5-6l7 6-7 6"
                fill="none"
                stroke={outline}
                strokeWidth={3}
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </G>
          );
        })}
      </Svg>
    </View>
  );
});

/** Half-way from one card to the next, pointing there. */
function between(from: Point, to: Point): Point & { readonly turn: number } {
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

const styles = StyleSheet.create({ still: { pointerEvents: 'none' } });
