import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated';
import { Icon, type IconName } from '../art/Icon';
import { Picture, type PictureName } from '../art/Picture';
import { useTextScale } from '../text-scale';
import { fade } from '../motion/fade';
import { useMotion } from '../motion/MotionProvider';
import { largeText, outline, radius, shadow, space } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { Announce } from './Announce';
import { IconButton } from './IconButton';
import { Words } from './Words';

interface Props {
  readonly message: string;
  readonly picture?: PictureName;
  readonly icon?: IconName;
  readonly tone?: 'plain' | 'danger';
  readonly closeLabel: string;
  /** It stays until somebody closes it or the screen takes it away: nobody has to read fast. */
  readonly onClose: () => void;
}

/** One sentence about what happened or which rule forbids it. */
export function Toast({ message, picture, icon, tone = 'plain', closeLabel, onClose }: Props) {
  const colours = useColours();
  const { ms } = useMotion();
  const seen = useSharedValue(0);
  useEffect(() => {
    seen.set(fade(1, ms('fade')));
  }, [seen, ms]);
  const fading = useAnimatedStyle(() => ({ opacity: seen.get() }));
  // Large words need the width more than the picture beside them.
  const hasRoom = useTextScale() < largeText;
  const isDanger = tone === 'danger';
  return (
    <Animated.View
      style={[
        styles.toast,
        {
          backgroundColor: isDanger ? colours.danger.soft : colours.surface,
          borderColor: isDanger ? colours.danger.text : colours.line,
        },
        fading,
      ]}
    >
      {hasRoom && picture !== undefined && <Picture name={picture} size={32} />}
      {hasRoom && icon !== undefined && (
        <Icon name={icon} size={28} colour={isDanger ? colours.danger.text : colours.ink} />
      )}
      <View style={styles.words}>
        <Words>{message}</Words>
      </View>
      <IconButton icon="close" label={closeLabel} onPress={onClose} />
      <Announce message={message} />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  toast: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingVertical: space.s,
    paddingLeft: space.l,
    paddingRight: space.s,
    borderRadius: radius.l,
    borderWidth: outline.normal,
    boxShadow: shadow.high,
  },
  words: { flex: 1 },
});
