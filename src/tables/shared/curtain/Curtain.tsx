import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { ScrollView, StyleSheet, View, type Text } from 'react-native';
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

/** Large words need the height. */
export function useCurtainPortraitSize(): number {
  return useTextScale() >= largeText ? 72 : 128;
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
  return (
    <View style={[StyleSheet.absoluteFill, { backgroundColor: paper }]}>
      <Backdrop kind={props.backdrop ?? 'wood'} />
      <ScrollView contentContainerStyle={styles.content}>
        <Panel style={styles.panel}>
          {props.portrait}
          <Heading ref={heading} as="title" align="center">
            {props.title}
          </Heading>
          <Words align="center">{props.line}</Words>
          {props.about}
          <View style={[styles.action, isLifted && styles.lifted]}>
            <Button
              label={props.actionLabel}
              icon="hand"
              accent={props.accent}
              onPress={props.onLift}
            />
          </View>
        </Panel>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  content: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', padding: space.l },
  panel: { alignItems: 'center', padding: space.xl, gap: space.l, maxWidth: 480, width: '100%' },
  action: { maxWidth: '100%' },
  lifted: { pointerEvents: 'none' },
});
