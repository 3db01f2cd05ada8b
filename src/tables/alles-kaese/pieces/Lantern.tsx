import { memo } from 'react';
import Svg, { Path, Rect } from 'react-native-svg';
import { useColours } from '../../../ui';

/** It is drawn on 60 × 90. */
export const LANTERN_RATIO = 1.5;

/** Hangs from above and lights the shelves. */
export const Lantern = memo(function Lantern({ width }: { readonly width: number }) {
  const { glow, kaese } = useColours();
  const { outline } = kaese.plain;
  return (
    <Svg width={width} height={width * LANTERN_RATIO} viewBox="0 0 60 90" aria-hidden>
      <Path
        d="M30 0V8M20 18a10 10 0 0 1 20 0"
        fill="none"
        stroke={outline}
        strokeWidth={3.2}
        strokeLinecap="round"
      />
      <Path d="M14 26h32q7 22 0 46H14q-7-24 0-46z" fill={glow} stroke={outline} strokeWidth={3} />
      <Path
        d="M20 30q-4 18 0 38"
        stroke={kaese.flame}
        strokeWidth={3.5}
        strokeLinecap="round"
        fill="none"
      />
      <Path d="M30 42q9 10 4 19a6 6 0 0 1-9-1q-3-8 5-18z" fill={kaese.flame} />
      <Path
        d="M16 26q14-14 28 0z"
        fill={kaese.boardDark}
        stroke={outline}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <Rect
        x={10}
        y={71}
        width={40}
        height={11}
        rx={4}
        fill={kaese.boardDark}
        stroke={outline}
        strokeWidth={3}
      />
    </Svg>
  );
});
