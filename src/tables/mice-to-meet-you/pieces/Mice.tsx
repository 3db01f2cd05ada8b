import { memo, useMemo } from 'react';
import Svg, { Path } from 'react-native-svg';
import type { Point } from '../../shared/geometry';
import { useHouseColours } from '../useHouseColours';
import { packMice } from './pack-mice';

interface Props {
  readonly count: number;
  /** The room for them. */
  readonly width: number;
  readonly height: number;
  /** How many times its drawing a mouse may be large. */
  readonly largest?: number;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Each part of all mice is one path: 129 of them would be a thousand otherwise. */
const PARTS = {
  ears: ({ x, y }: Point) => circle(x + 5.4, y + 5, 3.9) + circle(x + 16.6, y + 5, 3.9),
  inner: ({ x, y }: Point) => circle(x + 5.6, y + 5.3, 2) + circle(x + 16.4, y + 5.3, 2),
  head: ({ x, y }: Point) =>
    `M${x + 11} ${y + 17.3}c-4.8 0-7-3.7-6.7-6.9c.4-3.7 3.4-5.7 6.7-5.7s6.3 2 6.7 5.7c.3 3.2-1.9 6.9-6.7 6.9z`,
  eyes: ({ x, y }: Point) => circle(x + 8.3, y + 10.3, 1.25) + circle(x + 13.7, y + 10.3, 1.25),
  nose: ({ x, y }: Point) => `M${x + 9.3} ${y + 13.8}a1.7 1.3 0 1 0 3.4 0a1.7 1.3 0 1 0-3.4 0z`,
} as const;

/** So many mice, as large as all of them fit. */
export const Mice = memo(function Mice({ count, width, height, largest }: Props) {
  const { ear, innerEar, fur, nose, ink } = useHouseColours();
  const { scale, size, paths } = useMemo(() => {
    const packed = packMice(count, { width, height }, largest);
    const all = (part: (at: Point) => string) => packed.places.map(part).join('');
    return {
      ...packed,
      paths: {
        ears: all(PARTS.ears),
        inner: all(PARTS.inner),
        head: all(PARTS.head),
        eyes: all(PARTS.eyes),
        nose: all(PARTS.nose),
      },
    };
  }, [count, width, height, largest]);
  return (
    <Svg
      width={size.width * scale}
      height={size.height * scale}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden
    >
      <Path d={paths.ears} fill={ear} stroke={ink} strokeWidth={1.3} />
      <Path d={paths.inner} fill={innerEar} />
      <Path d={paths.head} fill={fur} stroke={ink} strokeWidth={1.3} />
      <Path d={paths.eyes} fill={ink} />
      <Path d={paths.nose} fill={nose} />
    </Svg>
  );
});
