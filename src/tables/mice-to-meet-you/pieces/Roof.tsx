import { memo, useMemo } from 'react';
import Svg, { ClipPath, Defs, G, Path, Rect } from 'react-native-svg';
import { useColours } from '../../../ui';
import { CHIMNEY } from '../layout/house-places';
import { useHouseColours } from '../useHouseColours';

interface Props {
  readonly width: number;
  /** Without the chimney. */
  readonly height: number;
  readonly colour: string;
  /** Tells its clip from those of other roofs. */
  readonly name: string;
}

const TILE = { width: 22, height: 13 };

/** A roof of tiles in the colour of who lives below it, with a chimney. */
export const Roof = memo(function Roof({ width, height, colour, name }: Props) {
  const { outline } = useColours();
  const { brick } = useHouseColours();
  const tiles = useMemo(() => {
    const rows = Math.ceil(height / TILE.height);
    const columns = Math.ceil(width / TILE.width) + 1;
    return Array.from({ length: rows }, (_, row) => {
      const start = row % 2 === 0 ? 0 : -TILE.width / 2;
      const wave = Array.from({ length: columns }, () => `q${TILE.width / 2} 7 ${TILE.width} 0`);
      return `M${start} ${(row + 0.6) * TILE.height}${wave.join('')}`;
    }).join('');
  }, [width, height]);
  const slope = Math.min(24, height * 0.34);
  const shape =
    `M${slope + 8} 1.5H${width - slope - 8}q6 0 8 5L${width - 1.5} ${height - 1.5}H1.5` +
    `L${slope} 6.5q2-5 8-5z`;
  return (
    <Svg
      width={width}
      height={height + CHIMNEY}
      viewBox={`0 ${-CHIMNEY} ${width} ${height + CHIMNEY}`}
      aria-hidden
    >
      <Defs>
        <ClipPath id={`roof-${name}`}>
          <Path d={shape} />
        </ClipPath>
      </Defs>
      <Rect
        x={width * 0.82}
        y={-CHIMNEY + 1.5}
        width={Math.max(18, width * 0.06)}
        height={CHIMNEY + 12}
        rx={3}
        fill={brick}
        stroke={outline}
        strokeWidth={2.5}
      />
      <Path d={shape} fill={colour} />
      <G clipPath={`url(#roof-${name})`}>
        <Path d={tiles} fill="none" stroke={outline} strokeWidth={2} opacity={0.22} />
      </G>
      <Path d={shape} fill="none" stroke={outline} strokeWidth={3} strokeLinejoin="round" />
    </Svg>
  );
});
