import { StyleSheet, View } from 'react-native';
import { holesOf, lookedAtBy } from '../../game-core/games/alles-kaese/table';
import type { AllesKaese } from '../../game-core/games/alles-kaese/types';
import { usePhrases } from '../../i18n';
import { Halo, largeText, space, useColours, useTextScale, Words } from '../../ui';
import type { CurtainNoteProps } from '../shared/game-table';
import { isLookAgain } from './look/useLook';
import { Slice } from './pieces/Slice';

const SIDE = 46;

/** Under which slice somebody will look: everybody may know that. */
export function CurtainNote({ view, seat }: CurtainNoteProps<AllesKaese>) {
  const { open } = view;
  const { allesKaese: say } = usePhrases();
  const { inkSoft } = useColours();
  const isLarge = useTextScale() >= largeText;
  const last = open.log.at(-1)?.card;
  const isAgain = isLookAgain(view, seat);
  const meant = isAgain ? lookedAtBy(open, seat) : new Set([last]);
  const words =
    isAgain || last === undefined ? say.yourSlices : say.underIt(holesOf(open.board, last));
  return (
    <View style={styles.note}>
      {!isLarge && (
        <View aria-hidden style={styles.slices}>
          {open.board.display.map((card, slot) => {
            const size = { width: SIDE, height: SIDE };
            if (card === null) return <View key={slot} style={size} />;
            const isMeant = meant.has(card);
            const holes = holesOf(open.board, card);
            return (
              <View key={slot} style={size}>
                {isMeant && <Halo size={size} round={8} bare />}
                <Slice holes={holes} size={SIDE} tag="none" look={isMeant ? 'plain' : 'quiet'} />
              </View>
            );
          })}
        </View>
      )}
      <Words as="small" align="center" colour={inkSoft}>
        {words}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  note: { alignItems: 'center', gap: space.l },
  slices: {
    width: 3 * SIDE + 2 * space.l,
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.l,
  },
});
