import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedProps,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Circle, Path } from 'react-native-svg';
import type { View as MiceView } from '../../../../game-core/games/mice-to-meet-you/types';
import { usePhrases } from '../../../../i18n';
import {
  largeText,
  outline,
  radius,
  space,
  useColours,
  useGrowth,
  useMotion,
  useTextScale,
  Words,
} from '../../../../ui';
import type { Rect, Size } from '../../../shared/geometry';
import type { Solved } from '../values/solved-game';
import { chanceShape, DOT, type At } from './chance-shape';
import { chancesOf } from './chances';
import { LEVEL_MARK, LevelMark } from './LevelMark';
import { LoadingLine } from './LoadingLine';

interface Props {
  readonly place: Rect;
  /** The nuts that the game began with. */
  readonly level: number;
  readonly solved: Solved;
  /** The table after each throw and choice so far. */
  readonly past: readonly MiceView[];
  readonly onRetry: () => void;
}

const PEN = 2.5;

/** The chance to clear the house with perfect play from here: it moves with every throw and choice. */
export function ChanceLine({ place, level, solved, past, onRetry }: Props) {
  const say = usePhrases();
  const { surface, hairline } = useColours();
  const mark = LEVEL_MARK * useGrowth() + space.s;
  const { x: left, y: top, width, height } = place;
  return (
    <View
      style={[
        styles.strip,
        { left, top, width, height, backgroundColor: surface, borderColor: hairline },
      ]}
    >
      {solved.kind === 'here' ? (
        <View style={styles.row}>
          <LevelMark level={level} label={say.miceChance.level(say.miceSolo.level(level))} />
          <Line chances={chancesOf(solved.values, past)} size={{ width: width - mark, height }} />
        </View>
      ) : (
        <LoadingLine solved={solved} onRetry={onRetry} />
      )}
    </View>
  );
}

function Line({ chances, size }: { readonly chances: readonly number[]; readonly size: Size }) {
  const say = usePhrases();
  const { inkSoft } = useColours();
  const growth = useGrowth();
  const scale = useTextScale();
  const isLarge = scale >= largeText;
  const now = chances.at(-1);
  if (now === undefined) return null;
  const before = chances.at(-2);
  const { about } = say.miceSolo;
  const told = say.miceChance.line(about(now), before === undefined ? null : about(before));
  const words = (isLarge ? 46 : 84) * growth * scale;
  return (
    <View accessible role="img" aria-label={told} style={styles.row}>
      <Drawing
        chances={chances}
        size={{ width: size.width - words - EDGES, height: size.height - space.s }}
      />
      <View style={{ width: words }}>
        <Words as="label" align="right" lines={1}>
          {about(now)}
        </Words>
        {!isLarge && (
          <Words as="small" align="right" colour={inkSoft} lines={1}>
            {say.miceChance.title}
          </Words>
        )}
      </View>
    </View>
  );
}

const EDGES = 2 * (space.s + outline.thin) + space.s;

const AnimatedCircle = Animated.createAnimatedComponent(Circle);
const AnimatedPath = Animated.createAnimatedComponent(Path);

function Drawing({ chances, size }: { readonly chances: readonly number[]; readonly size: Size }) {
  const { accents, glow, outline: ink, hairline } = useColours();
  const { d, half, from, to } = chanceShape(chances, size);
  const end = useEnd(from, to, chances.length);
  const pen = { fill: 'none', stroke: accents.mice.text, strokeWidth: PEN } as const;
  return (
    <Svg width={size.width} height={size.height}>
      <Path d={half} stroke={hairline} strokeWidth={1.5} strokeDasharray="3 5" />
      <Path d={d} {...pen} strokeLinejoin="round" strokeLinecap="round" />
      <AnimatedPath animatedProps={end.piece} {...pen} strokeLinecap="round" />
      <AnimatedCircle
        animatedProps={end.dot}
        r={DOT - 1}
        fill={glow}
        stroke={ink}
        strokeWidth={outline.thin}
      />
    </Svg>
  );
}

/** The newest piece draws itself, with the dot at its end. */
function useEnd(from: At, to: At, count: number) {
  const { reduced, ms } = useMotion();
  const drawn = useSharedValue(1);
  useEffect(() => {
    if (reduced) return;
    drawn.set(0);
    drawn.set(withTiming(1, { duration: ms('slide'), easing: Easing.out(Easing.cubic) }));
  }, [count, drawn, reduced, ms]);
  const dot = useAnimatedProps(() => ({
    cx: from.x + (to.x - from.x) * drawn.get(),
    cy: from.y + (to.y - from.y) * drawn.get(),
  }));
  const piece = useAnimatedProps(() => {
    const x = from.x + (to.x - from.x) * drawn.get();
    const y = from.y + (to.y - from.y) * drawn.get();
    return { d: `M${from.x} ${from.y}L${x} ${y}` };
  });
  return { dot, piece };
}

const styles = StyleSheet.create({
  strip: {
    position: 'absolute',
    justifyContent: 'center',
    paddingHorizontal: space.s,
    borderWidth: outline.thin,
    borderRadius: radius.m,
    overflow: 'hidden',
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
