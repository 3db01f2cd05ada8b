import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Ellipse, Path } from 'react-native-svg';
import { pictureOf, type AnimalName } from '../animals';
import { Picture } from '../art/Picture';
import { useColours } from '../theme/ThemeProvider';
import { Tappable } from './Tappable';

interface Props {
  readonly animal: AnimalName;
  readonly size: number;
  readonly label: string;
  /** Last in the queue: it would take the card. It holds up the sign that ends a queue. */
  readonly last?: boolean;
  readonly active?: boolean;
}

/** A player's animal on its base. */
export function Figure({ animal, size, label, last = false, active = false }: Props) {
  const colours = useColours();
  const base = colours.animals[animal];
  return (
    <Tappable label={label} style={{ width: size, height: size * 1.12 }}>
      <View style={StyleSheet.absoluteFill}>
        <Svg width="100%" height="100%" viewBox="0 0 100 112">
          {active && <Ellipse cx={50} cy={88} rx={50} ry={24} fill={colours.glow} />}
          <Path
            d="M9 82v9c0 9 18 16 41 16s41-7 41-16v-9z"
            fill={base}
            stroke={colours.outline}
            strokeWidth={5}
            strokeLinejoin="round"
          />
          <Ellipse
            cx={50}
            cy={82}
            rx={41}
            ry={16}
            fill={base}
            stroke={colours.outline}
            strokeWidth={5}
          />
          <Ellipse cx={50} cy={80} rx={29} ry={9} fill="#ffffff" opacity={0.35} />
        </Svg>
      </View>
      <View style={styles.animal}>
        <Picture name={pictureOf(animal)} size={size * 0.76} />
      </View>
      {last && (
        <View style={[styles.sign, { width: size * 0.4, height: size * 0.62 }]}>
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
            <Circle cx={20} cy={19} r={10} fill={colours.accents.mice.edge} />
          </Svg>
        </View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  animal: { alignItems: 'center' },
  sign: { position: 'absolute', right: '-10%', bottom: '14%' },
});
