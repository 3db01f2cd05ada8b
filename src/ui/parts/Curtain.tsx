import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { PictureName } from '../art/Picture';
import { useTextScale } from '../text-scale';
import type { AccentName } from '../theme/colours';
import { largeText, space } from '../theme/measures';
import { useColours } from '../theme/ThemeProvider';
import { Backdrop } from './Backdrop';
import { Button } from './Button';
import { Overlay } from './Overlay';
import { Panel } from './Panel';
import { Portrait } from './Portrait';
import { Heading, Words } from './Words';

interface Props {
  readonly open: boolean;
  readonly picture: PictureName;
  /** Whose turn it is: "Mia, it is your turn". */
  readonly title: string;
  /** What the others do meanwhile: "Everybody else looks away." */
  readonly line: string;
  readonly actionLabel: string;
  readonly accent?: AccentName;
  readonly onLift: () => void;
}

/** Covers the whole screen while the phone goes from hand to hand. Nothing but its button lifts it. */
export function Curtain({ open, picture, title, line, actionLabel, accent, onLift }: Props) {
  const { paper } = useColours();
  const insets = useSafeAreaInsets();
  const isLarge = useTextScale() >= largeText;
  return (
    // Going back must not show somebody else's secrets.
    <Overlay open={open} label={title} onBack={() => undefined}>
      <View style={[styles.all, { backgroundColor: paper }]}>
        <Backdrop kind="wood" />
        <ScrollView
          contentContainerStyle={[
            styles.content,
            { paddingTop: insets.top + space.xl, paddingBottom: insets.bottom + space.xl },
          ]}
        >
          <Panel style={styles.panel}>
            <Portrait picture={picture} size={isLarge ? 72 : 128} />
            <Heading level={1} align="center">
              {title}
            </Heading>
            <Words align="center">{line}</Words>
            <Button label={actionLabel} icon="hand" accent={accent} onPress={onLift} />
          </Panel>
        </ScrollView>
      </View>
    </Overlay>
  );
}

const styles = StyleSheet.create({
  all: { flex: 1 },
  content: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.l,
  },
  panel: { alignItems: 'center', padding: space.xl, gap: space.l, maxWidth: 480, width: '100%' },
});
