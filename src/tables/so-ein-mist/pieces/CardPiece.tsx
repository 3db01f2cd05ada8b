import { memo, useEffect, useState } from 'react';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';
import type { Animal, Card } from '../../../game-core/games/so-ein-mist/cards';
import { fade, useMotion } from '../../../ui';
import { backOf, faceOf } from './faces';
import { PathCard } from './PathCard';

interface Props {
  readonly card: Card;
  /** Its upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly label: string;
  /** Who would take it, if somebody may land here now. */
  readonly taker: Animal | null;
  readonly light: 'glow' | 'ring' | null;
  readonly isDoubled: boolean;
  readonly isBig: boolean;
  /** Only as it appears; null if it lay there before. */
  readonly entrance: 'dealt' | 'turned' | null;
  /** Which of the cards that are dealt. */
  readonly nth: number;
  /** How far it is to the pile of who takes it; null as long as it stays. */
  readonly flyX: number | null;
  readonly flyY: number | null;
}

const BETWEEN_DEALT = 0.18;

/** A card on the path, from when it is laid down until it has flown to somebody's pile. */
export const CardPiece = memo(function CardPiece(props: Props) {
  const { card, x, y, width, entrance, nth, flyX, flyY } = props;
  const { reduced, ms } = useMotion();
  const flight = useSharedValue(0);
  const here = useSharedValue(entrance === null ? 1 : 0);
  // It lies face down for one moment, so that it can turn over.
  const [isUp, setUp] = useState(entrance !== 'turned');

  useEffect(() => {
    setUp(true);
    const appear = reduced
      ? fade(1, ms('fade'))
      : withTiming(1, { duration: ms('fade'), easing: Easing.out(Easing.quad) });
    here.set(withDelay(entrance === 'dealt' ? nth * BETWEEN_DEALT * ms('slide') : 0, appear));
    // How it appears is settled when it does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const flies = flyX !== null;
  useEffect(() => {
    if (!flies) flight.set(0);
    else if (reduced) here.set(fade(0, ms('fade')));
    else flight.set(withTiming(1, { duration: ms('fly'), easing: Easing.inOut(Easing.quad) }));
  }, [flies, reduced, ms, flight, here]);

  const moving = useAnimatedStyle(() => {
    const gone = flight.get();
    const arc = Math.sin(gone * Math.PI) * width * 0.3;
    const grown = reduced ? 1 : 0.7 + 0.3 * here.get();
    return {
      opacity: here.get() * (gone > 0.9 ? (1 - gone) * 10 : 1),
      transform: [
        { translateX: gone * (flyX ?? 0) },
        { translateY: gone * (flyY ?? 0) - arc },
        { scale: grown * (1 - 0.68 * gone) },
      ],
    };
  });

  return (
    <Animated.View
      style={[{ position: 'absolute', left: x, top: y, zIndex: flies ? 3000 : 0 }, moving]}
    >
      <PathCard
        width={width}
        face={isUp && !flies ? faceOf(card) : null}
        back={backOf(card)}
        label={props.label}
        light={props.light}
        taker={props.taker ?? undefined}
        doubled={props.isDoubled}
        big={props.isBig}
      />
    </Animated.View>
  );
});
