import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';
import { useColours } from '../../../ui';

const POINTS = 12;

/** A star with uneven points, on 100 × 100. */
function star(outer: number, inner: number): string {
  const corners = Array.from({ length: POINTS * 2 }, (_, at) => {
    const far = at % 2 === 0 ? outer * (at % 4 === 0 ? 1 : 0.9) : inner;
    const angle = (at / POINTS) * Math.PI - 0.2;
    return `${(50 + far * Math.cos(angle)).toFixed(1)} ${(50 + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

const RED = star(48, 36);
const GLOW = star(41, 31);

/** A trap snaps. */
export const Burst = memo(function Burst({ size }: { readonly size: number }) {
  const { glow, kaese } = useColours();
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      <Path
        d={RED}
        fill={kaese.snap}
        stroke={kaese.plain.outline}
        strokeWidth={1.4}
        strokeLinejoin="round"
      />
      <Path d={GLOW} fill={glow} stroke={kaese.plain.outline} strokeWidth={0.7} />
    </Svg>
  );
});
