import { StyleSheet, View } from 'react-native';
import { DICE_ON_CARDS } from '../../../game-core/games/mice-to-meet-you/cards';
import type { Penalty } from '../../../game-core/games/mice-to-meet-you/types';
import type { Phrases } from '../../../i18n';
import {
  DrawnWords,
  Picture,
  space,
  useColours,
  useGrowth,
  useTextScale,
  Words,
} from '../../../ui';
import { Mice } from '../pieces/Mice';
import { SumDie } from '../pieces/SumDie';
import { diceOn } from '../words/miss-words';
import type { Choice } from './ChoiceChips';

/** The number of a room and its mice, beside each other. */
const CARD = { number: 20, digit: 12.5, gap: 3, mice: 48 };
/** How wide a letter of a name is at most; and how large letters are that just fit in, by that width. */
const STRONG = 8.6;
const NARROW = 1.52;

interface Shown {
  readonly top: number;
  readonly isAlone: boolean;
  /** How wide a picture may be. */
  readonly room: number;
  /** Very large words leave no room for pictures. */
  readonly isLarge: boolean;
  /** One line below the picture has room. */
  readonly isShort: boolean;
}

/** What a miss may cost, as one of several to choose from. */
export function missChoice({ mice: say }: Phrases, penalty: Penalty, shown: Shown): Choice {
  const { top, isAlone, room, isLarge, isShort } = shown;
  if (penalty === 'cage' || penalty === 'none') {
    const lines = [say.missCard(top), say.moreMice(top)];
    return {
      key: String(penalty),
      label: lines.join(', '),
      picture: isLarge ? null : <CardPicture card={top} room={room} />,
      words: <Lines {...{ lines, room, isLarge, isShort }} />,
    };
  }
  const count = diceOn(penalty);
  const lines = [say.missLarder(penalty), isAlone ? say.fewerDice(count) : say.moreDice(count)];
  const { red, yellow } = DICE_ON_CARDS[penalty];
  return {
    key: String(penalty),
    label: lines.join(', '),
    picture: isLarge ? null : <LarderPicture red={red.length} yellow={yellow.length} />,
    words: <Lines {...{ lines, room, isLarge, isShort }} />,
  };
}

function CardPicture({ card, room }: { readonly card: number; readonly room: number }) {
  const { ink } = useColours();
  const growth = useGrowth();
  const number = String(card);
  const beside = room - number.length * CARD.digit * growth - CARD.gap;
  const width = Math.min(CARD.mice * growth, beside);
  return (
    <>
      <DrawnWords size={CARD.number * growth} colour={ink}>
        {number}
      </DrawnWords>
      <Mice count={card} width={width} height={28 * growth} largest={0.9} />
    </>
  );
}

function LarderPicture({ red, yellow }: { readonly red: number; readonly yellow: number }) {
  const growth = useGrowth();
  const size = 24 * growth;
  return (
    <>
      {red > 0 && <SumDie face={null} tone="red" size={size} />}
      {red > 0 && yellow === 0 && <Picture name="bacon" size={size} />}
      {yellow > 0 && <SumDie face={null} tone="yellow" size={size} />}
      {yellow > 0 && red === 0 && <Picture name="cheese" size={size} />}
    </>
  );
}

interface LinesProps {
  readonly lines: readonly string[];
  readonly room: number;
  /** Beside each other where both fit in. */
  readonly isLarge: boolean;
  readonly isShort: boolean;
}

function Lines({ lines: [first = '', second = ''], room, isLarge, isShort }: LinesProps) {
  const { ink } = useColours();
  const growth = useGrowth();
  const scale = useTextScale();
  const isNarrow = first.length * STRONG * growth * scale > room;
  return (
    <View style={[styles.lines, isLarge && styles.abreast]}>
      {isNarrow ? (
        <DrawnWords size={(room / first.length) * NARROW} colour={ink}>
          {first}
        </DrawnWords>
      ) : (
        <Words as="smallStrong" align="center">
          {first}
        </Words>
      )}
      {!isShort && (
        <Words as="small" align="center">
          {second}
        </Words>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  lines: { flexShrink: 1, alignItems: 'center' },
  abreast: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', columnGap: space.s },
});
