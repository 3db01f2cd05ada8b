import { StyleSheet, View } from 'react-native';
import type { Rating } from '../../../../game-core/games/mice-to-meet-you/score';
import type { Level } from '../../../../game-core/games/mice-to-meet-you/types';
import { usePhrases } from '../../../../i18n';
import { Heading, outline, Panel, radius, space, useColours, Words } from '../../../../ui';
import type { Reached } from './best-so-far';
import { Hinted } from './Hinted';
import { RatingBar } from './RatingBar';
import { RatingPicture } from './RatingPicture';

interface Props {
  readonly reached: readonly Reached[];
  /** Of the game that has just ended. */
  readonly level: Level;
  readonly rating: Rating;
}

/** The best rating on each level; the one of this game is marked. */
export function BestSoFar({ reached, level, rating }: Props) {
  const { miceSolo: say } = usePhrases();
  return (
    <Panel>
      <Heading>{say.bestSoFar}</Heading>
      {reached.map((each) => (
        <LevelRow
          key={each.level}
          reached={each}
          isHere={each.level === level}
          isNewBest={each.level === level && each.best === rating && each.isNew}
        />
      ))}
    </Panel>
  );
}

interface RowProps {
  readonly reached: Reached;
  readonly isHere: boolean;
  readonly isNewBest: boolean;
}

function LevelRow({ reached: { level, best, games, isHinted }, isHere, isNewBest }: RowProps) {
  const { miceSolo: say } = usePhrases();
  const { accents, ...colours } = useColours();
  const name = say.level(level);
  const told =
    best === null ? say.noneOn(name) : say.bestOn(name, say.ratings[best].name, best, games);
  const known = isHinted ? `${told}, ${say.withHints}` : told;
  return (
    <View
      accessible
      role="img"
      aria-label={isNewBest ? `${known}. ${say.newBest}` : known}
      style={[
        styles.row,
        { borderColor: isHere ? accents.mice.text : 'transparent' },
        isHere && { backgroundColor: accents.mice.soft },
      ]}
    >
      <View style={styles.level}>
        <Words as="smallStrong" colour={isHere ? accents.mice.text : colours.ink}>
          {name}
        </Words>
      </View>
      <View style={styles.bar}>
        <RatingBar rating={best} />
        <View style={styles.line}>
          <Words as="small" colour={colours.inkSoft}>
            {best === null ? say.notPlayed : `${say.ratings[best].name} · ${say.played(games)}`}
          </Words>
          {isHinted && <Hinted words={say.withHints} />}
          {isNewBest && (
            <Words as="smallStrong" colour={accents.mice.text}>
              {say.newBest}
            </Words>
          )}
        </View>
      </View>
      <View style={styles.picture}>
        {best !== null && <RatingPicture rating={best} size={30} />}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    rowGap: space.xs,
    marginHorizontal: -space.s,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    borderWidth: outline.thin,
    borderRadius: radius.s,
  },
  level: { minWidth: 84 },
  line: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s },
  bar: { flexGrow: 1, flexBasis: 140, gap: 2 },
  picture: { width: 32, alignItems: 'center' },
});
