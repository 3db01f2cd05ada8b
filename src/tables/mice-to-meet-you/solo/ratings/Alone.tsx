import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { soloRating } from '../../../../game-core/games/mice-to-meet-you/score';
import type { Mice } from '../../../../game-core/games/mice-to-meet-you/types';
import { usePhrases } from '../../../../i18n';
import {
  Announce,
  Heading,
  largeText,
  Panel,
  space,
  useTextScale,
  wideFrom,
  Words,
} from '../../../../ui';
import { nameOf } from '../../../shared/names';
import type { AloneProps } from '../../../shared/game-table';
import { BestSoFar } from './BestSoFar';
import { bestSoFar } from './best-so-far';
import { Hinted } from './Hinted';
import { RatingBar } from './RatingBar';
import { RatingPicture } from './RatingPicture';

/** How well somebody did who played alone, and the best that they have done so far. */
export function Alone({ view: { open }, player, hints, played }: AloneProps<Mice>) {
  const { miceSolo: say, hint } = usePhrases();
  const isLarge = useTextScale() >= largeText;
  const isWide = useWindowDimensions().width >= wideFrom;
  const rating = soloRating(open);
  if (rating === null) return null;
  const { level } = open.setting.config.options;
  const { name, line } = say.ratings[rating];
  return (
    <View style={[styles.all, isWide && styles.abreast]}>
      <Panel style={isWide ? styles.half : undefined}>
        <Announce message={say.rated(name, line, rating)} />
        <View style={styles.prize}>
          <RatingPicture rating={rating} size={isLarge ? 72 : 104} />
          <Words as="smallStrong" align="center">
            {`${nameOf([player], 0)} · ${say.level(level)}`}
          </Words>
        </View>
        <View>
          <Heading align="center">{name}</Heading>
          <Words align="center">{line}</Words>
        </View>
        <View style={styles.rating}>
          <View style={styles.bar}>
            <RatingBar rating={rating} height={18} />
          </View>
          <Words as="label">{say.ofSeven(rating)}</Words>
        </View>
        {hints > 0 && (
          <View style={styles.hints}>
            <Hinted words={hint.used(hints)} />
          </View>
        )}
      </Panel>
      <View style={isWide && styles.half}>
        <BestSoFar reached={bestSoFar(played)} level={level} rating={rating} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { gap: space.m },
  abreast: { flexDirection: 'row', alignItems: 'flex-start' },
  half: { flex: 1 },
  prize: { alignItems: 'center', gap: space.xs },
  rating: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  hints: { alignItems: 'center' },
  bar: { flexGrow: 1, flexBasis: 160 },
});
