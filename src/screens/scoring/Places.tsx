import { StyleSheet, View, type ViewStyle } from 'react-native';
import { usePhrases } from '../../i18n';
import {
  BotMark,
  Heading,
  largeText,
  outline,
  Panel,
  radius,
  space,
  useColours,
  useTextScale,
  Words,
} from '../../ui';
import { Owl } from '../../ui/art/Owl';
import type { Standing } from '../../game-core/kernel/standings';
import type { GameTable, Teller } from '../../tables/shared/game-table';
import type { Kinds } from '../../game-core/kernel/game';
import { useFace } from '../../tables/shared/faces/faces';
import { SeatFace } from '../../tables/shared/faces/SeatFace';
import { SmallFace } from '../../tables/shared/faces/SmallFace';
import { levelOf, whoInWords } from '../../tables/shared/levels';
import type { GameId } from '../game-doors';
import { placesOf, type Place } from './ranking';

interface Props {
  /** What they are the places of; those of the match unless told. */
  readonly title?: string;
  readonly style?: ViewStyle;
  readonly game: GameId;
  readonly table: GameTable;
  readonly view: Kinds['view'];
  readonly standings: readonly Standing[];
  /** By seat, for how many decisions there was a hint. */
  readonly hints: readonly number[];
  readonly teller: Teller;
}

function Rank({ rank }: { readonly rank: number }) {
  const colours = useColours();
  const scale = useTextScale();
  const { fill, on } = colours.accents.cheese;
  const size = Math.round(32 * scale);
  return (
    <View
      style={[
        styles.rank,
        {
          width: size,
          height: size,
          borderColor: rank === 1 ? colours.outline : colours.hairline,
          backgroundColor: rank === 1 ? fill : colours.sunken,
        },
      ]}
    >
      <Words as="label" colour={rank === 1 ? on : colours.ink}>
        {rank}
      </Words>
    </View>
  );
}

function PlaceRow({
  place: { standing, above },
  game,
  table,
  view,
  standings,
  hints,
  teller,
}: Omit<Props, 'title' | 'style'> & { readonly place: Place }) {
  const say = usePhrases();
  const colours = useColours();
  const { rank, seat } = standing;
  const player = teller.players[seat] ?? { name: '', bot: null };
  const { name, bot } = player;
  const scale = useTextScale();
  const face = useFace(seat);
  // Where the portrait is the face itself, once is enough.
  const isFace = table.Portrait === SeatFace;
  const score = table.tellScore(standing, teller, standings);
  const asked = hints[seat] ?? 0;
  const why = above === null ? null : table.tellTieBreak(standing, above, teller, standings);
  return (
    <View style={styles.place}>
      <View
        accessible
        role="img"
        aria-label={[
          say.scoring.place(rank, whoInWords(say, game, player), score),
          ...(asked > 0 ? [say.hint.used(asked)] : []),
        ].join(', ')}
        style={styles.row}
      >
        <Rank rank={rank} />
        <View style={styles.figure}>
          <table.Portrait view={view} seat={seat} size={36} />
          {face !== null && !isFace && scale < largeText && (
            <View style={styles.face}>
              <SmallFace of={face} size={24} />
            </View>
          )}
        </View>
        <View style={styles.name}>
          <Words as="label">{name}</Words>
          {bot !== null && <BotMark level={levelOf(game, bot)} scale={scale} />}
          {asked > 0 && (
            <View style={styles.asked}>
              <Owl size={22 * scale} />
              <Words as="small" colour={colours.inkSoft}>
                {say.hint.used(asked)}
              </Words>
            </View>
          )}
        </View>
        <View style={styles.score}>
          <Words as="label" align="right">
            {score}
          </Words>
        </View>
      </View>
      {why !== null && (
        <View style={[styles.why, { backgroundColor: colours.sunken }]}>
          <Words as="small">{why}</Words>
        </View>
      )}
    </View>
  );
}

/** Who came where, and by what where the scores do not say it. */
export function Places({ title, style, ...props }: Props) {
  const say = usePhrases();
  return (
    <Panel style={style}>
      <Heading as={title === undefined ? undefined : 'label'}>
        {title ?? say.scoring.places}
      </Heading>
      {placesOf(props.standings).map((place) => (
        <PlaceRow key={place.standing.seat} place={place} {...props} />
      ))}
    </Panel>
  );
}

const styles = StyleSheet.create({
  place: { gap: space.xs },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s,
    rowGap: space.xs,
  },
  rank: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    borderWidth: outline.normal,
  },
  asked: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  figure: { flexDirection: 'row', alignItems: 'flex-end' },
  face: { marginLeft: -space.s },
  name: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    flexGrow: 1,
    flexShrink: 1,
  },
  // Also on a line of its own, under a long name.
  score: { marginLeft: 'auto', maxWidth: '100%' },
  why: { paddingHorizontal: space.m, paddingVertical: space.s, borderRadius: radius.s },
});
