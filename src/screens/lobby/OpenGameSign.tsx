import { StyleSheet, View } from 'react-native';
import { useFirstPhrases } from '../../i18n/first';
import {
  Pressable,
  Icon,
  ledge,
  outline,
  Picture,
  radius,
  shadow,
  space,
  target,
  useColours,
  useTextScale,
  largeText,
  Words,
} from '../../ui';
import type { FrontLayout } from './front-layout';
import type { OpenGame } from './open-games';
import { useNow } from './useNow';
import { useOpenGame } from './useOpenGame';

interface Props {
  readonly open: OpenGame;
  readonly layout: FrontLayout;
  readonly onContinue: () => void;
}

const ROPE = 10;

/** The game that was played last hangs as a sign from the eaves: most people come back for it. */
export function OpenGameSign({ open, layout: { isLow, isLarge, isTall }, onContinue }: Props) {
  const say = useFirstPhrases();
  const { accents, ...colours } = useColours();
  const { door, title, when, turn, goOn } = useOpenGame(open, useNow());
  const { fill, edge, on, soft, text } = accents[door.accent];
  const scale = useTextScale();
  const hasRoom = scale < largeText;
  const line = turn ?? when;
  const picture = isLow ? 32 : isLarge ? 60 : 46;
  return (
    <View style={isLow ? styles.low : styles.hanging}>
      {!isLow && (
        <View style={styles.ropes} aria-hidden>
          <View style={[styles.rope, { backgroundColor: colours.hayDark }]} />
          <View style={[styles.rope, { backgroundColor: colours.hayDark }]} />
        </View>
      )}
      <Pressable
        role="button"
        aria-label={[goOn, ...(turn === null ? [] : [turn]), when].join('. ')}
        onPress={onContinue}
        style={isLow ? styles.round : styles.corners}
      >
        {({ pressed }) => (
          <View
            style={[
              styles.board,
              isLow && styles.lowBoard,
              isLarge && styles.largeBoard,
              { backgroundColor: colours.surface, borderColor: fill },
              pressed ? styles.pressed : styles.raised,
            ]}
          >
            {hasRoom && (
              <View
                style={[
                  styles.face,
                  {
                    width: picture,
                    height: picture,
                    backgroundColor: soft,
                    borderColor: colours.glow,
                  },
                ]}
              >
                <Picture name={door.picture} size={picture * 0.66} />
              </View>
            )}
            <View style={styles.words}>
              <Words as={isLarge ? 'heading' : 'label'} colour={text}>
                {title}
              </Words>
              {!isLow && <Words as="smallStrong">{line}</Words>}
              {isTall && (
                <Words as="small" colour={colours.inkSoft} lines={hasRoom ? 1 : undefined}>
                  {open.players.map(({ name }) => name).join(' · ')}
                </Words>
              )}
              {isTall && turn !== null && (
                <Words as="small" colour={colours.inkSoft}>
                  {when}
                </Words>
              )}
            </View>
            <View
              style={[
                styles.goOn,
                isLow && styles.round,
                isLarge && styles.wide,
                {
                  backgroundColor: fill,
                  borderColor: colours.outline,
                  boxShadow: `inset 0 -${ledge}px 0 ${edge}`,
                },
              ]}
            >
              <Icon name="play" size={20 * scale} colour={on} />
              {!isLow && (
                <Words as={isLarge ? 'label' : 'smallStrong'} colour={on} align="center">
                  {say.lobby.goOn}
                </Words>
              )}
            </View>
          </View>
        )}
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  hanging: { width: '100%', maxWidth: 640, alignSelf: 'center' },
  low: { flexShrink: 1 },
  ropes: {
    height: ROPE,
    marginTop: -ROPE / 2,
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingHorizontal: 44,
  },
  rope: { width: 4, height: ROPE },
  board: {
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    padding: space.xs,
    paddingLeft: space.s,
    borderWidth: outline.thick,
    borderRadius: radius.m,
  },
  lowBoard: { padding: 0, borderRadius: radius.round, borderWidth: outline.normal },
  largeBoard: { gap: space.m, padding: space.m },
  raised: { boxShadow: shadow.low },
  pressed: { transform: [{ translateY: 2 }] },
  face: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    borderWidth: outline.thick,
  },
  words: { flex: 1 },
  goOn: {
    minWidth: target,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.s,
    paddingTop: space.xs,
    paddingBottom: space.xs + ledge,
    borderWidth: outline.thin,
    borderRadius: radius.s,
  },
  round: { borderRadius: radius.round },
  wide: {
    minHeight: target + ledge,
    flexDirection: 'row',
    gap: space.s,
    paddingHorizontal: space.xl,
    borderRadius: radius.m,
  },
  corners: { borderRadius: radius.m },
});
