import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View, type Text } from 'react-native';
import {
  Backdrop,
  Button,
  Heading,
  largeText,
  moveFocus,
  Panel,
  space,
  useColours,
  useTextScale,
  Words,
  type AccentName,
  type BackdropKind,
} from '../../../ui';

export interface CurtainProps {
  /** Of the person who is to take the phone; see `useCurtainPortraitSize`. */
  readonly portrait: ReactNode;
  /** Who is meant: "Mia, it is your turn". Another title is another curtain. */
  readonly title: string;
  /** What the others do meanwhile: "Everybody else looks away." */
  readonly line: string;
  /** What it is about, where that is no secret: under which card somebody will look. */
  readonly about?: ReactNode;
  readonly actionLabel: string;
  readonly accent?: AccentName;
  /** What the table stands before; wood unless told. */
  readonly backdrop?: BackdropKind;
  readonly onLift: () => void;
}

/** A phone on its side: what is on the curtain stands side by side. */
const LOW = 480;

function useIsLow(): boolean {
  const { width, height } = useWindowDimensions();
  return height < LOW && width > height;
}

/** Large words need the height, and so does a phone on its side. */
export function useCurtainPortraitSize(): number {
  const isLow = useIsLow();
  if (useTextScale() >= largeText) return 64;
  return isLow ? 96 : 128;
}

/**
 * Covers a table while the phone goes from hand to hand. It is a plain opaque view, so that the very
 * frame that draws it shows nothing of the table. Nothing but its button lifts it.
 */
export function Curtain(props: CurtainProps) {
  const heading = useRef<Text>(null);
  useEffect(() => {
    if (heading.current !== null) moveFocus(heading.current);
  }, []);

  return (
    <View role="dialog" aria-label={props.title} style={StyleSheet.absoluteFill}>
      <Cloth {...props} heading={heading} />
    </View>
  );
}

interface ClothProps extends CurtainProps {
  readonly heading?: Ref<Text>;
  /** It is only seen to go: nothing on it can be pressed any more. */
  readonly isLifted?: boolean;
}

/** What a curtain looks like. */
export function Cloth({ heading, isLifted = false, ...props }: ClothProps) {
  const { paper } = useColours();
  const isLarge = useTextScale() >= largeText;
  const isLow = useIsLow();
  const words = (
    <>
      <Heading ref={heading} as={isLarge ? 'label' : 'title'} align="center">
        {props.title}
      </Heading>
      <Words align="center">{props.line}</Words>
    </>
  );
  const action = (
    <View style={[styles.action, isLifted && styles.lifted]}>
      <Button
        label={props.actionLabel}
        icon={isLarge ? undefined : 'hand'}
        tight={isLarge}
        accent={props.accent}
        isHandedOver
        onPress={props.onLift}
      />
    </View>
  );
  return (
    <View style={[StyleSheet.absoluteFill, { backgroundColor: paper }]}>
      <Backdrop kind={props.backdrop ?? 'wood'} />
      <ScrollView contentContainerStyle={styles.content}>
        {isLow ? (
          <Panel style={isLarge ? styles.lowAndLarge : styles.low}>
            <View style={styles.column}>
              {props.portrait}
              {!isLarge && props.about}
            </View>
            <View style={[styles.column, styles.wide]}>
              {words}
              {action}
              {isLarge && props.about}
            </View>
          </Panel>
        ) : (
          <Panel style={isLarge ? styles.large : styles.panel}>
            {props.portrait}
            {words}
            {!isLarge && props.about}
            {action}
            {isLarge && props.about}
          </Panel>
        )}
      </ScrollView>
    </View>
  );
}

const panel = { alignItems: 'center', maxWidth: 480, width: '100%' } as const;

const styles = StyleSheet.create({
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', padding: space.l },
  panel: { ...panel, padding: space.xl, gap: space.l },
  large: { ...panel, padding: space.m, gap: space.s },
  low: { ...panel, flexDirection: 'row', maxWidth: 720, padding: space.l, gap: space.xl },
  lowAndLarge: { ...panel, flexDirection: 'row', maxWidth: 720, padding: space.m, gap: space.m },
  column: { alignItems: 'center', gap: space.m, flexShrink: 1 },
  wide: { flex: 1, gap: space.l },
  action: { maxWidth: '100%' },
  lifted: { pointerEvents: 'none' },
});
