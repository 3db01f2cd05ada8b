import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import type { Card } from '../../../game-core/games/mice-to-meet-you/cards';
import { DrawnWords } from '../../../ui';
import { useHouseColours } from '../useHouseColours';

interface Props {
  readonly width: number;
  /** The card on top; null: nobody is in it. */
  readonly top: Card | null;
}

/** Height by width. */
export const CAGE_RATIO = 44 / 62;

/** The cage with its top card. */
export const Cage = memo(function Cage({ width, top }: Props) {
  const { cageDark, bars, room, ink } = useHouseColours();
  const height = width * CAGE_RATIO;
  const metal = '#9a93a3';
  return (
    <View style={{ width, height }}>
      <Svg width={width} height={height} viewBox="0 -4 62 44" aria-hidden>
        <Rect x={3} y={7} width={56} height={28} rx={6} fill={cageDark} />
        {top !== null && (
          <Rect
            x={18}
            y={12}
            width={26}
            height={20}
            rx={5}
            fill={room}
            stroke={ink}
            strokeWidth={2}
          />
        )}
        <Path
          d={
            top === null
              ? 'M5 9v25M13.7 9v25M22.3 9v25M31 9v25M39.7 9v25M48.3 9v25M57 9v25'
              : 'M5 9v25M13.7 9v25M48.3 9v25M57 9v25'
          }
          stroke={bars}
          strokeWidth={2.6}
          strokeLinecap="round"
        />
        <Rect
          x={2}
          y={5}
          width={58}
          height={6}
          rx={3}
          fill={metal}
          stroke={ink}
          strokeWidth={1.5}
        />
        <Rect
          x={2}
          y={31}
          width={58}
          height={7}
          rx={3}
          fill={metal}
          stroke={ink}
          strokeWidth={1.5}
        />
        <Path d="M25 5a6 5 0 0 1 12 0" fill="none" stroke={metal} strokeWidth={2.6} />
      </Svg>
      {top !== null && (
        <View style={[styles.number, { top: height * 0.355, height: height * 0.46 }]}>
          <DrawnWords size={width * 0.25} colour={ink}>
            {String(top)}
          </DrawnWords>
        </View>
      )}
    </View>
  );
});

const styles = StyleSheet.create({
  number: { position: 'absolute', left: 0, right: 0, justifyContent: 'center' },
});
