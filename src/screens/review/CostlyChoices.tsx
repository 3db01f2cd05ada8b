import { StyleSheet, View } from 'react-native';
import type { Chosen } from '../../game-core/coach/review';
import { COSTLIEST } from '../../game-core/coach/turning-points';
import { usePhrases } from '../../i18n';
import type { Past } from '../../session/past';
import { CostlyPanel, CostlyRow } from '../../tables/shared/coach/Costly';
import type { GameTable, Teller } from '../../tables/shared/game-table';
import { space, useColours, Words } from '../../ui';
import { Owl } from '../../ui/art/Owl';
import { adviceFor } from './advice';
import type { Look } from './look-at';
import { SmallBoard } from './SmallBoard';
import { costlyInWords } from './words';

interface Props {
  readonly past: Past;
  readonly table: GameTable;
  readonly look: Look;
  readonly teller: Teller;
  readonly onStep: (step: number) => void;
}

const OWL = 44;
const BOARD = 84;

/** What was lost by choices, the most first, with the board as it was and what would have been better. */
export function CostlyChoices({ look, onStep, ...props }: Props) {
  const { coach } = usePhrases();
  const worst = look.review.costly.slice(0, COSTLIEST);
  const advice = adviceFor(props.past, look, props.table, props.teller);
  return (
    <CostlyPanel title={coach.costliest} none={coach.noneCostly} isNone={worst.length === 0}>
      {worst.map((costly, nth) => (
        <Row
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
    </CostlyPanel>
  );
}

interface RowProps extends Omit<Props, 'onStep'> {
  readonly rank: number;
  readonly costly: Chosen;
  readonly onPress: () => void;
}

function Row({ past, table, look: { seat }, teller, rank, costly, onPress }: RowProps) {
  const { coach } = usePhrases();
  const { accents, inkSoft } = useColours();
  const told = costlyInWords(past, seat, costly, table, teller);
  const better = coach.better(told.best, told.couldKeep);
  const kept = coach.kept(told.kept);
  const error = told.error === null ? null : coach.error(told.error);
  return (
    <CostlyRow
      rank={rank}
      told={[
        coach.costly(rank, told.price),
        told.time,
        ...(error === null ? [] : [error]),
        told.made,
        kept,
        better,
        coach.showIt,
      ]}
      price={told.price}
      error={error}
      picture={
        <SmallBoard
          table={table}
          view={past.viewAt(costly.moment, seat)}
          players={past.players}
          width={BOARD}
        />
      }
      onPress={onPress}
    >
      <Words as="small" colour={inkSoft}>
        {told.time}
      </Words>
      <Words as="smallStrong">{told.made}</Words>
      <Words as="small">{kept}</Words>
      <Words as="smallStrong" colour={accents.mist.text}>
        {better}
      </Words>
    </CostlyRow>
  );
}

const styles = StyleSheet.create({
  words: { flex: 1 },
  advice: { flexDirection: 'row', alignItems: 'center', gap: space.m },
});
