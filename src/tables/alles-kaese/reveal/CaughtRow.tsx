import { StyleSheet, View } from 'react-native';
import { LAST_TRAP } from '../../../game-core/games/alles-kaese/cards';
import type { Player } from '../../../game-core/kernel/record';
import { usePhrases } from '../../../i18n';
import { outline, radius, space, useColours, useTextScale, Words } from '../../../ui';
import { SeatFace } from '../../shared/faces/SeatFace';
import { whoInWords } from '../../shared/levels';
import { Trap } from '../pieces/Trap';
import { GAME } from '../words/describe';
import { caughtHeight } from './measures';
import type { Caught } from './plan';

/** Narrower than this the traps stand below. */
const WORDS = 130;

interface Props {
  readonly caught: Caught;
  readonly player: Player;
  readonly width: number;
}

/** Apart from all others: whoever is caught counts nothing. */
export function CaughtRow({ caught: { seat, lost }, player, width }: Props) {
  const say = usePhrases();
  const { danger } = useColours();
  const scale = useTextScale();
  return (
    <View
      accessible
      role="img"
      aria-label={say.allesKaeseScore.caughtPlate(whoInWords(say, GAME, player), lost)}
      style={[
        styles.row,
        {
          width,
          minHeight: caughtHeight(scale),
          backgroundColor: danger.soft,
          borderColor: danger.text,
        },
      ]}
    >
      <SeatFace seat={seat} size={44} />
      <View style={[styles.words, { flexBasis: WORDS * scale }]}>
        <Words as="smallStrong" colour={danger.text}>
          {say.allesKaeseScore.caughtTitle}
        </Words>
        <Words as="small">{say.allesKaeseScore.caughtLine(player.name, lost)}</Words>
      </View>
      <View style={styles.traps}>
        {Array.from({ length: LAST_TRAP }, (_, nth) => (
          <View key={nth} style={nth > 0 && styles.behind}>
            <Trap size={32} />
          </View>
        ))}
      </View>
      <Words as="heading" colour={danger.text}>
        0
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: space.s,
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: outline.normal,
    borderStyle: 'dashed',
  },
  words: { flexGrow: 1, flexShrink: 1 },
  traps: { flexDirection: 'row' },
  behind: { marginLeft: -14 },
});
