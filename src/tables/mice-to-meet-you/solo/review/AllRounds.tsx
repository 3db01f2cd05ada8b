import { StyleSheet, View } from 'react-native';
import { usePhrases, type Phrases } from '../../../../i18n';
import { outline, space, useColours, Words } from '../../../../ui';
import { choiceInWords, deedInWords } from '../tell-choice';
import type { Decided, Round } from './review-of';
import { SmallDice } from './SmallDice';

/** Every throw and choice, with the chance after it. */
export function AllRounds({ rounds }: { readonly rounds: readonly Round[] }) {
  return (
    <View role="list" style={styles.all}>
      {rounds.map((round) => (
        <RoundRow key={round.round} round={round} />
      ))}
    </View>
  );
}

function decidedInWords(say: Phrases, { made, best, couldKeep, price }: Decided): string {
  const { percent, points } = say.miceSolo;
  const deed = deedInWords(say, made);
  if (price === 0) return deed;
  return `${deed}: ${points(price)}. ${say.miceReview.couldKeep(choiceInWords(say, best), percent(couldKeep))}`;
}

function RoundRow({ round: { round, dice, before, thrown, decided, after } }: { round: Round }) {
  const say = usePhrases();
  const { hairline, danger, accents } = useColours();
  const { percent, points } = say.miceSolo;
  const words = say.miceReview;
  const luck = words.throwDid(points(thrown - before));
  const told = decided.map((each) => decidedInWords(say, each));
  return (
    <View
      role="listitem"
      accessible
      aria-label={[
        words.round(round),
        words.dice(dice.red, dice.yellow),
        luck,
        ...told,
        percent(after),
      ].join('. ')}
      style={[styles.round, { borderColor: hairline }]}
    >
      <View style={styles.head}>
        <Words as="smallStrong">{words.round(round)}</Words>
        <SmallDice dice={dice} size={20} />
        <View style={styles.value}>
          <Words as="smallStrong">{percent(after)}</Words>
        </View>
      </View>
      <Words as="small" colour={accents.misty.text}>
        {luck}
      </Words>
      {decided.map((each, index) => (
        <Words key={index} as="small" colour={each.price < 0 ? danger.text : undefined}>
          {told[index] ?? ''}
        </Words>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.s },
  round: { paddingBottom: space.s, borderBottomWidth: outline.thin },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  value: { marginLeft: 'auto' },
});
