import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../../../i18n';
import { Button, space, Words } from '../../../../ui';
import { CostlyPanel, CostlyRow } from '../../../shared/coach/Costly';
import { comparedInWords } from '../tell-choice';
import { AllRounds } from './AllRounds';
import { PINS } from './curve-shape';
import type { Decided, Review } from './review-of';
import { SmallDice } from './SmallDice';

interface Props {
  readonly review: Review;
  readonly onMoment: (length: number) => void;
}

/** What was lost by choices, the most first, with what would have been best; a tap shows the table again. */
export function CostlyChoices({ review, onMoment }: Props) {
  const { miceReview: say } = usePhrases();
  const [showsAll, setShowsAll] = useState(false);
  const worst = review.costly.slice(0, PINS);
  return (
    <CostlyPanel title={say.costliest} none={say.noneCostly} isNone={worst.length === 0}>
      {worst.map((decided, index) => (
        <Row
          key={decided.moment}
          rank={index + 1}
          decided={decided}
          onPress={() => onMoment(decided.moment)}
        />
      ))}
      <Button
        kind="quiet"
        label={showsAll ? say.hideRounds : say.allRounds(review.rounds.length)}
        onPress={() => setShowsAll(!showsAll)}
      />
      {showsAll && <AllRounds rounds={review.rounds} />}
    </CostlyPanel>
  );
}

interface RowProps {
  readonly rank: number;
  readonly decided: Decided;
  readonly onPress: () => void;
}

function Row({ rank, decided, onPress }: RowProps) {
  const say = usePhrases();
  const { percent, points } = say.miceSolo;
  const words = say.miceReview;
  const { round, dice, left, made, best, kept, couldKeep, price } = decided;
  const [deed, better] = comparedInWords(say, made, best);
  const lines = {
    kept: words.kept(deed, percent(kept)),
    best: words.couldKeep(better, percent(couldKeep)),
    second: left === null ? null : words.forSecond(left),
  };
  const told = [
    words.costly(rank, round, points(price)),
    words.dice(dice.red, dice.yellow),
    lines.second,
    lines.kept,
    lines.best,
    words.showIt,
  ].filter((line) => line !== null);
  return (
    <CostlyRow rank={rank} told={told} price={points(price)} onPress={onPress}>
      <View style={styles.round}>
        <Words as="small">{words.round(round)}</Words>
        <SmallDice dice={dice} />
        {lines.second !== null && <Words as="small">{lines.second}</Words>}
      </View>
      <Words as="smallStrong">{lines.kept}</Words>
      <Words as="small">{lines.best}</Words>
    </CostlyRow>
  );
}

const styles = StyleSheet.create({
  round: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
});
