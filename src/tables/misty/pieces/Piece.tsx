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
  /** Its row and column on the sheet; of one that is gone, just outside the glass. */
  readonly row: number;
  readonly column: number;
  /** Where the middle of the first cell of the sheet is, and how far it is from one cell to the next. */
  readonly start: Point;
  readonly pitch: number;
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

/**
 * A drawing on the window, from when it is drawn until it has moved, was smeared or eaten, or has left. It
 * travels from cell to cell; where the cells themselves go or grow, it is there in the same frame.
 */
export const Piece = memo(function Piece(props: Props) {
  const { kind, look, row, column, pitch, size, isStill, haste = 1, comes } = props;
  const { isWinking = false } = props;
  const { reduced, ms } = useMotion();
  const [home] = useState({ row, column });
  const across = useSharedValue(0);
  const down = useSharedValue(0);
  const way = useSharedValue(1);
  const isAway = look === 'gone' || look === 'eaten';
  const here = useSharedValue(comes === 'appears' || isAway ? 0 : 1);
  const drop = useSharedValue(comes === 'drops' && !reduced ? 1 : 0);
  const wink = useSharedValue(0);

  const before = useRef({ row, column });
  useEffect(() => {
    const { row: oldRow, column: oldColumn } = before.current;
    before.current = { row, column };
    if (oldRow === row && oldColumn === column) return;
    const goal = { x: column - home.column, y: row - home.row };
    if (isStill || reduced) {
      across.set(goal.x);
      down.set(goal.y);
      if (isStill) return;
      here.set(withSequence(withTiming(0, { duration: 0 }), fade(isAway ? 0 : 1, ms('fade'))));
      return;
    }
    const duration = ms('fly') * haste;
    const to = (value: number) =>
      withTiming(value, { duration, easing: Easing.inOut(Easing.quad) });
    across.set(to(goal.x));
    down.set(to(goal.y));
    way.set(0);
    way.set(withTiming(1, { duration, easing: Easing.linear }));
  }, [row, column, home, isStill, reduced, haste, ms, isAway, across, down, way, here]);

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
    const grown = 1 + 0.22 * drop.get() + 0.08 * wink.get();
    return {
      opacity: here.get(),
      transform: [
        { translateX: across.get() * pitch },
        { translateY: down.get() * pitch - pose.lift * size - drop.get() * size * 0.3 },
        { rotate: `${pose.turn + 8 * wink.get()}deg` },
        { scaleX: grown * pose.wide },
        { scaleY: grown * pose.high },
      ],
    };
  });
  const isLoose = useOnItsWay(row, column, isStill, haste);
  const shown = useLateSmear(look, (props.smearsLate ?? false) && !isStill, haste);
  const card = lookOfCard(shown, props.isChosen ?? false);
  // Also what is taken back leaves on top of what it lay on.
  const layer = isLoose && look !== 'under' ? Math.max(ON_ITS_WAY, props.layer) : props.layer;
  const place = {
    left: props.start.x + home.column * pitch - size / 2,
    top: props.start.y + home.row * pitch - size / 2,
  };
  return (
    <Animated.View aria-hidden style={[styles.piece, place, { zIndex: layer }, moving]}>
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
function useOnItsWay(row: number, column: number, isStill: boolean, haste: number): boolean {
  const { reduced, ms } = useMotion();
  const [rest, setRest] = useState({ row, column });
  const isElsewhere = rest.row !== row || rest.column !== column;
  const travels = isElsewhere && !isStill && !reduced;
  const takes = travels ? ms('fly') * haste * SETTLES_AT : 0;
  useEffect(() => {
    if (!isElsewhere) return undefined;
    const timer = setTimeout(() => setRest({ row, column }), takes);
    return () => clearTimeout(timer);
  }, [row, column, isElsewhere, takes]);
  return travels;
}

/** Over all that lies on the glass. */
const ON_ITS_WAY = 40;

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

const styles = StyleSheet.create({
  piece: { position: 'absolute', pointerEvents: 'none' },
});
