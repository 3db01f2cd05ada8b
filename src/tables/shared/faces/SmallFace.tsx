import { StyleSheet, View } from 'react-native';
import { outline, Picture, radius, useColours } from '../../../ui';
import { Face } from '../../../ui/art/Face';
import type { PlayerFace } from './faces';

interface Props {
  readonly of: PlayerFace;
  readonly size: number;
}

const INSIDE = 0.78;

/** A player's face, small beside the sign that the game gives them; the name is told with that. */
export function SmallFace({ of, size }: Props) {
  const { paper, line } = useColours();
  const inside = size * INSIDE;
  return (
    <View
      aria-hidden
      style={[
        styles.frame,
        { width: size, height: size, backgroundColor: paper, borderColor: line },
      ]}
    >
      {of.kind === 'person' ? (
        <Face name={of.face} size={inside} />
      ) : (
        <Picture name={of.face} size={inside} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  frame: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    borderWidth: outline.thin,
    overflow: 'hidden',
    pointerEvents: 'none',
  },
});
