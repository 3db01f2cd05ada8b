import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';
import { useColours } from '../../../ui';

interface Props {
  readonly size: number;
  readonly colour: string;
}

const BOX = '0 0 24 24';

/** Signs of one colour beside words or numbers that say the same. */

/** To look under a slice. */
export const Eye = memo(function Eye({ size, colour }: Props) {
  return (
    <Svg width={size} height={size} viewBox={BOX} fill="none" aria-hidden>
      <Path
        stroke={colour}
        strokeWidth={2.6}
        strokeLinejoin="round"
        d="M2.5 12c2.5-4.6 5.7-6.8 9.5-6.8s7 2.2 9.5 6.8c-2.5 4.6-5.7 6.8-9.5 6.8S5 16.6 2.5 12z"
      />
      <Circle cx={12} cy={12} r={3.4} fill={colour} />
    </Svg>
  );
});

const PAW =
  'M12 11.6c-3.3 0-6.2 3.6-6.2 6.3 0 1.9 1.4 2.9 3.1 2.9 1.3 0 1.9-.6 3.1-.6s1.8.6 3.1.6c1.7 0 3.1-1 3.1-2.9 0-2.7-2.9-6.3-6.2-6.3z' +
  'M2.9 11.3a2.1 2.7-24 1 1 3.8-1.7a2.1 2.7-24 1 1-3.8 1.7z' +
  'M7.1 6.6a2.2 3-8 1 1 4.4-.6a2.2 3-8 1 1-4.4 .6z' +
  'M12.5 6a2.2 3 8 1 1 4.4 .6a2.2 3 8 1 1-4.4-.6z' +
  'M17.3 9.6a2.1 2.7 24 1 1 3.8 1.7a2.1 2.7 24 1 1-3.8-1.7z';

/** Somebody has looked under this slice. */
export const Paw = memo(function Paw({ size, colour }: Props) {
  return (
    <Svg width={size} height={size} viewBox={BOX} aria-hidden>
      <Path fill={colour} d={PAW} />
    </Svg>
  );
});

interface PawMarkProps {
  readonly size: number;
  /** The colour of whoever looked; white goes on it. */
  readonly ground: string;
}

/** The paw in the colour of whoever looked, for the corner of a slice. */
export const PawMark = memo(function PawMark({ size, ground }: PawMarkProps) {
  const { kaese, onAnimal } = useColours();
  return (
    <View
      style={[
        styles.mark,
        {
          width: size,
          height: size,
          borderRadius: size,
          borderWidth: Math.max(1.5, size * 0.08),
          borderColor: kaese.plain.outline,
          backgroundColor: ground,
        },
      ]}
    >
      <Paw size={size * 0.66} colour={onAnimal} />
    </View>
  );
});

/** Cheese that counts. */
export const Wedge = memo(function Wedge({ size, colour }: Props) {
  return (
    <Svg width={size} height={size} viewBox={BOX} aria-hidden>
      <Path
        fill={colour}
        fillRule="evenodd"
        d="M2.5 11.5L15.5 4.2c3.6.6 6 3.4 6 7.3zM2.5 13h19v6.5a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1zM8 15a1.9 1.9 0 1 0 0 3.8A1.9 1.9 0 0 0 8 15zm8 .2a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z"
      />
    </Svg>
  );
});

/** To keep a slice: onto the plate. */
export const Plate = memo(function Plate({ size, colour }: Props) {
  return (
    <Svg width={size} height={size} viewBox={BOX} aria-hidden>
      <Path
        fill={colour}
        fillRule="evenodd"
        d="M4.5 8.8L15 2.5c3 .7 4.7 3 4.7 6.3zM4.5 10.3h15.2v4.2H4.5zM9 11.2a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 0 0 0-2.6zM1.5 16h21c-1.2 3.4-4.8 5.2-10.5 5.2S2.7 19.4 1.5 16z"
      />
    </Svg>
  );
});

const styles = StyleSheet.create({
  mark: { alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
});
