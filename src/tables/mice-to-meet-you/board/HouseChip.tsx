import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import {
  BotMark,
  DrawnWords,
  largeText,
  outline,
  Picture,
  radius,
  space,
  Tappable,
  ThinkingSign,
  useColours,
  useGrowth,
  useTextScale,
  Words,
} from '../../../ui';
import { useSeatSpot } from '../../shared/chips/seat-spots';
import { SeatFace } from '../../shared/faces/SeatFace';
import type { Rect } from '../../shared/geometry';
import { Nut } from '../pieces/Nut';
import { RoomSign } from '../pieces/signs';

/** What is counted in a house. */
export interface HouseCounts {
  readonly rooms: number;
  readonly larders: number;
  readonly nuts: number;
}

interface Props {
  readonly seat: Seat;
  readonly place: Rect;
  readonly name: string;
  readonly isBot: boolean;
  readonly counts: HouseCounts;
  /** Whose throw it is. */
  readonly isActive: boolean;
  readonly isThinking: boolean;
  /** One more larder and it is over. */
  readonly isUrgent: boolean;
  /** What they answer, for a moment. */
  readonly answer: ReactNode;
  readonly label: string;
  readonly onPress: (seat: Seat) => void;
}

/** A sign of what is counted, its digits, and what is beside them on a chip. */
const SIGN = 13;
const LETTERS = 14;
const DIGIT = 8.4;
const EDGES = 12;
/** From this width on, the face stands beside both lines. */
const ROOMY = 140;

/** About where a chip counts nuts: what is earned flies there. */
export function nutsOnChip({ x, y, width, height }: Rect, growth: number): Rect {
  const [left, row] = [Math.min(width * 0.72, 110 * growth), height / 2];
  return { x: x + left, y: y + row, width: Math.min(width - left, 24 * growth), height: row };
}

/** Somebody who is not in the house on the table: rooms, larders, nuts. It opens their house. */
export const HouseChip = memo(function HouseChip(props: Props) {
  const { seat, place, counts, isActive, isUrgent } = props;
  const colours = useColours();
  const growth = useGrowth();
  const spot = useSeatSpot(seat);
  const isLarge = useTextScale() >= largeText;
  const { soft, text } = colours.accents.mice;
  const isRoomy = !isLarge && place.width >= ROOMY * growth;
  const size = (isRoomy ? 34 : isLarge ? 26 : 21) * growth;
  const face = (
    <View>
      <SeatFace seat={seat} size={size} />
      {props.isBot && isRoomy && !props.isThinking && (
        <View style={styles.bot}>
          <BotMark />
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
    <View style={styles.shrinks}>
      <Words as="smallStrong" lines={1} colour={isActive ? text : colours.ink}>
        {props.name}
      </Words>
    </View>
  );
  const numbers = <Numbers counts={counts} isRoomy={isRoomy} width={place.width} />;
  return (
    <View
      ref={spot}
      style={[
        styles.place,
        { left: place.x, top: place.y, width: place.width, height: place.height },
      ]}
    >
      <Tappable
        label={props.label}
        onPress={() => props.onPress(seat)}
        style={{
          ...styles.chip,
          backgroundColor: isActive ? soft : colours.surface,
          borderColor: isUrgent ? colours.danger.fill : isActive ? text : colours.hairline,
          borderWidth: isActive || isUrgent ? outline.normal + 1 : outline.normal,
        }}
      >
        {isLarge ? (
          <View style={styles.stack}>
            {face}
            {numbers}
          </View>
        ) : isRoomy ? (
          <View style={styles.row}>
            {face}
            <View style={styles.lines}>
              {name}
              {numbers}
            </View>
          </View>
        ) : (
          <View style={styles.lines}>
            <View style={styles.row}>
              {face}
              {name}
            </View>
            {numbers}
          </View>
        )}
      </Tappable>
      {props.answer !== null && (
        <View aria-hidden style={styles.answer}>
          {props.answer}
        </View>
      )}
    </View>
  );
});

interface NumbersProps {
  readonly counts: HouseCounts;
  readonly isRoomy: boolean;
  /** Of the chip: all of them fit in. */
  readonly width: number;
}

function Numbers({ counts, isRoomy, width }: NumbersProps) {
  const { ink } = useColours();
  const digits = Object.values(counts).join('').length;
  const needed = 3 * (SIGN + 1) + digits * DIGIT + EDGES;
  const size = Math.min(useGrowth(), width / needed);
  const sign = SIGN * size;
  const letters = LETTERS * size;
  const parts = [
    { key: 'rooms', sign: <RoomSign size={sign} colour={ink} />, value: counts.rooms },
    { key: 'larders', sign: <Picture name="cheese" size={sign} />, value: counts.larders },
    { key: 'nuts', sign: <Nut size={sign} />, value: counts.nuts },
  ];
  return (
    <View aria-hidden style={[styles.numbers, isRoomy && styles.apart]}>
      {parts.map((part) => (
        <View key={part.key} style={styles.count}>
          {part.sign}
          <DrawnWords size={letters} colour={ink}>
            {String(part.value)}
          </DrawnWords>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  chip: {
    flex: 1,
    justifyContent: 'center',
    paddingHorizontal: 3,
    borderRadius: radius.m - 2,
    overflow: 'hidden',
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  stack: { alignItems: 'center' },
  lines: { flexShrink: 1, flexGrow: 1 },
  shrinks: { flexShrink: 1 },
  numbers: { flexDirection: 'row', justifyContent: 'space-between', paddingHorizontal: 1 },
  apart: { justifyContent: 'flex-start', gap: 8 },
  count: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  bot: { position: 'absolute', top: -3, left: -3 },
  thinking: { position: 'absolute', bottom: -4, left: -2 },
  answer: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
});
