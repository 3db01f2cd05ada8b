import { StyleSheet, View } from 'react-native';
import type { Animal } from '../../game-core/games/so-ein-mist/cards';
import type { Player } from '../../game-core/kernel/record';
import type { Seat } from '../../game-core/kernel/seats';
import { usePhrases } from '../../i18n';
import { Icon, Portrait, Sheet, space, useColours, Words, type IconName } from '../../ui';
import { useFace } from '../shared/faces/faces';
import { SmallFace } from '../shared/faces/SmallFace';
import { botInWords } from '../shared/levels';
import type { Counts } from './staging';
import { GAME } from './words/describe';

interface Props {
  /** Whom it is about; null while it is closed. */
  readonly about: {
    readonly seat: Seat;
    readonly player: Player;
    readonly animal: Animal;
    readonly counts: Counts;
  } | null;
  readonly onClose: () => void;
}

/** Who somebody is, and how many cards they have: never which. */
export function PlayerSheet({ about, onClose }: Props) {
  const say = usePhrases();
  const face = useFace(about?.seat ?? null);
  return (
    <Sheet
      open={about !== null}
      title={about?.player.name ?? ''}
      closeLabel={say.table.close}
      onClose={onClose}
    >
      {about !== null && (
        <View style={styles.line}>
          <View style={styles.figure}>
            <Portrait picture={about.animal} size={88} />
            {face !== null && (
              <View style={styles.face}>
                <SmallFace of={face} size={44} />
              </View>
            )}
          </View>
          <View style={styles.facts}>
            <Words as="label">{say.animals[about.animal]}</Words>
            {about.player.bot !== null && <Words>{botInWords(say, GAME, about.player.bot)}</Words>}
            <Fact icon="draw" words={say.soEinMist.toDraw(about.counts.draw)} />
            <Fact icon="pile" words={say.soEinMist.inPile(about.counts.pile)} />
          </View>
        </View>
      )}
    </Sheet>
  );
}

function Fact({ icon, words }: { readonly icon: IconName; readonly words: string }) {
  const { inkSoft } = useColours();
  return (
    <View style={styles.fact}>
      <Icon name={icon} size={22} colour={inkSoft} />
      <View style={styles.words}>
        <Words>{words}</Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.l, paddingBottom: space.m },
  figure: { flexDirection: 'row', alignItems: 'flex-end' },
  face: { marginLeft: -space.l },
  facts: { flex: 1, gap: space.xs },
  fact: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
});
