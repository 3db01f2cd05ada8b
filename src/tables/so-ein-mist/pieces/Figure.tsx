import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Ellipse, Path } from 'react-native-svg';
import type { Animal } from '../../../game-core/games/so-ein-mist/cards';
import { Picture, Tappable, useColours } from '../../../ui';
import { pictureOf } from '../animals';

interface Props {
  readonly animal: Animal;
  readonly size: number;
  readonly label: string;
  /** Last in the queue: it would take the card. It holds up the sign that ends a queue. */
  readonly last?: boolean;
  /** In which hand: not where the one before it stands in front of the sign. */
  readonly sign?: 'left' | 'right';
  readonly active?: boolean;
}

/** A player's animal on its base: a light disc, so that it is seen on any table. */
export function Figure(props: Props) {
  const { animal, size, label, last = false, sign = 'right', active = false } = props;
  const colours = useColours();
  const base = colours.animals[animal];
  return (
    <Tappable label={label} style={{ width: size, height: size * 1.12 }}>
      <View style={StyleSheet.absoluteFill}>
        <Svg width="100%" height="100%" viewBox="0 0 100 112">
          {active && (
            <Ellipse
              cx={50}
              cy={90}
              rx={49}
              ry={21}
              fill={colours.glow}
              stroke={colours.outline}
              strokeWidth={2}
            />
          )}
          <Path
            d="M11 84v7c0 9 17 16 39 16s39-7 39-16v-7z"
            fill={base}
            stroke={colours.outline}
            strokeWidth={5}
            strokeLinejoin="round"
          />
          <Ellipse
            cx={50}
            cy={84}
            rx={39}
            ry={14}
            fill={base}
            stroke={colours.outline}
            strokeWidth={5}
          />
          <Circle cx={50} cy={45} r={41} fill={base} stroke={colours.outline} strokeWidth={5} />
          <Circle cx={50} cy={45} r={32} fill={colours.food.ground} />
        </Svg>
      </View>
      <View style={styles.animal}>
        <Picture name={pictureOf(animal)} size={size * 0.54} />
      </View>
      {last && (
        <View style={[styles.sign, styles[sign], { width: size * 0.46, height: size * 0.71 }]}>
          <Svg width="100%" height="100%" viewBox="0 0 40 62">
            <Path d="M20 34v26" stroke={colours.outline} strokeWidth={6} strokeLinecap="round" />
            <Circle
              cx={20}
              cy={19}
              r={16.5}
              fill="#ffffff"
              stroke={colours.outline}
              strokeWidth={4}
            />
            <Circle cx={20} cy={19} r={10} fill={colours.dice.red.face} />
          </Svg>
        </View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  animal: { alignItems: 'center', paddingTop: '18%' },
  sign: { position: 'absolute', bottom: '4%' },
  left: { left: '-14%' },
  right: { right: '-14%' },
});
