import { memo, useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  cancelAnimation,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withRepeat,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import { LAST_TRAP } from '../../../game-core/games/alles-kaese/cards';
import type { Seat } from '../../../game-core/kernel/seats';
import {
  BotMark,
  DrawnWords,
  outline,
  radius,
  space,
  Tappable,
  ThinkingSign,
  useColours,
  useGrowth,
  useMotion,
  Words,
  type ChipShape,
} from '../../../ui';
import { useSeatSpot } from '../../shared/chips/seat-spots';
import { SeatFace } from '../../shared/faces/SeatFace';
import { clamp, type Rect } from '../../shared/geometry';
import { Wedge } from '../pieces/signs';
import { TrapMark } from '../pieces/Trap';
import type { PlateCounts } from '../words/describe';

interface Props {
  readonly seat: Seat;
  readonly place: Rect;
  readonly shape: ChipShape;
  readonly name: string;
  readonly isBot: boolean;
  readonly counts: PlateCounts;
  readonly isActive: boolean;
  readonly isThinking: boolean;
  readonly label: string;
  readonly onPress: (seat: Seat) => void;
}

/** From this width on, the counts stand beside the picture. */
const ROOMY = 150;
/** Borders and padding. */
const EDGES = 2 * (outline.thick + space.xs);

/** Degrees, and milliseconds from one tremble to the next. */
const TILT = 2.5;
const TREMBLE = { each: 70, rest: 1300 };

/** Somebody's plate: holes of cheese, and three places for traps. It trembles while one more would catch its owner. */
export const PlateChip = memo(function PlateChip(props: Props) {
  const { seat, place, shape, counts, isActive } = props;
  const colours = useColours();
  const { reduced } = useMotion();
  const { soft, text } = colours.accents.cheese;
  const isAtRisk = counts.traps === LAST_TRAP - 1;
  const trembling = useTremble(isAtRisk && isActive && !reduced);
  const isAbove = shape === 'above';
  const isNameless = shape === 'nameless';
  const growth = useGrowth();
  const spot = useSeatSpot(seat);
  const isRoomy = place.width >= ROOMY * growth;
  const isTwoLines = !isAbove && !isNameless && !isRoomy;
  const mark = (isAbove ? 14 : 16) * growth;
  const portrait = isAbove
    ? clamp(20, place.width - EDGES - 3 * mark - 6, 32 * growth)
    : isRoomy || isNameless
      ? 34 * growth
      : 23 * growth;
  const hasRedRing = isAtRisk && isActive;
  const face = (
    <View>
      <SeatFace seat={seat} size={portrait} />
      {props.isBot && !props.isThinking && !isTwoLines && (
        <View style={[styles.bot, isAbove && styles.botAbove]}>
          <BotMark scale={isAbove ? 0.7 : 1} />
        </View>
      )}
      {props.isThinking && (
        <View style={styles.thinking}>
          <ThinkingSign />
        </View>
      )}
    </View>
  );
  const name = (
    <Words as="smallStrong" lines={1} colour={isActive ? text : colours.ink}>
      {props.name}
    </Words>
  );
  const cheese = (
    <View style={styles.cheese}>
      <Wedge size={16 * growth} colour={colours.accents.cheese.text} />
      <DrawnWords size={16 * growth} colour={colours.ink}>
        {String(counts.holes)}
      </DrawnWords>
    </View>
  );
  const traps = (
    <View style={styles.traps}>
      {Array.from({ length: LAST_TRAP }, (_, nth) => (
        <TrapMark key={nth} size={mark} isFull={nth < counts.traps} />
      ))}
    </View>
  );
  return (
    <Animated.View
      ref={spot}
      style={[
        styles.place,
        { left: place.x, top: place.y, width: place.width, height: place.height },
        trembling,
      ]}
    >
      <Tappable
        label={props.label}
        onPress={() => props.onPress(seat)}
        style={{
          ...styles.chip,
          backgroundColor: isActive ? soft : colours.surface,
          borderColor: hasRedRing ? colours.danger.fill : isActive ? text : colours.hairline,
          borderWidth: isActive ? outline.thick - 0.5 : outline.normal,
        }}
      >
        {isAbove ? (
          <View style={styles.stack}>
            {name}
            <View style={styles.row}>
              {face}
              <View style={styles.counts}>
                {cheese}
                {traps}
              </View>
            </View>
          </View>
        ) : isRoomy || isNameless ? (
          <View style={styles.row}>
            {face}
            <View style={styles.words}>
              {!isNameless && name}
              <View style={isNameless ? styles.counts : styles.line}>
                {cheese}
                {traps}
              </View>
            </View>
          </View>
        ) : (
          <>
            <View style={styles.row}>
              {face}
              <View style={styles.words}>{name}</View>
              {props.isBot && <BotMark />}
            </View>
            <View style={styles.line}>
              {cheese}
              {traps}
            </View>
          </>
        )}
      </Tappable>
    </Animated.View>
  );
});

/** Every now and then, so that nobody forgets. */
function useTremble(trembles: boolean) {
  const tilt = useSharedValue(0);
  useEffect(() => {
    if (!trembles) {
      tilt.set(0);
      return undefined;
    }
    const to = (degrees: number) => withTiming(degrees, { duration: TREMBLE.each });
    tilt.set(
      withRepeat(withDelay(TREMBLE.rest, withSequence(to(TILT), to(-TILT), to(TILT), to(0))), -1),
    );
    return () => cancelAnimation(tilt);
  }, [trembles, tilt]);
  return useAnimatedStyle(() => ({ transform: [{ rotate: `${tilt.get()}deg` }] }));
}

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  chip: {
    flex: 1,
    justifyContent: 'center',
    paddingHorizontal: space.xs,
    borderRadius: radius.m,
    overflow: 'hidden',
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  stack: { alignItems: 'center', maxWidth: '100%' },
  words: { flex: 1, flexShrink: 1 },
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  counts: { gap: 1 },
  cheese: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  traps: { flexDirection: 'row', gap: 1 },
  bot: { position: 'absolute', top: -3, left: -3 },
  /** The face is small there: only the edge of its frame is covered. */
  botAbove: { top: -4, left: -6 },
  thinking: { position: 'absolute', bottom: -4, left: -2 },
});
