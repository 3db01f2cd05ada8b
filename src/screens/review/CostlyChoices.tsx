import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { Chosen } from '../../game-core/coach/review';
import { COSTLIEST } from '../../game-core/coach/turning-points';
import { usePhrases } from '../../i18n';
import type { Past } from '../../session/past';
import { RankDisc } from '../../tables/shared/coach/RankDisc';
import type { GameTable, Teller } from '../../tables/shared/game-table';
import {
  Heading,
  Icon,
  largeText,
  outline,
  Panel,
  Pressable,
  radius,
  space,
  target,
  useColours,
  useTextScale,
  Words,
} from '../../ui';
import { Owl } from '../../ui/art/Owl';
import { adviceFor } from './advice';
import type { Look } from './look-at';
import { SmallBoard } from './SmallBoard';
import { costlyInWords, type CostlyInWords } from './words';

interface Props {
  readonly past: Past;
  readonly table: GameTable;
  readonly look: Look;
  readonly teller: Teller;
  readonly onStep: (step: number) => void;
}

/** What was lost by choices, the most first, with the board as it was and what would have been better. */
export function CostlyChoices({ look, onStep, ...props }: Props) {
  const { coach } = usePhrases();
  const worst = look.review.costly.slice(0, COSTLIEST);
  const advice = adviceFor(props.past, look, props.table, props.teller);
  return (
    <Panel style={styles.panel}>
      <Heading level={2} as="label">
        {coach.costliest}
      </Heading>
      {worst.length === 0 && <Words>{coach.noneCostly}</Words>}
      {worst.map((costly, nth) => (
        <CostlyRow
          key={costly.moment}
          {...props}
          look={look}
          rank={nth + 1}
          costly={costly}
          onPress={() => onStep(costly.moment)}
        />
      ))}
      {advice !== null && (
        <View style={styles.advice}>
          <Owl size={OWL} framed />
          <View style={styles.words}>
            <Words as="smallStrong">{advice}</Words>
          </View>
        </View>
      )}
    </Panel>
  );
}

interface RowProps extends Omit<Props, 'onStep'> {
  readonly rank: number;
  readonly costly: Chosen;
  readonly onPress: () => void;
}

const OWL = 44;
const DISC = 26;
const BOARD = 84;
/** Narrower, or with large words, the picture makes room. */
const ROOM = 350;

function CostlyRow({ past, table, look: { seat }, teller, rank, costly, onPress }: RowProps) {
  const { coach } = usePhrases();
  const { accents, hairline, ink, inkSoft } = useColours();
  const isLarge = useTextScale() >= largeText;
  const hasRoom = useWindowDimensions().width >= ROOM && !isLarge;
  const told = costlyInWords(past, seat, costly, table, teller);
  const better = coach.better(told.best, told.couldKeep);
  return (
    <Pressable
      role="button"
      aria-label={[
        coach.costly(rank, told.turn, told.price),
        ...(told.error === null ? [] : [coach.error(told.error)]),
        told.made,
        coach.kept(told.kept),
        better,
        coach.showIt,
      ].join('. ')}
      onPress={onPress}
      style={[styles.row, { borderColor: hairline }]}
    >
      {hasRoom ? (
        <View style={styles.board}>
          <SmallBoard
            table={table}
            view={past.viewAt(costly.moment, seat)}
            players={past.players}
            width={BOARD}
          />
          <View style={styles.disc}>
            <RankDisc rank={rank} size={DISC} />
          </View>
        </View>
      ) : (
        <RankDisc rank={rank} size={DISC} />
      )}
      <View style={styles.words}>
        <Words as="small" colour={inkSoft}>
          {coach.turn(told.turn)}
        </Words>
        <Words as="smallStrong">{told.made}</Words>
        <Words as="small">{coach.kept(told.kept)}</Words>
        <Words as="smallStrong" colour={accents.mist.text}>
          {better}
        </Words>
        {isLarge && <Price told={told} />}
      </View>
      {!isLarge && <Price told={told} />}
      <Icon name="next" size={20} colour={ink} />
    </Pressable>
  );
}

interface PriceProps {
  readonly told: CostlyInWords;
}

function Price({ told: { price, error } }: PriceProps) {
  const { coach } = usePhrases();
  const { danger, inkSoft } = useColours();
  return (
    <View>
      <Words as="label" colour={danger.text} align="right">
        {price}
      </Words>
      {error !== null && (
        <Words as="small" colour={inkSoft} align="right">
          {coach.error(error)}
        </Words>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.m, gap: space.s },
  row: {
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingVertical: space.s,
    borderTopWidth: outline.thin,
    borderRadius: radius.s - 6,
  },
  board: { paddingLeft: space.xs, paddingTop: space.xs },
  disc: { position: 'absolute', left: -2, top: -2 },
  words: { flex: 1, gap: 1 },
  advice: { flexDirection: 'row', alignItems: 'center', gap: space.m },
});
