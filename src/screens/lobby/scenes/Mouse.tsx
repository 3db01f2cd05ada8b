import { memo } from 'react';
import { Circle, Ellipse, G, Path } from 'react-native-svg';

interface Props {
  /** The middle of its face. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Our own mouse: it nibbles in one house and hides in the other. */
export const Mouse = memo(function Mouse({ x, y, scale }: Props) {
  return (
    <G transform={`translate(${x - 10 * scale} ${y - 10 * scale}) scale(${scale})`}>
      <G fill="#cdc4d6" stroke="#46302b" strokeWidth={1.3}>
        <Circle cx={4.4} cy={5} r={3.9} />
        <Circle cx={15.6} cy={5} r={3.9} />
      </G>
      <Circle cx={4.6} cy={5.3} r={2} fill="#ff9a9b" />
      <Circle cx={15.4} cy={5.3} r={2} fill="#ff9a9b" />
      <Path
        d="M10 17.3C5.2 17.3 3 13.6 3.3 10.4C3.7 6.7 6.7 4.7 10 4.7s6.3 2 6.7 5.7C17 13.6 14.8 17.3 10 17.3z"
        fill="#dcd4e2"
        stroke="#46302b"
        strokeWidth={1.3}
      />
      <Circle cx={7.3} cy={10.3} r={1.25} fill="#2b1d1d" />
      <Circle cx={12.7} cy={10.3} r={1.25} fill="#2b1d1d" />
      <Ellipse cx={10} cy={13.8} rx={1.7} ry={1.3} fill="#ff7f86" />
    </G>
  );
});
