import { useMemo } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { SoloValues } from '../../../../game-core/games/mice-to-meet-you/solo/values';
import type { Mice } from '../../../../game-core/games/mice-to-meet-you/types';
import { usePhrases } from '../../../../i18n';
import { Button, Panel, space, wideFrom, Words } from '../../../../ui';
import type { ReviewProps } from '../../../shared/game-table';
import { Rated } from '../ratings/Rated';
import { Progress } from '../values/Progress';
import { useSolvedGame } from '../values/SolvedGameProvider';
import { CostlyChoices } from './CostlyChoices';
import { Curve } from './Curve';
import { LuckAndSkill } from './LuckAndSkill';
import { reviewOf } from './review-of';

/** A solo game looked at again: what the dice did to its value, and what the choices did. */
export function Review({ view, ...props }: ReviewProps<Mice>) {
  const say = usePhrases();
  const { solved, retry } = useSolvedGame();
  return (
    <View style={styles.all}>
      <Rated view={view} />
      {solved.kind === 'here' && <Valued values={solved.values} {...props} />}
      {solved.kind === 'failed' && (
        <Panel>
          <Words>{say.miceReview.failed}</Words>
          <Button kind="quiet" label={say.miceChance.retry} onPress={retry} />
        </Panel>
      )}
      {(solved.kind === 'loading' || solved.kind === 'away') && (
        <Panel>
          <Progress solved={solved} label={say.miceReview.loading} />
        </Panel>
      )}
    </View>
  );
}

function Valued({
  values,
  record,
  onMoment,
}: Omit<ReviewProps<Mice>, 'view'> & { readonly values: SoloValues }) {
  const isWide = useWindowDimensions().width >= wideFrom;
  const review = useMemo(() => reviewOf(values, record), [values, record]);
  return (
    <>
      <Curve review={review} />
      <View style={[styles.all, isWide && styles.abreast]}>
        <View style={isWide && styles.half}>
          <CostlyChoices review={review} onMoment={onMoment} />
        </View>
        <View style={isWide && styles.half}>
          <LuckAndSkill sum={review.sum} />
        </View>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.m },
  abreast: { flexDirection: 'row', alignItems: 'flex-start' },
  half: { flex: 1 },
});
