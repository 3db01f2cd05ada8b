import { memo, useEffect, useRef, useState } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import type { Kind } from '../../../game-core/games/misty/cards';
import type { Arrow } from '../../../game-core/games/misty/declared';
import { fade, useMotion } from '../../../ui';
import type { Point } from '../../shared/geometry';
import type { Look } from '../life';
import { CardFace } from './CardFace';
import type { CardLook } from './CardShapes';
import { gaitOf, poseAt } from './gaits';

interface Props {
  readonly kind: Kind;
  readonly look: Look;
  readonly arrow: Arrow | null;
  /** Its middle; of one that is gone, just outside the glass. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** It lies where it should at once. */
  readonly isStill: boolean;
  /** How long it takes to get there, beside the usual. */
  readonly haste?: number;
  /** How it comes: as a draft that drops in, or out of the mist as all picks do. */
  readonly comes?: 'drops' | 'appears';
  readonly isWinking?: boolean;
  /** Something is on its way: what it covers is smeared when it arrives, no sooner. */
  readonly smearsLate?: boolean;
  /** It shows where it would go: awake, though it has not moved. */
  readonly isChosen?: boolean;
  readonly layer: number;
}

/** A drawing on the window, from when it is drawn until it has moved, was smeared or eaten, or has left. */
export const Piece = memo(function Piece(props: Props) {
  const { kind, look, x, y, size, isStill, haste = 1, comes, isWinking = false } = props;
  const { reduced, ms } = useMotion();
  const left = useSharedValue(x);
  const top = useSharedValue(y);
  const side = useSharedValue(size);
  const way = useSharedValue(1);
  const isAway = look === 'gone' || look === 'eaten';
  const here = useSharedValue(comes === undefined ? (isAway ? 0 : 1) : 0);
  const drop = useSharedValue(comes === 'drops' && !reduced ? 1 : 0);
  const wink = useSharedValue(0);

  const before = useRef({ x, y, size });
  useEffect(() => {
    const { x: oldX, y: oldY, size: oldSize } = before.current;
    before.current = { x, y, size };
    if (oldX === x && oldY === y && oldSize === size) return;
    if (isStill) {
      left.set(x);
      top.set(y);
      side.set(size);
      return;
    }
    if (reduced) {
      left.set(x);
      top.set(y);
      side.set(size);
      here.set(withSequence(withTiming(0, { duration: 0 }), fade(isAway ? 0 : 1, ms('fade'))));
      return;
    }
    const isResized = oldSize !== size;
    const duration = ms(isResized ? 'slide' : 'fly') * haste;
    const easing = isResized ? Easing.out(Easing.quad) : Easing.inOut(Easing.quad);
    const to = (value: number) => withTiming(value, { duration, easing });
    left.set(to(x));
    top.set(to(y));
    side.set(to(size));
    if (isResized) return;
    way.set(0);
    way.set(withTiming(1, { duration, easing: Easing.linear }));
  }, [x, y, size, isStill, reduced, haste, ms, isAway, left, top, side, way, here]);

  useEffect(() => {
    const end = isAway ? 0 : 1;
    if (isStill && comes === undefined) here.set(end);
    else if (isAway && !reduced) here.set(withDelay(ms('fly') * haste * 0.45, fade(0, ms('fade'))));
    else here.set(fade(end, comes === 'appears' ? ms('flip') : ms('fade')));
  }, [isAway, isStill, reduced, comes, haste, ms, here]);

  useEffect(() => {
    if (comes !== 'drops' || reduced) return;
    drop.set(withTiming(0, { duration: ms('fade'), easing: Easing.out(Easing.back(2.2)) }));
    // How it comes is settled when it does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!isWinking || reduced) return;
    const half = ms('flip') / 2;
    wink.set(withSequence(withTiming(1, { duration: half }), withTiming(0, { duration: half })));
  }, [isWinking, reduced, ms, wink]);

  const gait = gaitOf(kind);
  const moving = useAnimatedStyle(() => {
    const pose = poseAt(gait, way.get());
    const grown = (side.get() / size) * (1 + 0.22 * drop.get() + 0.08 * wink.get());
    return {
      opacity: here.get(),
      transform: [
        { translateX: left.get() - size / 2 },
        { translateY: top.get() - size / 2 - pose.lift * size - drop.get() * size * 0.3 },
        { rotate: `${pose.turn + 8 * wink.get()}deg` },
        { scaleX: grown * pose.wide },
        { scaleY: grown * pose.high },
      ],
    };
  });
  const isLoose = useOnItsWay(x, y, size, isStill, haste);
  const shown = useLateSmear(look, (props.smearsLate ?? false) && !isStill, haste);
  const card = lookOfCard(shown, props.isChosen ?? false);
  return (
    <Animated.View aria-hidden style={[styles.piece, { zIndex: props.layer }, moving]}>
      <CardFace
        kind={kind}
        look={card}
        arrow={props.arrow}
        isWinking={isWinking}
        isLoose={isLoose && card === 'awake'}
        size={size}
      />
    </Animated.View>
  );
});

/** Whether it is on its way: from one place to another it goes without its pane. */
function useOnItsWay(x: number, y: number, size: number, isStill: boolean, haste: number): boolean {
  const { reduced, ms } = useMotion();
  const [rest, setRest] = useState({ x, y, size });
  const isElsewhere = rest.x !== x || rest.y !== y || rest.size !== size;
  const travels = isElsewhere && rest.size === size && !isStill && !reduced;
  const takes = travels ? ms('fly') * haste * SETTLES_AT : 0;
  useEffect(() => {
    if (!isElsewhere) return undefined;
    const timer = setTimeout(() => setRest({ x, y, size }), takes);
    return () => clearTimeout(timer);
  }, [x, y, size, isElsewhere, takes]);
  return travels;
}

/** How far it has come when its pane clears, as a part of the way. */
const SETTLES_AT = 0.9;

/** How far it has come when the smear is wiped on, as a part of the way. */
const SMEARED_AT = 0.8;

/** What is smeared looks as before until what covers it has arrived; who covers it is awake on the way. */
function useLateSmear(look: Look, isLate: boolean, haste: number): Look {
  const { reduced, ms } = useMotion();
  const [before, setBefore] = useState(look);
  const waits = isLate && !reduced && (look === 'smudged' || look === 'under');
  const delay = waits ? ms('fly') * haste * SMEARED_AT : 0;
  useEffect(() => {
    const timer = setTimeout(() => setBefore(look), delay);
    return () => clearTimeout(timer);
  }, [look, delay]);
  if (!waits || before === look) return look;
  return look === 'smudged' && before === 'asleep' ? 'awake' : before;
}

function lookOfCard(look: Look, isChosen: boolean): CardLook {
  switch (look) {
    case 'asleep':
      return isChosen ? 'awake' : 'asleep';
    case 'smudged':
    case 'under':
      return 'smudged';
    case 'awake':
    case 'gone':
    case 'eaten':
      return 'awake';
  }
}

/** Where a piece that is gone is seen to go. */
export function beyond({ x, y }: Point, step: Point, pitch: number): Point {
  return { x: x + step.x * pitch, y: y + step.y * pitch };
}

const styles = StyleSheet.create({
  piece: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
});
