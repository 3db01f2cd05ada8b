import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import type { Past } from '../../session/past';
import type { GameTable, Teller } from '../../tables/shared/game-table';
import { outline, radius, space, useColours, Words } from '../../ui';
import { Owl } from '../../ui/art/Owl';
import type { Look } from './look-at';
import { costlyInWords } from './words';

interface Props {
  readonly at: number;
  readonly past: Past;
  readonly table: GameTable;
  readonly look: Look;
  readonly teller: Teller;
  /** When that was, and what the seat could expect then. */
  readonly place: string;
  /** What is on the table; null where there is no room to say it again. */
  readonly happened: string | null;
  /** So many lines of it; all of them where the rest can be scrolled to. */
  readonly lines?: number;
  /** Not all may be in view at once: what is about this step comes before what led to it. */
  readonly scrolls?: boolean;
}

/** What happened at a step of a replay, and what the owl says to it. */
export function ReplayWords({ place, happened, lines, scrolls = false, ...about }: Props) {
  const { inkSoft } = useColours();
  const owlsWord = <OwlsWord {...about} isBrief={happened === null} />;
  const when = (
    <Words as="small" colour={inkSoft}>
      {place}
    </Words>
  );
  return (
    <View style={styles.words}>
      {scrolls && owlsWord}
      <View style={styles.told}>
        {scrolls && when}
        {happened !== null && happened !== '' && (
          <Words as="smallStrong" {...(lines !== undefined && { lines })}>
            {happened}
          </Words>
        )}
        {!scrolls && when}
      </View>
      {!scrolls && owlsWord}
    </View>
  );
}

interface OwlProps extends Pick<Props, 'at' | 'past' | 'table' | 'look' | 'teller'> {
  /** Only what would have been better. */
  readonly isBrief: boolean;
}

/** Where a choice is about to cost something: what was chosen, and what would have been better. */
function OwlsWord({ at, past, table, look, teller, isBrief }: OwlProps) {
  const { coach } = usePhrases();
  const { surface, hairline, accents } = useColours();
  const costly = look.isWhole ? look.review.costly.find(({ moment }) => moment === at) : undefined;
  if (costly === undefined) return null;
  const { made, best, kept, couldKeep } = costlyInWords(past, look.seat, costly, table, teller);
  return (
    <View style={[styles.owl, { backgroundColor: surface, borderColor: hairline }]}>
      <Owl size={32} />
      <View style={styles.told}>
        {!isBrief && <Words as="small">{coach.replay.chose(made)}</Words>}
        <Words as="smallStrong" colour={accents.mist.text}>
          {coach.replay.betterNot(best, couldKeep, kept)}
        </Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  words: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  told: { flexShrink: 1, flexGrow: 1 },
  owl: {
    flexDirection: 'row',
    alignItems: 'center',
    flexShrink: 1,
    gap: space.s,
    padding: space.xs,
    borderRadius: radius.s,
    borderWidth: outline.thin,
  },
});
