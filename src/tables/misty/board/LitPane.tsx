import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon, useColours } from '../../../ui';
import { useWindowColours } from '../../../ui/theme/misty';
import type { Rect } from '../../shared/geometry';

interface Props {
  readonly place: Rect;
  /** A place that was chosen before its card. */
  readonly isChosen: boolean;
}

/** A place where a card may go. */
export const LitPane = memo(function LitPane({ place, isChosen }: Props) {
  const { accents, glow } = useColours();
  const { lit } = useWindowColours();
  const { x, y, width } = place;
  const { text } = accents.misty;
  return (
    <View
      aria-hidden
      style={[
        styles.pane,
        {
          left: x,
          top: y,
          width,
          height: width,
          borderRadius: width * 0.14,
          borderColor: text,
          backgroundColor: lit,
        },
        isChosen && { boxShadow: `0 0 0 4px ${glow}`, borderStyle: 'solid' },
      ]}
    >
      <Icon name="plus" size={Math.max(18, width * 0.34)} colour={text} />
    </View>
  );
});

const styles = StyleSheet.create({
  pane: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 2,
    borderStyle: 'dashed',
    pointerEvents: 'none',
  },
});
