import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import {
  BotMark,
  outline,
  radius,
  space,
  Tappable,
  useColours,
  useGrowth,
  Words,
} from '../../../ui';
import { SeatFace } from '../../shared/faces/SeatFace';
import { clamp, type Rect } from '../../shared/geometry';
import { Points, Raindrops } from '../pieces/signs';

interface Props {
  readonly seat: Seat;
  readonly place: Rect;
  readonly name: string;
  readonly isBot: boolean;
  readonly isActive: boolean;
  readonly isNameless: boolean;
  readonly taken: number;
  readonly toWin: number;
  /** In this round, once the window has come to rest. */
  readonly points: number | null;
  readonly label: string;
  readonly onPress: (seat: Seat) => void;
}

/** Somebody at the table while windows come to life, one after another. */
export const LifeChip = memo(function LifeChip(props: Props) {
  const { seat, place, isActive, isNameless, points } = props;
  const { surface, hairline, accents, ink } = useColours();
  const growth = useGrowth();
  const { soft, text } = accents.misty;
  const portrait = clamp(24, Math.min(place.height * 0.68, place.width * 0.34), 52);
  return (
    <View
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
          backgroundColor: isActive ? soft : surface,
          borderColor: isActive ? text : hairline,
          borderWidth: isActive ? outline.thick : outline.normal,
        }}
      >
        <View>
          <SeatFace seat={seat} size={portrait} />
          {props.isBot && (
            <View style={styles.bot}>
              <BotMark scale={0.75} />
            </View>
          )}
        </View>
        <View style={styles.words}>
          {!isNameless && (
            <Words as="smallStrong" lines={1} colour={isActive ? text : ink}>
              {props.name}
            </Words>
          )}
          <View style={styles.line}>
            <Raindrops taken={props.taken} toWin={props.toWin} size={12 * growth} />
            {points !== null && <Points points={points} size={20 * growth} />}
          </View>
        </View>
      </Tappable>
    </View>
  );
});

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  chip: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingHorizontal: space.xs,
    borderRadius: radius.m,
    overflow: 'hidden',
  },
  words: { flexShrink: 1, gap: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  bot: { position: 'absolute', top: -3, left: -4 },
});
