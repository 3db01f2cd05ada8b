import { StyleSheet, View, type DimensionValue } from 'react-native';
import Svg, { Line } from 'react-native-svg';
import { DrawnWords, outline, useColours } from '../../../ui';
import type { Bars } from './bars';

export const share = (part: number): DimensionValue => `${part * 100}%`;

const WIDTH = outline.thin;
const SIZE = 13;
const HEIGHT = 18;
/** Room for a figure. */
const FIGURE = 40;
const EDGE = 0.1;

type All = Bars<string>['all'];

/** Where nothing and certainty are: luck may lead beyond the one, and errors beyond the other. A picture only. */
export function ScaleLines({ all: { from, width } }: { readonly all: All }) {
  const { line } = useColours();
  return (
    <View aria-hidden style={styles.over}>
      {[from, from + width].map((at) => (
        <View
          key={at}
          style={[styles.line, { left: share(at), marginLeft: -WIDTH * at, backgroundColor: line }]}
        />
      ))}
    </View>
  );
}

/** What those lines stand for, once for all rows. A picture only. */
export function ScaleFigures({ all: { from, width } }: { readonly all: All }) {
  const { inkSoft } = useColours();
  return (
    <View aria-hidden style={styles.figures}>
      {[from, from + width].map((at, nth) => (
        <View key={at} style={[styles.figure, { left: share(at) }, besideEdge(at)]}>
          <DrawnWords size={SIZE} colour={inkSoft}>
            {nth === 0 ? '0' : '100'}
          </DrawnWords>
        </View>
      ))}
    </View>
  );
}

interface JointProps {
  readonly at: number;
  /** How far it reaches. */
  readonly style: { readonly top: number; readonly bottom: number };
}

/** From the end of a bar down to where the next one hangs on. A picture only. */
export function Joint({ at, style }: JointProps) {
  const { ink } = useColours();
  return (
    <View aria-hidden style={[styles.joint, style, { left: share(at), marginLeft: -WIDTH * at }]}>
      <Svg width={WIDTH} height="100%">
        <Line
          x1={WIDTH / 2}
          y1={0}
          x2={WIDTH / 2}
          y2="100%"
          stroke={ink}
          strokeWidth={WIDTH}
          strokeDasharray="3 3"
        />
      </Svg>
    </View>
  );
}

/** In the middle below its line, but within the drawing. */
function besideEdge(at: number) {
  if (at < EDGE) return { marginLeft: 0, alignItems: 'flex-start' } as const;
  if (at > 1 - EDGE) return { marginLeft: -FIGURE, alignItems: 'flex-end' } as const;
  return { marginLeft: -FIGURE / 2, alignItems: 'center' } as const;
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  line: { position: 'absolute', top: 0, bottom: 0, width: WIDTH },
  figures: { height: HEIGHT, pointerEvents: 'none' },
  figure: { position: 'absolute', top: 0, width: FIGURE },
  joint: { position: 'absolute', width: WIDTH, pointerEvents: 'none' },
});
