import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { Holes } from '../../../game-core/games/alles-kaese/cards';
import { useColours } from '../../../ui';
import { CRUMBS, HOLE_PATHS, RIND, SHINE, SLICE } from './slice-shapes';
import { Tag, type TagMark } from './Tag';
import { tagOn } from './tag-sizes';

export type SliceLook = 'plain' | 'quiet';

interface Props {
  readonly holes: Holes;
  /** It is square. */
  readonly size: number;
  /** quiet: the throw was not about it. */
  readonly look?: SliceLook;
  /** Where the number hangs: below, at an upper corner as on a pile, or nowhere. */
  readonly tag?: 'below' | 'left' | 'right' | 'none';
  readonly mark?: TagMark;
  /** For those who see little: holes and number are larger. */
  readonly isBig?: boolean;
}

/** The back of a card: a slice of cheese, its holes to be counted at a glance and as a numeral. */
export const Slice = memo(function Slice(props: Props) {
  const { holes, size, look = 'plain', tag = 'below', mark = null, isBig = false } = props;
  const paint = useColours().kaese[look];
  const paths = HOLE_PATHS[isBig ? 'big' : 'ordinary'][holes];
  const { height, top } = tagOn(size, isBig);
  return (
    <View style={[styles.still, { width: size, height: size }]}>
      <Svg width={size} height={size} viewBox="0 0 100 100">
        <Path
          d={SLICE}
          transform={`translate(0 ${RIND})`}
          fill={paint.rind}
          stroke={paint.outline}
          strokeWidth={4.5}
          strokeLinejoin="round"
        />
        <Path
          d={SLICE}
          fill={paint.slice}
          stroke={paint.outline}
          strokeWidth={4.5}
          strokeLinejoin="round"
        />
        <Path d={SHINE} stroke={paint.light} strokeWidth={4} strokeLinecap="round" fill="none" />
        <Path d={CRUMBS} stroke={paint.deep} strokeWidth={1.8} strokeLinecap="round" fill="none" />
        <Path d={paths.light} fill={paint.light} />
        <Path d={paths.deep} fill={paint.deep} />
        <Path d={paths.hole} fill={paint.hole} />
      </Svg>
      {tag === 'below' && (
        <View style={[styles.below, { top }]}>
          <Tag holes={holes} height={height} mark={mark} isQuiet={look === 'quiet'} />
        </View>
      )}
      {(tag === 'left' || tag === 'right') && (
        <View style={[styles.corner, { top: -height * 0.6, [tag]: -height * 0.65 }]}>
          <Tag holes={holes} height={height} mark={mark} isQuiet={look === 'quiet'} />
        </View>
      )}
    </View>
  );
});

/** Where a slice lay. */
export const SliceGap = memo(function SliceGap({ size }: Pick<Props, 'size'>) {
  const { line } = useColours();
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" style={styles.still}>
      <Path
        d={SLICE}
        transform={`translate(0 ${RIND / 2})`}
        fill="none"
        stroke={line}
        strokeWidth={3.5}
        strokeDasharray="9 7"
        strokeLinecap="round"
      />
    </Svg>
  );
});

const styles = StyleSheet.create({
  still: { pointerEvents: 'none' },
  below: { position: 'absolute', left: 0, right: 0, alignItems: 'center' },
  corner: { position: 'absolute' },
});
