import { memo, useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import type { Card } from '../../../game-core/games/mice-to-meet-you/cards';
import {
  DrawnWords,
  FingerArea,
  Icon,
  outline,
  radius,
  Tappable,
  useColours,
  useMotion,
} from '../../../ui';
import type { Rect } from '../../shared/geometry';
import { Nut } from '../pieces/Nut';
import { Boards, Lock } from '../pieces/signs';
import { useHouseColours } from '../useHouseColours';
import { RoomLook, ROUND } from './RoomLook';
import type { Light, RoomState } from './room-state';

interface Props {
  readonly card: Card;
  readonly place: Rect;
  readonly kind: RoomState['kind'];
  readonly isLocked: boolean;
  readonly light: Light;
  readonly isChosen: boolean;
  /** What it costs; shown on its corner. */
  readonly nuts: number;
  readonly isBig: boolean;
  /** Boards close over it now, or open. */
  readonly boards: 'closing' | 'opening' | null;
  readonly label: string;
  readonly onPress?: (card: Card) => void;
  /** Somebody presses a room that cannot be chosen, and wants to know why. */
  readonly onAsk?: (card: Card) => void;
}

/** A room or a larder in its place. */
export const Room = memo(function Room(props: Props) {
  const { card, place, kind, light, isChosen, boards, onPress, onAsk } = props;
  const { x, y, width, height } = place;
  const shown = boards === 'closing' ? 'larder' : kind;
  const isLit = light === 'lit';
  // Also who uses keys can ask why; an empty room has nothing to ask about.
  const isAskable = kind === 'mice' || kind === 'larder';
  const press = onPress ?? (isAskable ? onAsk : undefined);
  return (
    <View
      style={[
        styles.place,
        { left: x, top: y, width, height, zIndex: isChosen ? 3 : isLit ? 2 : 1 },
        isChosen && styles.chosen,
      ]}
    >
      <Tappable
        label={props.label}
        onPress={press && (() => press(card))}
        selected={onPress === undefined ? undefined : isChosen}
        style={{ width, height }}
      >
        <RoomLook
          card={card}
          kind={shown}
          light={light}
          isChosen={isChosen}
          width={width}
          height={height}
          isBig={props.isBig}
        />
        {boards !== null && (
          <MovingBoards key={boards} how={boards} width={width} height={height} />
        )}
      </Tappable>
      {press === undefined && onAsk !== undefined && (
        <FingerArea style={StyleSheet.absoluteFill} onPress={() => onAsk(card)} />
      )}
      <Badge {...props} />
    </View>
  );
});

/** On the upper right corner: the tick, what it costs, or that it comes last. */
function Badge({ isChosen, nuts, isLocked, light, place }: Props) {
  const { accents, outline: ink } = useColours();
  const house = useHouseColours();
  const size = Math.min(42, Math.max(20, place.width * 0.4));
  const { fill, on } = accents.mice;
  if (isChosen) {
    return (
      <View
        style={[
          styles.badge,
          styles.round,
          { width: size, height: size, backgroundColor: fill, borderColor: ink },
        ]}
      >
        <Icon name="check" size={size * 0.66} colour={on} />
      </View>
    );
  }
  if (light === 'lit' && nuts > 0) {
    const nut = size * 0.72;
    return (
      <View
        style={[
          styles.badge,
          styles.pill,
          { width: size, minHeight: size, backgroundColor: house.room, borderColor: ink },
        ]}
      >
        {nuts > 2 && (
          <DrawnWords size={nut * 0.9} colour={house.ink}>
            {String(nuts)}
          </DrawnWords>
        )}
        <Nut size={nut} />
        {nuts === 2 && (
          <View style={{ marginTop: -nut * 0.28 }}>
            <Nut size={nut} />
          </View>
        )}
      </View>
    );
  }
  if (!isLocked) return null;
  const lock = size * 0.86;
  return (
    <View
      style={[
        styles.lock,
        styles.round,
        { width: lock, height: lock, backgroundColor: house.room, borderColor: ink },
      ]}
    >
      <Lock size={lock * 0.62} colour={house.ink} />
    </View>
  );
}

function MovingBoards({
  how,
  width,
  height,
}: {
  readonly how: 'closing' | 'opening';
  readonly width: number;
  readonly height: number;
}) {
  const { reduced, ms } = useMotion();
  const shut = useSharedValue(how === 'closing' ? 0 : 1);
  useEffect(() => {
    shut.set(
      withTiming(how === 'closing' ? 1 : 0, {
        duration: ms('flip'),
        easing: how === 'closing' ? Easing.out(Easing.back(1.4)) : Easing.in(Easing.quad),
      }),
    );
  }, [how, ms, shut]);
  const moving = useAnimatedStyle(() => ({
    opacity: Math.min(1, shut.get() * 2),
    transform: [{ translateY: reduced ? 0 : (shut.get() - 1) * height }],
  }));
  return (
    <View style={[StyleSheet.absoluteFill, styles.clip]}>
      <Animated.View style={moving}>
        <Boards width={width} height={height} />
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  chosen: { transform: [{ scale: 1.03 }] },
  clip: { overflow: 'hidden', borderRadius: ROUND, pointerEvents: 'none' },
  badge: { position: 'absolute', top: -5, right: -4, pointerEvents: 'none' },
  lock: { position: 'absolute', top: 4, right: 3, pointerEvents: 'none' },
  round: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    borderWidth: outline.thin,
  },
  // Downwards: beside it is the number of the room.
  pill: {
    alignItems: 'center',
    justifyContent: 'center',
    paddingVertical: 2,
    borderRadius: radius.round,
    borderWidth: outline.thin,
  },
});
