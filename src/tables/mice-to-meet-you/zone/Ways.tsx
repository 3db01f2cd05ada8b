import { StyleSheet, View } from 'react-native';
import type { Card } from '../../../game-core/games/mice-to-meet-you/cards';
import type { State } from '../../../game-core/games/mice-to-meet-you/types';
import type { Player } from '../../../game-core/kernel/record';
import { usePhrases, type Phrases } from '../../../i18n';
import {
  DrawnWords,
  Icon,
  largeText,
  useColours,
  useGrowth,
  useTextScale,
  Words,
} from '../../../ui';
import { SeatFace } from '../../shared/faces/SeatFace';
import { outcomeOf, type Outcome } from '../choosing/outcome';
import { waysTo, type Question, type Way } from '../choosing/question';
import type { Tap } from '../choosing/draft';
import { leavesInWords, wayInWords } from '../words/way-words';
import { ChoiceChips, type Choice } from './ChoiceChips';
import { MoreChoices } from './MoreChoices';
import { WayPicture } from './WayPicture';
import { FACE, facesIn, leastFaces, fits, GAP, shareOf, wayWidth } from './way-width';

interface Props {
  readonly width: number;
  readonly open: State;
  readonly players: readonly Player[];
  readonly question: Question;
  readonly card: Card;
  readonly chosen: Way;
  /** There is room for one line. */
  readonly isCramped: boolean;
  readonly tap: (tap: Tap) => void;
}

const AT_ONCE = 3;
/** How wide a letter is on average. */
const LETTER = 7.6;

/** The ways to a card: the cheapest, three or as many as there is room for, and all of them on a sheet. */
export function Ways(props: Props) {
  const { width, open, players, question, card, chosen, isCramped, tap } = props;
  const say = usePhrases();
  const scale = useTextScale();
  const isLarge = scale >= largeText;
  const growth = useGrowth();
  const ways = waysTo(question, card);
  const keyOf = (way: Way) => JSON.stringify(way.move);
  const outcome = (way: Way) => outcomeOf(open, question.seat, way.move);
  const choiceOf = (way: Way, room: number, isTight: boolean): Choice => ({
    key: keyOf(way),
    label: wayInWords(say, open, question, way, players),
    picture: <WayPicture way={way} red={question.red} yellow={question.yellow} width={room} />,
    words: <Leaves outcome={outcome(way)} room={room} isTight={isTight} />,
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
  const atOnce =
    isCramped && isLarge
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
  const seen = seenOf(atOnce);
  const room = roomFor(atOnce);
  const isTight = seen.map(outcome).some((each) => {
    const faces = leastFaces(each.users.length) * growth;
    const wide = wordsFor(say, each).length * LETTER * scale + faces;
    return !isLarge && each.users.length > 0 && wide > room;
  });
  const rest = ways.length - atOnce;
  const label = say.mice.allWays(card);
  return (
    <ChoiceChips
      label={label}
      choices={seen.map((way) => choiceOf(way, room, isTight))}
      chosen={keyOf(chosen)}
      onChoose={choose}
      isStacked={isLarge}
    >
      {rest > 0 && (
        <MoreChoices
          label={label}
          choices={ways.map((way) => choiceOf(way, Infinity, false))}
          chosen={keyOf(chosen)}
          onChoose={choose}
          rest={rest}
        />
      )}
    </ChoiceChips>
  );
}

interface LeavesProps {
  readonly outcome: Outcome;
  readonly room: number;
  readonly isTight: boolean;
}

/** What a way leaves, and who of the others could use that; where there is little room, without words. */
function Leaves({ outcome, room, isTight }: LeavesProps) {
  const say = usePhrases();
  const { ink } = useColours();
  const growth = useGrowth();
  const scale = useTextScale();
  const { left, users } = outcome;
  const words = wordsFor(say, outcome);
  const size = FACE * growth;
  const arrow = 14 * growth;
  const told = isTight ? String(left) : words;
  const free = room - told.length * LETTER * scale - (isTight ? arrow + GAP : 0) - GAP;
  const seen = facesIn(free / growth, users.length);
  const more = users.length - seen;
  if (users.length === 0) {
    return (
      <View style={styles.words}>
        <Words as="small" lines={2} align="center">
          {words}
        </Words>
      </View>
    );
  }
  return (
    <>
      <Words as={isTight ? 'smallStrong' : 'small'}>{told}</Words>
      {isTight && <Icon name="hand" size={arrow} colour={ink} />}
      <View style={styles.faces}>
        {users.slice(0, seen).map((user) => (
          <SeatFace key={user} seat={user} size={size} />
        ))}
        {more > 0 && (
          <DrawnWords size={13 * growth} colour={ink}>
            {`+${more}`}
          </DrawnWords>
        )}
      </View>
    </>
  );
}

const wordsFor = (say: Phrases, outcome: Outcome) =>
  outcome.isOver ? say.mice.endsIt : leavesInWords(say, outcome);

const styles = StyleSheet.create({
  words: { flexShrink: 1 },
  faces: { flexDirection: 'row', alignItems: 'center', gap: 1 },
});
