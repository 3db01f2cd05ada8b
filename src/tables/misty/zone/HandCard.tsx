import { useEffect, useMemo, useState } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, {
  Easing,
  runOnJS,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';
import { arrowOf, kindOf, type Card } from '../../../game-core/games/misty/cards';
import { Halo, Pressable, shadow, useColours, useMotion } from '../../../ui';
import { MarkRing } from '../../shared/marks/MarkRing';
import type { Mark } from '../../shared/marks/marks';
import { CardFace } from '../pieces/CardFace';

interface Props {
  readonly card: Card;
  /** Its place in the hand, from 0: they come one after another. */
  readonly nth: number;
  readonly size: number;
  readonly label: string;
  readonly isChosen: boolean;
  /** It lies in the window as a draft: here is its empty place. */
  readonly isPlaced: boolean;
  /** Nobody may choose now. */
  readonly isOff: boolean;
  readonly marks: readonly Mark[];
  readonly canDrag: boolean;
  readonly tabIndex?: 0 | -1;
  readonly onChoose: (card: Card) => void;
  /** A finger begins to drag it. */
  readonly onCarry: (card: Card) => void;
  /** Where a finger has let go of it, on the screen. */
  readonly onDrop: (card: Card, x: number, y: number) => void;
}

/** So far a finger must go before it drags. */
const SLACK = 8;

/** A card in hand: tapped, or dragged into the window. */
export function HandCard(props: Props) {
  const { card, size, isChosen, isPlaced, isOff, canDrag, onChoose, onCarry, onDrop } = props;
  const { line, sunken } = useColours();
  const { reduced, ms } = useMotion();
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const held = useSharedValue(0);
  const lift = useSharedValue(0);
  // Under the finger it is seen also where its only place is taken already.
  const [isCarried, setCarried] = useState(false);
  const isAway = isPlaced && !isCarried;

  useEffect(() => {
    const to = isChosen && !isPlaced ? 1 : 0;
    lift.set(
      reduced ? to : withTiming(to, { duration: ms('fade'), easing: Easing.out(Easing.back(2)) }),
    );
  }, [isChosen, isPlaced, reduced, ms, lift]);

  const dealt = useSharedValue(reduced ? 0 : 1);
  useEffect(() => {
    const takes = ms('fade');
    const arrive = withTiming(0, { duration: takes, easing: Easing.out(Easing.quad) });
    dealt.set(withDelay(props.nth * takes * 0.25, arrive));
    // How it comes is settled when it does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const back = ms('fade');
  const drag = useMemo(
    () =>
      Gesture.Pan()
        .enabled(canDrag && !isOff)
        .minDistance(SLACK)
        .onStart(() => {
          held.set(1);
          runOnJS(setCarried)(true);
          runOnJS(onCarry)(card);
        })
        .onUpdate(({ translationX, translationY }) => {
          x.set(translationX);
          y.set(translationY);
        })
        .onEnd(({ absoluteX, absoluteY }, isLetGo) => {
          // A call or a gesture of the phone takes it from the finger: it goes back to the hand.
          if (isLetGo) runOnJS(onDrop)(card, absoluteX, absoluteY);
        })
        .onFinalize(() => {
          held.set(0);
          runOnJS(setCarried)(false);
          x.set(withTiming(0, { duration: back }));
          y.set(withTiming(0, { duration: back }));
        }),
    [canDrag, isOff, card, onCarry, onDrop, back, held, x, y],
  );

  const moving = useAnimatedStyle(() => ({
    zIndex: held.get() === 1 ? 100 : 1,
    opacity: 1 - dealt.get(),
    transform: [
      { translateX: x.get() },
      { translateY: y.get() - 6 * lift.get() + size * 0.4 * dealt.get() },
      { scale: 1 + 0.12 * held.get() + 0.04 * lift.get() },
    ],
  }));
  const box = { width: size, height: size };
  return (
    <View style={box}>
      {isPlaced && (
        <View
          style={[
            StyleSheet.absoluteFill,
            styles.gap,
            { borderColor: line, backgroundColor: sunken, borderRadius: size * 0.14 },
          ]}
        />
      )}
      <GestureDetector gesture={drag}>
        <Animated.View style={[box, moving]}>
          <Pressable
            testID={`hand-${card}`}
            role="radio"
            aria-checked={isChosen}
            aria-label={props.label}
            aria-disabled={isOff}
            disabled={isOff}
            {...(props.tabIndex !== undefined && { tabIndex: props.tabIndex })}
            {...(Platform.OS !== 'web' && { 'aria-selected': isChosen })}
            onPress={() => onChoose(card)}
            style={[box, { borderRadius: size * 0.14 }, !isAway && styles.card]}
          >
            {isChosen && !isAway && <Halo size={box} round={size * 0.14} bare />}
            <View style={isAway && styles.away}>
              <CardFace kind={kindOf(card)} look="asleep" arrow={arrowOf(card)} size={size} />
            </View>
            <MarkRing marks={props.marks} round={size * 0.14} width={size} />
          </Pressable>
        </Animated.View>
      </GestureDetector>
    </View>
  );
}

const styles = StyleSheet.create({
  gap: { borderWidth: 2, borderStyle: 'dashed' },
  card: { boxShadow: shadow.low },
  away: { opacity: 0 },
});
