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
import { Button } from './Button';
import { IconButton } from './IconButton';
import { Words } from './Words';

/** A key that closes it, or one that does something about it. */
type Key = { readonly closeLabel: string } | { readonly actionLabel: string };

type Props = Key & {
  readonly message: string;
  readonly picture?: PictureName;
  readonly icon?: IconName;
  readonly tone?: 'plain' | 'danger';
  /** It stays until somebody closes it or the screen takes it away: nobody has to read fast. */
  readonly onClose: () => void;
};

/** One sentence about what happened or which rule forbids it. */
export function Toast({ message, picture, icon, tone = 'plain', onClose, ...key }: Props) {
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
      {'closeLabel' in key ? (
        <IconButton icon="close" label={key.closeLabel} onPress={onClose} />
      ) : (
        <Button kind="quiet" label={key.actionLabel} onPress={onClose} />
      )}
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
