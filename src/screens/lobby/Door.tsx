import { StyleSheet, View } from 'react-native';
import { useFirstPhrases } from '../../i18n/first';
import {
  Pressable,
  IconButton,
  ledge,
  outline,
  radius,
  shadow,
  space,
  target,
  useColours,
  useTextScale,
  Words,
} from '../../ui';
import { PersonSign } from '../art/PersonSign';
import type { GameDoor } from '../game-doors';
import { useBarnColours } from './barn-colours';
import type { FrontLayout } from './front-layout';
import { Scene } from './scenes/Scene';

interface Props {
  readonly door: GameDoor;
  readonly layout: FrontLayout;
  /** Whether its scene moves now. */
  readonly isLive: boolean;
  readonly onPlay: () => void;
  readonly onRules: () => void;
}

/** From this width there is room for "players". */
const SPELT_OUT = 250;
const FLAT_SCENE = 104;
const LEAST_SCENE = 72;
const PLATE = 64;
/** Where a long name takes two lines, all plates of a row have room for them. */
const PLATE_OF_TWO = 78;

/** No short word stands alone on a second line. */
const SHORT_END = / (\S{1,3})$/;

/** A half-door: its upper half is open on the game, the lower one bears its name. All of it is the key. */
export function Door({ door, layout, isLive, onPlay, onRules }: Props) {
  const say = useFirstPhrases();
  const { accents, ...colours } = useColours();
  const { trim } = useBarnColours();
  const scale = useTextScale();
  const { title } = say.games[door.id];
  const accent = accents[door.accent];
  const range = say.lobby.range(door.seats.min, door.seats.max);
  const players = say.lobby.players(range);
  const isFlat = layout.hasFlatDoors;
  const spoken = [say.lobby.playOf(title), players].join(', ');
  const isSpeltOut = layout.doorWidth >= SPELT_OUT;
  const shown = isSpeltOut && !isFlat ? players : range;
  return (
    <View style={[styles.door, { width: layout.doorWidth, maxHeight: layout.tallestDoor }]}>
      <Pressable role="button" aria-label={spoken} onPress={onPlay} style={styles.key}>
        {({ pressed }) => (
          <View
            style={[
              styles.frame,
              isFlat && styles.flat,
              { backgroundColor: trim, borderColor: colours.outline },
              pressed ? styles.pressed : styles.raised,
            ]}
          >
            <View
              style={[
                styles.opening,
                isFlat ? styles.beside : styles.above,
                { borderColor: colours.outline },
              ]}
            >
              <Scene game={door.id} isLive={isLive} />
            </View>
            <View
              style={[
                styles.plate,
                isFlat && styles.grow,
                {
                  minHeight: isSpeltOut || isFlat ? PLATE : PLATE_OF_TWO * scale,
                  backgroundColor: accent.soft,
                  borderColor: colours.outline,
                  boxShadow: `inset 0 -${ledge}px 0 ${accent.edge}`,
                },
              ]}
            >
              <Words as={isSpeltOut ? 'heading' : 'label'} colour={accent.text}>
                {title.replace(SHORT_END, '\u00A0$1')}
              </Words>
              <View style={styles.players}>
                <PersonSign size={14 * scale} colour={colours.inkSoft} />
                <Words as="small" colour={colours.inkSoft}>
                  {shown}
                </Words>
              </View>
            </View>
          </View>
        )}
      </Pressable>
      <View style={styles.book}>
        <IconButton icon="rules" label={say.lobby.rulesOf(title)} onPress={onRules} />
      </View>
    </View>
  );
}

const FRAME = 5;

const styles = StyleSheet.create({
  door: { flexGrow: 1 },
  key: { flexGrow: 1, borderRadius: radius.m },
  frame: {
    flexGrow: 1,
    padding: FRAME,
    gap: FRAME,
    borderWidth: outline.normal,
    borderRadius: radius.m,
  },
  raised: { marginBottom: ledge, boxShadow: `0 ${ledge}px 0 rgba(20, 8, 4, 0.55), ${shadow.low}` },
  pressed: { marginTop: ledge },
  flat: { flexDirection: 'row' },
  opening: {
    overflow: 'hidden',
    borderWidth: outline.thin,
    borderRadius: radius.s,
  },
  above: { flexGrow: 1, minHeight: LEAST_SCENE },
  beside: { width: FLAT_SCENE, minHeight: FLAT_SCENE * 0.85 },
  plate: {
    justifyContent: 'center',
    paddingLeft: space.s,
    // For the book.
    paddingRight: target + space.m,
    paddingTop: space.xs,
    paddingBottom: space.xs + ledge,
    borderWidth: outline.thin,
    borderRadius: radius.s,
  },
  grow: { flex: 1 },
  players: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  book: {
    position: 'absolute',
    right: FRAME + outline.normal + space.xs,
    bottom: FRAME + outline.normal + 2 * ledge + space.xs,
  },
});
