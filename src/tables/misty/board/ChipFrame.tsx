import type { ReactNode } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import { BotMark, outline, radius, space, Tappable, useColours } from '../../../ui';
import { useSeatSpot } from '../../shared/chips/seat-spots';
import { SeatFace } from '../../shared/faces/SeatFace';
import type { Rect } from '../../shared/geometry';

interface Props {
  readonly seat: Seat;
  readonly place: Rect;
  readonly label: string;
  readonly isActive?: boolean;
  /** How its parts stand. */
  readonly way: ViewStyle['flexDirection'];
  /** On its upper corner: a sign of how far somebody is. */
  readonly corner: ReactNode;
  readonly onPress: (seat: Seat) => void;
  readonly children: ReactNode;
}

/** Somebody at the table; a tap opens their window. */
export function ChipFrame(props: Props) {
  const { seat, place, isActive = false, way } = props;
  const { surface, hairline, accents } = useColours();
  const { soft, text } = accents.misty;
  const spot = useSeatSpot(seat);
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
          flexDirection: way,
          gap: way === 'row' ? space.xs : 0,
          backgroundColor: isActive ? soft : surface,
          borderColor: isActive ? text : hairline,
        }}
      >
        {props.children}
      </Tappable>
      <View aria-hidden style={styles.corner}>
        {props.corner}
      </View>
    </View>
  );
}

interface FaceProps {
  readonly seat: Seat;
  readonly isBot: boolean;
  readonly size: number;
}

/** A player's picture, and whether it is a bot. */
export function ChipFace({ seat, isBot, size }: FaceProps) {
  return (
    <View>
      <SeatFace seat={seat} size={size} />
      {isBot && (
        <View style={styles.bot}>
          <BotMark scale={size < 36 ? 0.75 : 0.95} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  chip: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.xs,
    borderRadius: radius.m,
    borderWidth: outline.normal,
  },
  corner: { position: 'absolute', right: -4, top: -5, pointerEvents: 'none' },
  bot: { position: 'absolute', top: -4, left: -5 },
});
