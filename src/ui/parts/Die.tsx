import { useEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { Icon } from '../art/Icon';
import { fade } from '../motion/fade';
import { useMotion } from '../motion/MotionProvider';
import { SHOWN_FACES, tumbleAt } from '../motion/tumble';
import { outline, radius, target } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { DieShape, type DieFace, type DieTone } from './die-shape';
import { Tappable } from './Tappable';

/** open: it lies on the table. aside: it keeps its number on the tray. forced: it ended the turn. */
export type DieState = 'open' | 'aside' | 'forced';

interface Props {
  readonly size: number;
  /** null: not rolled yet. The number is decided before the die tumbles. */
  readonly face: DieFace | null;
  readonly label: string;
  readonly state?: DieState;
  readonly tone?: DieTone;
  /** Tumbles anew when this changes, also onto the same number. */
  readonly roll?: number;
  /** It is thrown as it appears. */
  readonly fresh?: boolean;
  /** Lands at once: a tap skips any animation. */
  readonly skip?: boolean;
  readonly onPress?: () => void;
  readonly selected?: boolean;
}

/** Two faces that pass by while it tumbles; never the one it will show. */
const passing = (face: DieFace): DieFace[] => [7 - face, (face % 6) + 1] as DieFace[];

/** How far the ring round it reaches. */
const RING = 5;

interface LayerProps {
  readonly at: number;
  readonly progress: SharedValue<number>;
  readonly children: React.ReactNode;
}

function Layer({ at, progress, children }: LayerProps) {
  const style = useAnimatedStyle(() => ({
    opacity: tumbleAt(progress.get()).shown === at ? 1 : 0,
  }));
  return <Animated.View style={[StyleSheet.absoluteFill, style]}>{children}</Animated.View>;
}

export function Die(props: Props) {
  const { size, face, label, state = 'open', tone = 'cream', roll = 0, skip = false } = props;
  const isFresh = props.fresh === true && !skip;
  const colours = useColours();
  const { reduced, ms } = useMotion();
  const progress = useSharedValue(isFresh && !reduced ? 0 : 1);
  const seen = useSharedValue(1);
  const last = useRef({ face: isFresh ? null : face, roll });

  useEffect(() => {
    const { face: faceBefore, roll: rollBefore } = last.current;
    last.current = { face, roll };
    const isThrown = face !== null && (faceBefore === null || roll !== rollBefore);
    if (skip) {
      progress.set(1);
      seen.set(1);
    } else if (isThrown && reduced) {
      seen.set(0);
      seen.set(fade(1, ms('fade')));
    } else if (isThrown) {
      progress.set(0);
      progress.set(withTiming(1, { duration: ms('tumble'), easing: Easing.out(Easing.quad) }));
    }
  }, [face, roll, skip, reduced, ms, progress, seen]);

  const flight = useAnimatedStyle(() => {
    const { lift, turn, scale } = tumbleAt(progress.get());
    return {
      opacity: seen.get(),
      transform: [{ translateY: lift * size }, { rotate: `${turn}deg` }, { scale }],
    };
  });

  const box = { width: size, height: size };
  // A small die has room round it for the finger: the ring lies close to the die all the same.
  const reach = props.onPress === undefined ? -RING : Math.max(0, target - size) / 2 - RING;
  if (face === null) {
    return (
      <View
        accessible
        role="img"
        aria-label={label}
        style={[box, styles.waiting, { borderColor: colours.line, borderRadius: size * 0.25 }]}
      />
    );
  }

  const look = { tone, colours: colours.dice[tone], flat: state === 'aside' };
  const ink = state === 'forced' ? colours.danger.fill : colours.outline;
  const faces = [...passing(face), face];
  return (
    <Tappable
      label={label}
      onPress={props.onPress}
      selected={props.selected}
      style={{ ...box, ...styles.middle }}
    >
      {(state === 'forced' || props.selected) && (
        <View
          style={[
            styles.ring,
            { top: reach, bottom: reach, left: reach, right: reach },
            {
              borderRadius: size * 0.3,
              borderColor: state === 'forced' ? colours.danger.fill : colours.glow,
              boxShadow: `0 0 0 1.5px ${colours.outline}`,
            },
          ]}
        />
      )}
      <Animated.View style={[box, flight, state === 'aside' && styles.aside]}>
        {faces.map((shown, at) => (
          <Layer key={at === SHOWN_FACES - 1 ? 'decided' : at} at={at} progress={progress}>
            <DieShape face={shown} outline={ink} {...look} />
          </Layer>
        ))}
      </Animated.View>
      {state === 'forced' && (
        <View
          style={[
            styles.sign,
            { backgroundColor: colours.danger.fill, borderColor: colours.danger.on },
          ]}
        >
          <Icon name="stop" size={size * 0.22} colour={colours.danger.on} />
        </View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  middle: { alignItems: 'center', justifyContent: 'center' },
  waiting: { borderWidth: outline.normal, borderStyle: 'dashed' },
  aside: { width: '80%', height: '80%' },
  ring: { position: 'absolute', borderWidth: outline.thick },
  sign: {
    position: 'absolute',
    right: -9,
    top: -9,
    padding: 4,
    borderRadius: radius.round,
    borderWidth: outline.thin,
  },
});
