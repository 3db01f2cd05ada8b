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
  useGrowth,
  useMotion,
  useTextScale,
  Words,
} from '../../../ui';
import { fade } from '../../../ui/motion/fade';
import { FACE } from './bubble-needs';
import type { BubbleTail } from './bubble-place';
import { TAIL } from './bubble-room';

interface Props {
  readonly name: string;
  readonly words: string;
  /** Who speaks, as they are seen at this table. */
  readonly portrait: (size: number) => ReactNode;
  /** Towards who speaks; where there is none, they are seen in the bubble. */
  readonly tail: BubbleTail | null;
  /** A finger has come down: who goes on has read it. */
  readonly onTouched: () => void;
}

/** A few words of a player. It is no control, and fingers reach what lies below it. */
export function SpeechBubble({ name, words, portrait, tail, onTouched }: Props) {
  const { talk } = usePhrases();
  const { surface, outline: ink, inkSoft } = useColours();
  const { ms } = useMotion();
  const growth = useGrowth();
  useEffect(() => onTouch(onTouched), [onTouched]);
  const seen = useSharedValue(0);
  useEffect(() => {
    seen.set(fade(1, ms('fade')));
  }, [seen, ms]);
  const fading = useAnimatedStyle(() => ({ opacity: seen.get() }));
  // Who is pointed at need not be named. Large words need the width more than the face beside them.
  const isLarge = useTextScale() >= largeText;
  const hasFace = tail === null && !isLarge;
  return (
    <Animated.View style={[styles.all, fading]}>
      <View style={[styles.bubble, { backgroundColor: surface, borderColor: ink }]}>
        {hasFace && <View aria-hidden>{portrait(FACE * growth)}</View>}
        <View style={styles.words}>
          {tail === null && (
            <Words as="small" colour={inkSoft}>
              {name}
            </Words>
          )}
          <Words as="smallStrong">{words}</Words>
        </View>
      </View>
      {tail !== null && <Tail {...tail} fill={surface} line={ink} />}
      <Announce message={talk.says(inSentence(name), words)} />
    </Animated.View>
  );
}

interface TailProps extends BubbleTail {
  readonly fill: string;
  readonly line: string;
}

const WIDE = 18;
const SHAPES = {
  up: `M0 ${TAIL}L${WIDE / 2} 1L${WIDE} ${TAIL}`,
  left: `M${TAIL} 0L1 ${WIDE / 2}L${TAIL} ${WIDE}`,
  right: `M0 0L${TAIL - 1} ${WIDE / 2}L0 ${WIDE}`,
};

/** Towards the chip of who speaks, over the edge of the bubble. */
function Tail({ side, at, fill, line }: TailProps) {
  const [width, height] = side === 'up' ? [WIDE, TAIL] : [TAIL, WIDE];
  const over = -TAIL + outline.normal;
  const begin = at - WIDE / 2;
  const place = side === 'up' ? { left: begin, top: over } : { top: begin, [side]: over };
  return (
    <View aria-hidden style={[styles.tail, place]}>
      <Svg width={width} height={height}>
        <Path d={SHAPES[side]} fill={fill} stroke={line} strokeWidth={outline.normal} />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { pointerEvents: 'none' },
  bubble: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingVertical: space.xs,
    paddingHorizontal: space.m,
    borderRadius: radius.m,
    borderWidth: outline.normal,
    boxShadow: shadow.high,
  },
  words: { flexShrink: 1 },
  tail: { position: 'absolute' },
});
