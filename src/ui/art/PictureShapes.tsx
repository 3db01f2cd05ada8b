import { memo } from 'react';
import { G, Path } from 'react-native-svg';
import { pictures, type Shape } from './generated/pictures';
import type { PictureName } from './Picture';

interface Props {
  readonly name: PictureName;
  /** The middle of it, in the units of the drawing that it is part of. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const BOX = 32;

/** One of the small drawings as a part of a larger one. */
export const PictureShapes = memo(function PictureShapes({ name, x, y, size }: Props) {
  const shapes: readonly Shape[] = pictures[name];
  const scale = size / BOX;
  return (
    <G transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>
      {shapes.map(([fill, d, evenOdd]) => (
        <Path key={d} fill={fill} d={d} fillRule={evenOdd ? 'evenodd' : 'nonzero'} />
      ))}
    </G>
  );
});
