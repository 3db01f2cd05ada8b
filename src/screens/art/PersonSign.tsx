import { memo } from 'react';
import Svg, { Circle, Path } from 'react-native-svg';

interface Props {
  readonly size: number;
  readonly colour: string;
}

/** Head and shoulders: a person, or how many of them. */
export const PersonSign = memo(function PersonSign({ size, colour }: Props) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" fill={colour} aria-hidden>
      <Circle cx={12} cy={7.5} r={4.8} />
      <Path d="M2.8 21.2a9.2 8 0 0 1 18.4 0q0 .8-.8.8H3.6q-.8 0-.8-.8z" />
    </Svg>
  );
});
