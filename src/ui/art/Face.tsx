import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { faces } from './generated/faces';
import type { Shape } from './generated/pictures';

export type FaceName = keyof typeof faces;

export const FACE_NAMES = Object.keys(faces) as readonly FaceName[];

export function isFace(name: string): name is FaceName {
  return Object.hasOwn(faces, name);
}

interface Props {
  readonly name: FaceName;
  readonly size: number;
}

/** What a person looks like. Who it is stands beside it. */
export const Face = memo(function Face({ name, size }: Props) {
  const shapes: readonly Shape[] = faces[name];
  return (
    <View style={styles.still} aria-hidden>
      <Svg width={size} height={size} viewBox="0 0 32 32">
        {shapes.map(([fill, d, evenOdd]) => (
          <Path key={d} fill={fill} d={d} fillRule={evenOdd ? 'evenodd' : 'nonzero'} />
        ))}
      </Svg>
    </View>
  );
});

const styles = StyleSheet.create({ still: { pointerEvents: 'none' } });
