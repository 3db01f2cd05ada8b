import { StyleSheet, View, type ViewStyle } from 'react-native';
import { soloRating } from '../../../../game-core/games/mice-to-meet-you/score';
import type { Mice } from '../../../../game-core/games/mice-to-meet-you/types';
import { usePhrases } from '../../../../i18n';
import { Heading, Panel, space, Words } from '../../../../ui';
import type { RatedProps } from '../../../shared/game-table';
import { Hinted } from './Hinted';
import { RatingBar } from './RatingBar';
import { RatingPicture } from './RatingPicture';

/** In a few lines how well a game alone went. */
export function Rated({ view, title, hints = 0, style }: RatedProps<Mice>) {
  const { miceSolo: say, hint } = usePhrases();
  const rating = soloRating(view.open);
  if (rating === null) return null;
  const { name, line } = say.ratings[rating];
  return (
    <Panel style={{ ...styles.panel, ...style }}>
      {title !== undefined && <Heading as="label">{title}</Heading>}
      <View style={styles.row}>
        <RatingPicture rating={rating} size={44} />
        <View style={styles.words}>
          <View style={styles.head}>
            <Words as="label">{name}</Words>
            <Words as="small">{say.ofSeven(rating)}</Words>
          </View>
          <RatingBar rating={rating} />
          <Words as="small">{line}</Words>
          {hints > 0 && <Hinted words={hint.used(hints)} />}
        </View>
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.m, gap: space.s } satisfies ViewStyle,
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1, gap: space.xs },
  head: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.s },
});
