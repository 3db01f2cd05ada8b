import { memo, useEffect, useId } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Defs, LinearGradient, Path, Pattern, Rect, Stop } from 'react-native-svg';
import { fade, outline, shadow, useColours, useMotion } from '../../../ui';
import { useWindowColours } from '../../../ui/theme/misty';
import type { Rect as Place } from '../../shared/geometry';
import { columnsIn, rowsIn } from '../layout/grid';
import type { Panes } from '../layout/panes';

interface Props {
  readonly panes: Panes;
  /** Rain runs down the glass. */
  readonly isLive?: boolean;
}

const at = ({ x, y, width, height }: Place) =>
  ({ position: 'absolute', left: x, top: y, width, height }) as const;

/** The wooden frame with its sill, the rain behind the glass, and the bars of the sides that are known. */
export const WindowFrame = memo(function WindowFrame({ panes, isLive = true }: Props) {
  const { outline: ink } = useColours();
  const { frame: wood, frameLight } = useWindowColours();
  const { frame, glass, sill, wood: thick } = panes;
  return (
    <View aria-hidden style={styles.still}>
      <View
        style={[
          at(frame),
          styles.frame,
          { backgroundColor: wood, borderColor: ink, borderRadius: thick * 1.3 },
        ]}
      >
        <View
          style={[
            styles.bevel,
            { borderColor: frameLight, borderRadius: thick, borderWidth: Math.max(1.5, thick / 5) },
          ]}
        />
      </View>
      <View style={[at(glass), styles.glass, { borderRadius: thick * 0.7, borderColor: ink }]}>
        <Outside {...glass} />
        {isLive && <Drops width={glass.width} height={glass.height} />}
        <Bars panes={panes} />
      </View>
      <View
        style={[
          at(sill),
          styles.sill,
          { backgroundColor: wood, borderColor: ink, borderRadius: sill.height * 0.35 },
        ]}
      >
        <View style={[styles.shine, { backgroundColor: frameLight }]} />
      </View>
    </View>
  );
});

/** A grey sky over the meadow, and rain. */
const Outside = memo(function Outside({ width, height }: Pick<Place, 'width' | 'height'>) {
  const id = useId();
  const { rain } = useColours();
  const { glassTop, glassBottom, hill } = useWindowColours();
  return (
    <Svg width={width} height={height} style={StyleSheet.absoluteFill}>
      <Defs>
        <LinearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={glassTop} />
          <Stop offset="1" stopColor={glassBottom} />
        </LinearGradient>
        <Pattern id={`${id}rain`} width={72} height={96} patternUnits="userSpaceOnUse">
          <Path
            d="M12 6l-3 13M44 22l-3 13M66 2l-2 9M28 50l-3 13M58 62l-3 13M8 74l-2 9M38 84l-2 8"
            stroke={rain}
            strokeWidth={2.4}
            strokeLinecap="round"
            opacity={0.6}
          />
        </Pattern>
      </Defs>
      <Rect width={width} height={height} fill={`url(#${id}sky)`} />
      <Path
        d={`M0 ${height * 0.8}Q${width * 0.3} ${height * 0.68} ${width * 0.6} ${height * 0.82}T${width} ${height * 0.78}V${height}H0Z`}
        fill={hill}
        opacity={0.8}
      />
      <Rect width={width} height={height} fill={`url(#${id}rain)`} />
    </Svg>
  );
});

/** Where drops run down, in parts of the width, how long they take and when they begin. */
const RUNS = [
  [0.07, 5200, 300],
  [0.31, 6800, 2600],
  [0.52, 5900, 4100],
  [0.74, 7400, 1200],
  [0.93, 5600, 3300],
] as const;

function Drops({ width, height }: Pick<Place, 'width' | 'height'>) {
  const { reduced } = useMotion();
  if (reduced) return null;
  return RUNS.map(([part, takes, from]) => (
    <Drop key={part} x={width * part} height={height} takes={takes} from={from} />
  ));
}

interface DropProps {
  readonly x: number;
  readonly height: number;
  readonly takes: number;
  readonly from: number;
}

const TRAIL = 34;

function Drop({ x, height, takes, from }: DropProps) {
  const { finger, paneEdge } = useWindowColours();
  const fallen = useSharedValue(0);
  useEffect(() => {
    const fall = withTiming(1, { duration: takes, easing: Easing.in(Easing.quad) });
    fallen.set(withDelay(from, withRepeat(fall, -1)));
    return () => cancelAnimation(fallen);
  }, [takes, from, fallen]);
  const falling = useAnimatedStyle(() => ({
    transform: [{ translateY: fallen.get() * (height + TRAIL) - TRAIL }],
  }));
  return (
    <Animated.View style={[styles.drop, { left: x }, falling]}>
      <Svg width={8} height={TRAIL} viewBox={`0 0 8 ${TRAIL}`}>
        <Path d="M4 0V26" stroke={finger} strokeWidth={2} opacity={0.5} />
        <Path d="M4 22q3 5 3 7.5a3 3 0 0 1-6 0Q1 27 4 22z" fill={finger} stroke={paneEdge} />
      </Svg>
    </Animated.View>
  );
}

/** Bars of wood between the panes: they grow in once a side is known. */
function Bars({ panes }: { readonly panes: Panes }) {
  const { grid, cell, gap, glass } = panes;
  const { knowsColumns, knowsRows } = grid;
  const thick = Math.max(3, gap * 0.62);
  const middle = (nth: number) => gap / 2 + nth * (cell + gap) - thick / 2;
  const between = (count: number) => Array.from({ length: count - 1 }, (_, nth) => nth + 1);
  return (
    <>
      {knowsRows &&
        between(rowsIn(grid)).map((nth) => (
          <Bar
            key={`row ${nth}`}
            place={{ x: 0, y: middle(nth), width: glass.width, height: thick }}
          />
        ))}
      {knowsColumns &&
        between(columnsIn(grid)).map((nth) => (
          <Bar
            key={`column ${nth}`}
            place={{ x: middle(nth), y: 0, width: thick, height: glass.height }}
          />
        ))}
    </>
  );
}

function Bar({ place }: { readonly place: Place }) {
  const { frame } = useWindowColours();
  const { reduced, ms } = useMotion();
  const grown = useSharedValue(0);
  useEffect(() => {
    grown.set(
      reduced
        ? fade(1, ms('fade'))
        : withTiming(1, { duration: ms('slide'), easing: Easing.out(Easing.quad) }),
    );
  }, [reduced, ms, grown]);
  const isUpright = place.height > place.width;
  const growing = useAnimatedStyle(() => ({
    opacity: grown.get(),
    transform: reduced ? [] : [isUpright ? { scaleY: grown.get() } : { scaleX: grown.get() }],
  }));
  return <Animated.View style={[at(place), { backgroundColor: frame }, growing]} />;
}

const styles = StyleSheet.create({
  still: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  frame: { borderWidth: outline.normal, boxShadow: shadow.low },
  bevel: { position: 'absolute', left: 1.5, right: 1.5, top: 1.5, bottom: 1.5 },
  glass: { overflow: 'hidden', borderWidth: outline.normal },
  sill: { borderWidth: outline.normal, boxShadow: shadow.low, overflow: 'hidden' },
  shine: { height: 3 },
  drop: { position: 'absolute', top: 0 },
});
