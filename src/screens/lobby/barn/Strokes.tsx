import { useId } from 'react';
import { Defs, Path, Pattern, Rect } from 'react-native-svg';

interface Props {
  /** Of the tile that is repeated. */
  readonly width: number;
  readonly height: number;
  /** The strokes on one tile. */
  readonly strokes: string;
  readonly colour: string;
  readonly thick: number;
  readonly opacity?: number;
  /** What is covered with tiles; everything unless told. */
  readonly within?: string;
}

/** Strokes that come again and again, such as boards, shingles or straws; inside an `Svg`. */
export function Strokes(props: Props) {
  const { width, height, strokes, colour, thick, opacity, within } = props;
  const id = useId();
  const fill = `url(#${id})`;
  return (
    <>
      <Defs>
        <Pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
          <Path d={strokes} stroke={colour} strokeWidth={thick} strokeLinecap="round" fill="none" />
        </Pattern>
      </Defs>
      {within === undefined ? (
        <Rect width="100%" height="100%" fill={fill} opacity={opacity} />
      ) : (
        <Path d={within} fill={fill} opacity={opacity} />
      )}
    </>
  );
}
