import { useEffect, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';
import { usePhrases } from '../../../i18n';
import { inSentence } from '../../../tables/shared/names';
import {
  Announce,
  largeText,
  onTouch,
  outline,
  radius,
  shadow,
  space,
  useColours,
  useMotion,
  useTextScale,
  Words,
} from '../../../ui';
import { fade } from '../../../ui/motion/fade';

interface Props {
  readonly name: string;
  readonly words: string;
  /** Who speaks, as they are seen at this table. */
  readonly portrait: (size: number) => ReactNode;
  /** A finger has come down: who goes on has read it. */
  readonly onTouched: () => void;
}

const FACE = 44;
const TAIL = { width: 12, height: 16 };

/** A few words of a player, who is seen beside them. It is no control, and fingers reach what lies below it. */
export function SpeechBubble({ name, words, portrait, onTouched }: Props) {
  const { talk } = usePhrases();
  const { surface, outline: ink, inkSoft } = useColours();
  const { ms } = useMotion();
  useEffect(() => onTouch(onTouched), [onTouched]);
  const seen = useSharedValue(0);
  useEffect(() => {
    seen.set(fade(1, ms('fade')));
  }, [seen, ms]);
  const fading = useAnimatedStyle(() => ({ opacity: seen.get() }));
  // Large words need the width more than the face beside them; the name says who it is.
  const hasRoom = useTextScale() < largeText;
  return (
    <Animated.View style={[styles.all, fading]}>
      {hasRoom && (
        <View aria-hidden style={styles.face}>
          {portrait(FACE)}
        </View>
      )}
      <View style={[styles.bubble, { backgroundColor: surface, borderColor: ink }]}>
        <Words as="small" colour={inkSoft}>
          {name}
        </Words>
        <Words as="smallStrong">{words}</Words>
      </View>
      {hasRoom && <Tail fill={surface} line={ink} />}
      <Announce message={talk.says(inSentence(name), words)} />
    </Animated.View>
  );
}

/** Towards the face, over the edge of the bubble. */
function Tail({ fill, line }: { readonly fill: string; readonly line: string }) {
  const { width, height } = TAIL;
  const shape = `M${width} 0L1 ${height / 2}L${width} ${height}`;
  return (
    <View aria-hidden style={styles.tail}>
      <Svg width={width} height={height}>
        <Path d={shape} fill={fill} stroke={line} strokeWidth={outline.normal} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  all: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: TAIL.width - outline.normal,
    pointerEvents: 'none',
  },
  face: { boxShadow: shadow.low, borderRadius: radius.round },
  bubble: {
    flexShrink: 1,
    paddingVertical: space.xs,
    paddingHorizontal: space.m,
    borderRadius: radius.m,
    borderWidth: outline.normal,
    boxShadow: shadow.high,
  },
  tail: { position: 'absolute', left: FACE, top: '50%', marginTop: -TAIL.height / 2 },
});
