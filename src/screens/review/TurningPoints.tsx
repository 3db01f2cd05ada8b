import { StyleSheet, View } from 'react-native';
import { stepShowing, type TurningPoint } from '../../game-core/coach/turning-points';
import { inSentences, usePhrases } from '../../i18n';
import type { Past } from '../../session/past';
import { TurningSignPicture } from '../../tables/shared/coach/TurningSignPicture';
import type { GameTable, Teller } from '../../tables/shared/game-table';
import {
  Icon,
  largeText,
  outline,
  Pressable,
  radius,
  space,
  target,
  useColours,
  useTextScale,
  Words,
} from '../../ui';
import type { Look } from './look-at';
import { timeInWords, turningInWords } from './words';

interface Props {
  readonly past: Past;
  readonly table: GameTable;
  readonly look: Look;
  readonly teller: Teller;
  readonly onStep: (step: number) => void;
}

const SIGN = 30;

/** What luck and others did to the seat, in the order of the game; its own costly choices have a list of their own. */
export function TurningPoints({ past, table, look, teller, onStep }: Props) {
  const { coach } = usePhrases();
  const points = look.points.filter(({ sign }) => sign !== 'costly');
  if (points.length === 0) return null;
  return (
    <View role="list" aria-label={coach.turningPoints}>
      {points.map((point) => (
        <Row
          key={`${point.sign} ${point.moment}`}
          point={point}
          time={timeInWords(past, point.moment, table, teller)}
          words={turningInWords(past, look.seat, point, table, teller)}
          onPress={() => onStep(stepShowing(point))}
        />
      ))}
    </View>
  );
}

interface RowProps {
  readonly point: TurningPoint;
  readonly time: string;
  readonly words: string;
  readonly onPress: () => void;
}

function Row({ point, time, words, onPress }: RowProps) {
  const { coach } = usePhrases();
  const { accents, danger, hairline, ink } = useColours();
  const change = coach.points(Math.round(point.by * 1000));
  const isLarge = useTextScale() >= largeText;
  const figure = (
    <Words as="label" colour={point.by > 0 ? accents.mist.text : danger.text}>
      {change}
    </Words>
  );
  const kind = coach.turned[point.sign];
  return (
    <View role="listitem">
      <Pressable
        role="button"
        aria-label={inSentences([kind, time, words, change, coach.showIt])}
        onPress={onPress}
        style={[styles.row, { borderColor: hairline }]}
      >
        <TurningSignPicture point={point} size={SIGN} />
        <View style={styles.words}>
          <Words as="small">{time}</Words>
          <Words as="small">{words}</Words>
          {isLarge && figure}
        </View>
        {!isLarge && figure}
        <Icon name="next" size={20} colour={ink} />
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingVertical: space.xs,
    borderTopWidth: outline.thin,
    borderRadius: radius.s - 6,
  },
  words: { flex: 1 },
});
