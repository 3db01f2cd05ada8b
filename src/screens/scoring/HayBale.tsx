import { memo } from 'react';
import { View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';
import { useColours } from '../../ui';

interface Props {
  readonly width: number;
}

/** What a winner stands on: a bale of hay, drawn on 200 × 56. */
export const HayBale = memo(function HayBale({ width }: Props) {
  const { hay, hayDark, outline } = useColours();
  return (
    <View aria-hidden style={{ width, height: width * 0.28 }}>
      <Svg width="100%" height="100%" viewBox="0 0 200 56">
        <Path
          d="M22 12l-9-7M40 10l-3-8M74 9l4-8M120 9l-4-8M158 10l6-8M179 12l9-6M8 34l-7-3M192 34l7-4"
          stroke={hayDark}
          strokeWidth={4}
          strokeLinecap="round"
        />
        <Rect
          x={8}
          y={9}
          width={184}
          height={44}
          rx={14}
          fill={hay}
          stroke={outline}
          strokeWidth={4}
        />
        <Path
          d="M24 22l18 4M22 38l22-5M58 18l20 6M62 44l16-6M92 28l22-4M96 42l18 2M130 20l16 6M128 40l20-5M160 26l18-5M158 42l20-2M52 32l14-2"
          stroke={hayDark}
          strokeWidth={4}
          strokeLinecap="round"
        />
        <Path d="M50 10v42M150 10v42" stroke={outline} strokeWidth={3.5} opacity={0.75} />
      </Svg>
    </View>
  );
});
