import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useColours } from '../theme/ThemeProvider';
import { DieShape, type DieFace } from './die-shape';

interface Props {
  readonly size: number;
  /** All six unless told. */
  readonly faces?: readonly DieFace[];
  /** Those that would be bad. */
  readonly crossed?: readonly DieFace[];
}

const ALL: readonly DieFace[] = [1, 2, 3, 4, 5, 6];
const NONE: readonly DieFace[] = [];

/** What a die shows or can show, the bad ones crossed out. A picture only: say it in words beside it. */
export function DieFaces({ size, faces = ALL, crossed = NONE }: Props) {
  const { dice, outline, danger } = useColours();
  return (
    <View aria-hidden style={styles.row}>
      {faces.map((face) => {
        const isBad = crossed.includes(face);
        return (
          <View key={face} style={{ width: size, height: size }}>
            <View style={[StyleSheet.absoluteFill, isBad && styles.bad]}>
              <DieShape face={face} tone="cream" colours={dice.cream} outline={outline} flat />
            </View>
            {isBad && (
              <Svg width={size} height={size} viewBox="0 0 100 100">
                <Path
                  d="M12 12L88 88M88 12L12 88"
                  stroke={danger.fill}
                  strokeWidth={16}
                  strokeLinecap="round"
                />
              </Svg>
            )}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'center', gap: 1 },
  bad: { opacity: 0.5 },
});
