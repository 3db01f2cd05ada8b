import { useEffect, useRef, type ReactNode } from 'react';
import {
  KeyboardAvoidingView,
  ScrollView,
  StyleSheet,
  useWindowDimensions,
  View,
  type Text,
} from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { moveFocus } from '../focus/move-focus';
import { useMotion } from '../motion/MotionProvider';
import { outline, radius, shadow, space, wideFrom } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { FingerArea } from './FingerArea';
import { IconButton } from './IconButton';
import { Overlay } from './Overlay';
import { scrollsByKeys } from './scrolls-by-keys';
import { Heading } from './Words';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** What the cross says, such as "Close". */
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Takes more width where there is little height. */
  readonly wide?: boolean;
  /** Stays in view under what scrolls. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const SIDE_WIDTH = 420;
/** For two columns. */
const WIDE_SIDE = 720;
/** Lower than this, width has to make up for height. */
const LOW = 500;

/** Comes from below, or from the side where there is width. */
export function Sheet(props: Props) {
  return (
    <Overlay open={props.open} label={props.title} onBack={props.onClose}>
      <OpenSheet {...props} />
    </Overlay>
  );
}

function OpenSheet({ title, closeLabel, onClose, wide = false, footer, children }: Props) {
  const colours = useColours();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const { ms } = useMotion();
  const isWide = width >= wideFrom;
  const away = useSharedValue(1);

  const heading = useRef<Text>(null);
  const read = () => heading.current !== null && moveFocus(heading.current);
  useEffect(() => void read(), []);

  useEffect(() => {
    away.set(withTiming(0, { duration: ms('slide'), easing: Easing.out(Easing.cubic) }));
  }, [away, ms]);
  const slide = useAnimatedStyle(() => {
    const distance = away.get() * 120;
    return { transform: [isWide ? { translateX: distance } : { translateY: distance }] };
  });

  // Where it is low, height is dear.
  const isLow = wide && isWide && height < LOW;
  const side = isLow ? Math.min(WIDE_SIDE, width * 0.9) : Math.min(SIDE_WIDTH, width * 0.6);
  const edge = isLow ? space.s : space.l;
  const shape = isWide
    ? [styles.side, { width: side, paddingTop: insets.top + edge }]
    : [styles.bottom, { maxHeight: height * 0.88 - insets.top }];
  return (
    <KeyboardAvoidingView
      behavior="padding"
      style={[styles.all, { backgroundColor: colours.scrim }, isWide && styles.row]}
    >
      {/* Everybody else has the cross, Escape or back. */}
      <FingerArea style={styles.rest} onPress={onClose} onFocus={read} />
      <Animated.View
        style={[
          styles.sheet,
          ...shape,
          { backgroundColor: colours.paper, borderColor: colours.outline },
          {
            paddingBottom: insets.bottom + edge,
            paddingRight: space.l + (isWide ? insets.right : 0),
          },
          slide,
        ]}
      >
        <View style={styles.head}>
          <View style={styles.title}>
            <Heading ref={heading}>{title}</Heading>
          </View>
          <IconButton icon="close" label={closeLabel} onPress={onClose} />
        </View>
        <ScrollView
          {...scrollsByKeys(title)}
          style={styles.scroll}
          contentContainerStyle={styles.content}
          // The first tap after writing is meant for what it hits, not for the keyboard.
          keyboardShouldPersistTaps="handled"
        >
          {children}
        </ScrollView>
        {footer}
      </Animated.View>
    </KeyboardAvoidingView>
  );
}

const styles = StyleSheet.create({
  all: { flex: 1, overflow: 'hidden' },
  row: { flexDirection: 'row' },
  rest: { flex: 1 },
  sheet: {
    gap: space.m,
    paddingHorizontal: space.l,
    borderWidth: outline.normal,
    boxShadow: shadow.high,
  },
  bottom: {
    paddingTop: space.l,
    borderBottomWidth: 0,
    borderTopLeftRadius: radius.l,
    borderTopRightRadius: radius.l,
  },
  side: { borderRightWidth: 0, borderTopLeftRadius: radius.l, borderBottomLeftRadius: radius.l },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  title: { flex: 1 },
  // With room for the ring round what has the focus.
  scroll: { flexGrow: 0, flexShrink: 1, marginHorizontal: -space.s, borderRadius: radius.s },
  content: { gap: space.m, paddingHorizontal: space.s, paddingVertical: space.xs },
});
