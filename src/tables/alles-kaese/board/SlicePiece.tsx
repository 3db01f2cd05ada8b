import { memo, useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';
import type { Front as FrontName, Holes } from '../../../game-core/games/alles-kaese/cards';
import { FingerArea, fade, Halo, Tappable, useColours, useMotion } from '../../../ui';
import { ringShadow } from '../../../ui/theme/lit';
import { LIFT } from '../layout/look';
import { Burst } from '../pieces/Burst';
import { Front } from '../pieces/Front';
import { PawMark } from '../pieces/signs';
import { Slice, type SliceLook } from '../pieces/Slice';
import type { TagMark } from '../pieces/Tag';
import { TurnOver } from './TurnOver';

/** From or to another place, as a distance and a size beside its own. */
export interface Way {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Props {
  readonly holes: Holes;
  /** Its upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly label: string;
  readonly look: SliceLook;
  readonly isBig: boolean;
  readonly mark: TagMark;
  /** It can be tapped, and shines; while a hint means another one, it has a thin ring. */
  readonly light: 'halo' | 'ring' | null;
  readonly isLifted: boolean;
  /** The colour of who is at turn and has looked at it. */
  readonly paw: string | null;
  /** It lies open at once, for who looks. */
  readonly front: FrontName | null;
  /** It is being turned over for all. */
  readonly turns: FrontName | null;
  /** The trap has snapped. */
  readonly isSnapped: boolean;
  /** Where it comes from as it appears, and which of those that come. */
  readonly from: Way | null;
  readonly nth: number;
  /** Where it goes; null as long as it stays. */
  readonly to: Way | null;
  readonly onPress?: () => void;
  /** A finger on a slice that cannot be chosen wants to know why. */
  readonly onAsk?: () => void;
}

const SHAKE = 60;
const BETWEEN_DEALT = 0.3;

/** A slice on its shelf, from when it comes from the pile until it has gone to a plate or away. */
export const SlicePiece = memo(function SlicePiece(props: Props) {
  const { holes, size, isBig, from, to, isLifted, isSnapped, turns, front } = props;
  const { glow, outline } = useColours();
  const { reduced, ms } = useMotion();
  const come = useSharedValue(from === null ? 1 : 0);
  const gone = useSharedValue(0);
  const lift = useSharedValue(isLifted ? 1 : 0);
  const shake = useSharedValue(0);

  useEffect(() => {
    const appear = reduced
      ? fade(1, ms('fade'))
      : withTiming(1, { duration: ms('fly'), easing: Easing.out(Easing.cubic) });
    come.set(withDelay(props.nth * BETWEEN_DEALT * ms('slide'), appear));
    // How it comes is settled when it does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const goes = to !== null;
  useEffect(() => {
    if (!goes) gone.set(0);
    else if (reduced) come.set(fade(0, ms('fade')));
    else gone.set(withTiming(1, { duration: ms('fly'), easing: Easing.inOut(Easing.quad) }));
  }, [goes, reduced, ms, gone, come]);

  useEffect(() => {
    const end = isLifted ? 1 : 0;
    lift.set(
      reduced
        ? end
        : withTiming(end, { duration: ms('slide'), easing: Easing.out(Easing.back(2)) }),
    );
  }, [isLifted, reduced, ms, lift]);

  useEffect(() => {
    if (isSnapped && !reduced) shake.set(withRepeat(withTiming(1, { duration: SHAKE }), 6, true));
  }, [isSnapped, reduced, shake]);

  const moving = useAnimatedStyle(() => {
    const away = 1 - come.get();
    const off = gone.get();
    // What only fades stays where it is.
    const hop = reduced ? 0 : Math.sin(off * Math.PI) + Math.sin(away * Math.PI);
    const arc = hop * size * 0.25;
    const start = reduced || from === null ? { x: 0, y: 0, scale: 1 } : from;
    const end = to ?? { x: 0, y: 0, scale: 1 };
    return {
      opacity: reduced || from === null ? come.get() : 1,
      transform: [
        { translateX: away * start.x + off * end.x + Math.sin(shake.get() * Math.PI * 2) * 5 },
        { translateY: away * start.y + off * end.y - arc - lift.get() * LIFT.up },
        {
          scale:
            (1 + away * (start.scale - 1)) *
            (1 + off * (end.scale - 1)) *
            (1 + LIFT.growth * lift.get()),
        },
      ],
    };
  });

  const { onPress, onAsk } = props;
  const box = { width: size, height: size };
  const open = front ?? turns;
  const back = (
    <Slice holes={holes} size={size} look={props.look} mark={props.mark} isBig={isBig} />
  );
  return (
    <Animated.View
      style={[
        styles.piece,
        { left: props.x, top: props.y, zIndex: goes || turns !== null ? 3000 : isLifted ? 20 : 10 },
        moving,
      ]}
    >
      {isSnapped && (
        <View style={[styles.burst, { left: -size * 0.6, top: -size * 0.6 }]}>
          <Burst size={size * 2.2} />
        </View>
      )}
      <Tappable
        label={props.label}
        onPress={onPress}
        selected={props.mark === 'chosen'}
        style={box}
      >
        {props.light === 'halo' && <Halo size={box} round={size * 0.16} bare />}
        {props.light === 'ring' && (
          <View
            style={[
              StyleSheet.absoluteFill,
              { borderRadius: size * 0.16, boxShadow: ringShadow({ glow, outline }) },
            ]}
          />
        )}
        {front !== null ? (
          <Front front={front} holes={holes} size={size} isBig={isBig} hasTag />
        ) : (
          <TurnOver
            size={size}
            back={back}
            front={
              turns === null ? null : (
                <Front front={turns} holes={holes} size={size} isBig={isBig} hasTag />
              )
            }
          />
        )}
        {props.paw !== null && open === null && (
          <View style={[styles.paw, size < SMALL && styles.aside]}>
            <PawMark size={Math.max(22, size * 0.22)} ground={props.paw} />
          </View>
        )}
      </Tappable>
      {onPress === undefined && onAsk !== undefined && (
        <FingerArea style={StyleSheet.absoluteFill} onPress={onAsk} />
      )}
    </Animated.View>
  );
});

/** On a smaller slice the paw would cover the number: it lies above its tag there, which a sign may widen. */
const SMALL = 72;

const styles = StyleSheet.create({
  piece: { position: 'absolute' },
  burst: { position: 'absolute', pointerEvents: 'none' },
  paw: { position: 'absolute', right: -5, bottom: -6, pointerEvents: 'none' },
  aside: { right: -12, bottom: 13 },
});
