import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import { space, useColours, useGrowth, Words } from '../../../ui';
import { clamp, type Rect } from '../../shared/geometry';
import { Points, Raindrops } from '../pieces/signs';
import { ChipFace, ChipFrame } from './ChipFrame';

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

/** Narrower than this, a name has a line of its own. */
const NARROW = 112;

/** Somebody at the table while windows come to life, one after another. */
export const LifeChip = memo(function LifeChip(props: Props) {
  const { seat, place, isActive, isNameless, points } = props;
  const { accents, ink } = useColours();
  const growth = useGrowth();
  const isNarrow = place.width < NARROW * growth;
  const face = (
    <ChipFace
      seat={seat}
      isBot={props.isBot}
      size={isNarrow ? 24 * growth : clamp(24, place.height * 0.68, 52)}
    />
  );
  const drops = <Raindrops taken={props.taken} toWin={props.toWin} size={12 * growth} />;
  const name = !isNameless && (
    <Words as="smallStrong" lines={1} colour={isActive ? accents.misty.text : ink}>
      {props.name}
    </Words>
  );
  return (
    <ChipFrame
      seat={seat}
      place={place}
      label={props.label}
      isActive={isActive}
      way={isNarrow ? 'column' : 'row'}
      corner={points !== null && <Points points={points} size={24 * growth} />}
      onPress={props.onPress}
    >
      {isNarrow ? (
        <>
          <View style={styles.line}>
            {face}
            {drops}
          </View>
          {name}
        </>
      ) : (
        <>
          {face}
          <View style={styles.words}>
            {name}
            {drops}
          </View>
        </>
      )}
    </ChipFrame>
  );
});

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  words: { flexShrink: 1, gap: 2 },
});
