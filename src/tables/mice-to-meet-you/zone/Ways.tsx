import { StyleSheet, View } from 'react-native';
import type { Card } from '../../../game-core/games/mice-to-meet-you/cards';
import type { State } from '../../../game-core/games/mice-to-meet-you/types';
import type { Player } from '../../../game-core/kernel/record';
import { usePhrases } from '../../../i18n';
import { largeText, useGrowth, useTextScale, Words } from '../../../ui';
import { SeatFace } from '../../shared/faces/SeatFace';
import { outcomeOf } from '../choosing/outcome';
import { waysTo, type Question, type Way } from '../choosing/question';
import type { Tap } from '../choosing/draft';
import { leavesInWords, wayInWords } from '../words/way-words';
import { ChoiceChips, type Choice } from './ChoiceChips';
import { MoreChoices } from './MoreChoices';
import { WayPicture } from './WayPicture';
import { fits, shareOf, wayWidth } from './way-width';

interface Props {
  readonly width: number;
  readonly open: State;
  readonly players: readonly Player[];
  readonly question: Question;
  readonly card: Card;
  readonly chosen: Way;
  /** There is room for one. */
  readonly isCramped: boolean;
  readonly tap: (tap: Tap) => void;
}

const AT_ONCE = 3;

/** The ways to a card: the cheapest, three or as many as there is room for, and all of them on a sheet. */
export function Ways(props: Props) {
  const { width, open, players, question, card, chosen, isCramped, tap } = props;
  const say = usePhrases();
  const isLarge = useTextScale() >= largeText;
  const growth = useGrowth();
  const ways = waysTo(question, card);
  const keyOf = (way: Way) => JSON.stringify(way.move);
  const choiceOf = (way: Way, room: number): Choice => ({
    key: keyOf(way),
    label: wayInWords(say, open, question, way, players),
    picture: <WayPicture way={way} red={question.red} yellow={question.yellow} width={room} />,
    words: <Leaves open={open} question={question} way={way} />,
  });
  // The one that is chosen is among those that are seen.
  const seenOf = (count: number) => {
    const first = ways.slice(0, count);
    return first.some((way) => keyOf(way) === keyOf(chosen))
      ? first
      : [...first.slice(0, count - 1), ...ways.filter((way) => keyOf(way) === keyOf(chosen))];
  };
  const roomFor = (count: number) =>
    shareOf(width, isLarge ? 1 : Math.min(count, ways.length), ways.length > count);
  const atOnce = isCramped
    ? 1
    : ([AT_ONCE, 2].find((count) =>
        seenOf(count).every((way) =>
          fits(wayWidth(way, question.red.length), roomFor(count), growth),
        ),
      ) ?? 1);
  const choose = (key: string) => {
    const way = ways.find((each) => keyOf(each) === key);
    if (way !== undefined) tap({ on: 'way', way });
  };
  const rest = ways.length - atOnce;
  const label = say.mice.allWays(card);
  return (
    <ChoiceChips
      label={label}
      choices={seenOf(atOnce).map((way) => choiceOf(way, roomFor(atOnce)))}
      chosen={keyOf(chosen)}
      onChoose={choose}
      isStacked={isLarge}
    >
      {rest > 0 && (
        <MoreChoices
          label={label}
          choices={ways.map((way) => choiceOf(way, Infinity))}
          chosen={keyOf(chosen)}
          onChoose={choose}
          rest={rest}
        />
      )}
    </ChoiceChips>
  );
}

/** What a way leaves, and who of the others could use that. */
function Leaves({ open, question, way }: Pick<Props, 'open' | 'question'> & { readonly way: Way }) {
  const say = usePhrases();
  const growth = useGrowth();
  const outcome = outcomeOf(open, question.seat, way.move);
  return (
    <>
      <View style={styles.words}>
        <Words as="small" lines={2} align="center">
          {outcome.isOver ? say.mice.endsIt : leavesInWords(say, outcome)}
        </Words>
      </View>
      {outcome.users.length > 0 && (
        <View style={styles.faces}>
          {outcome.users.map((user, nth) => (
            <View key={user} style={nth > 0 && styles.behind}>
              <SeatFace seat={user} size={17 * growth} />
            </View>
          ))}
        </View>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  words: { flexShrink: 1 },
  faces: { flexDirection: 'row' },
  behind: { marginLeft: -6 },
});
