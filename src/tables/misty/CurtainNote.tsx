import { StyleSheet, View } from 'react-native';
import type { Misty } from '../../game-core/games/misty/types';
import { everySeat } from '../../game-core/games/misty/table';
import { usePhrases } from '../../i18n';
import { Icon, largeText, outline, space, useColours, useTextScale, Words } from '../../ui';
import type { CurtainNoteProps } from '../shared/game-table';
import { SeatFace } from '../shared/faces/SeatFace';
import { cardsInAll } from './board/parts';

/** Who has chosen and who has not: everybody may know that. */
export function CurtainNote({ view, seat }: CurtainNoteProps<Misty>) {
  const { open, committed } = view;
  const { misty: say } = usePhrases();
  const { inkSoft, accents, surface, line, outline: ink } = useColours();
  const isLarge = useTextScale() >= largeText;
  if (open.stage.name !== 'building') return null;
  const chosen = committed.filter(Boolean).length;
  const nth = (open.windows[0]?.length ?? 0) + 1;
  return (
    <View style={styles.note}>
      {!isLarge && (
        <View aria-hidden style={styles.faces}>
          {everySeat(open.setting).map((each) => (
            <View key={each} style={each !== seat && committed[each] !== true && styles.waiting}>
              <SeatFace seat={each} size={44} />
              <View
                style={[
                  styles.sign,
                  committed[each]
                    ? { backgroundColor: accents.misty.fill, borderColor: ink }
                    : { backgroundColor: surface, borderColor: line },
                  committed[each] !== true && styles.dashed,
                ]}
              >
                {committed[each] && <Icon name="check" size={14} colour={accents.misty.on} />}
              </View>
            </View>
          ))}
        </View>
      )}
      <Words as="small" align="center" colour={inkSoft}>
        {say.curtain(chosen, committed.length, nth, cardsInAll(open))}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  note: { alignItems: 'center', gap: space.m },
  faces: { flexDirection: 'row', gap: space.l },
  waiting: { opacity: 0.75 },
  sign: {
    position: 'absolute',
    right: -8,
    bottom: -4,
    width: 22,
    height: 22,
    borderRadius: 22,
    borderWidth: outline.thin,
    alignItems: 'center',
    justifyContent: 'center',
  },
  dashed: { borderStyle: 'dashed' },
});
