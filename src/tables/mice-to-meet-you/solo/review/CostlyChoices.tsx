import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../../../i18n';
import {
  Button,
  Heading,
  Icon,
  outline,
  Panel,
  Pressable,
  radius,
  space,
  target,
  useColours,
  Words,
} from '../../../../ui';
import { RankDisc } from '../../../shared/coach/RankDisc';
import { choiceInWords, deedInWords } from '../tell-choice';
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
    <Panel style={styles.panel}>
      <Heading level={2} as="label">
        {say.costliest}
      </Heading>
      {worst.length === 0 && <Words>{say.noneCostly}</Words>}
      {worst.map((decided, index) => (
        <CostlyRow
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
    </Panel>
  );
}

interface RowProps {
  readonly rank: number;
  readonly decided: Decided;
  readonly onPress: () => void;
}

function CostlyRow({ rank, decided, onPress }: RowProps) {
  const say = usePhrases();
  const { danger, hairline, ink } = useColours();
  const { percent, points } = say.miceSolo;
  const words = say.miceReview;
  const { round, dice, left, made, best, kept, couldKeep, price } = decided;
  const lines = {
    kept: words.kept(deedInWords(say, made), percent(kept)),
    best: words.couldKeep(choiceInWords(say, best), percent(couldKeep)),
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
    <Pressable
      role="button"
      aria-label={told.join('. ')}
      onPress={onPress}
      style={[styles.row, { borderColor: hairline }]}
    >
      <RankDisc rank={rank} size={30} />
      <View style={styles.words}>
        <View style={styles.round}>
          <Words as="small">{words.round(round)}</Words>
          <SmallDice dice={dice} />
          {lines.second !== null && <Words as="small">{lines.second}</Words>}
        </View>
        <Words as="smallStrong">{lines.kept}</Words>
        <Words as="small">{lines.best}</Words>
      </View>
      <Words as="label" colour={danger.text}>
        {points(price)}
      </Words>
      <Icon name="next" size={20} colour={ink} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.m, gap: space.s },
  row: {
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingVertical: space.xs,
    borderBottomWidth: outline.thin,
    borderRadius: radius.s - 6,
  },
  words: { flex: 1, gap: 1 },
  round: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
});
