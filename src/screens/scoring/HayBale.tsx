import { memo } from 'react';
import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useColours } from '../../ui';

interface Props {
  readonly width: number;
}

const RATIO = 52 / 200;

/** What a winner stands on: a bale of hay, drawn on 200 × 52. */
export const HayBale = memo(function HayBale({ width }: Props) {
  const { hay, hayDark, outline } = useColours();
  return (
    <View aria-hidden style={{ width, height: width * RATIO }}>
      <Svg width="100%" height="100%" viewBox="0 0 200 52">
        <Path
          d="M24 9l-8-7M38 8l-1-7M66 8l6-7M88 8l-5-6M112 8l6-6M136 8l-3-7M160 8l7-6M178 9l9-6M9 26l-8-5M10 36l-8 4M191 24l8-4M190 35l8 5"
          stroke={hayDark}
          strokeWidth={3}
          strokeLinecap="round"
        />
        <Path
          d="M15 7q6-2 14 0t20-1 24 1 26-1 26 1 24-1 22 1 14 0q7 0 7 7-1 5 0 10t0 10q0 8-7 9-8 1-16 0t-24 1-26-1-26 1-24-1-22 1-16 0-13-1q-7-1-7-8 1-6 0-11t0-10q1-6 6-7z"
          fill={hay}
          stroke={outline}
          strokeWidth={3}
          strokeLinejoin="round"
        />
        <Path
          d="M18 16l14 3M17 30l16-4M30 36l12-3M58 14l14 5M60 34l14-5M66 25l12-1M84 15l16 2M88 34l14 2M94 26l14-4M112 15l14 5M112 36l14-6M122 26l12 1M134 15l10-2M166 15l14 4M164 34l18-3M168 26l10-3M20 24l10 1"
          stroke={hayDark}
          strokeWidth={3}
          strokeLinecap="round"
        />
        <Path d="M49 7q-2 18 0 36M151 7q2 18 0 36" stroke={outline} strokeWidth={3} fill="none" />
      </Svg>
    </View>
  );
});
