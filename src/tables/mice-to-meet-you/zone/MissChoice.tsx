import { StyleSheet, View } from 'react-native';
import { DICE_ON_CARDS, DICE_SET } from '../../../game-core/games/mice-to-meet-you/cards';
import { total } from '../../../game-core/games/mice-to-meet-you/dice';
import { houseOf, isSolo } from '../../../game-core/games/mice-to-meet-you/table';
import type { Penalty, Tray } from '../../../game-core/games/mice-to-meet-you/types';
import { usePhrases, type Phrases } from '../../../i18n';
import {
  Button,
  DrawnWords,
  largeText,
  Picture,
  space,
  useColours,
  useGrowth,
  useTextScale,
  Words,
} from '../../../ui';
import { moveOf } from '../choosing/draft';
import { reachOf } from '../choosing/question';
import { Mice } from '../pieces/Mice';
import { SumDie } from '../pieces/SumDie';
import { cleverMiss, diceAfter, diceOn } from '../words/miss-words';
import { ChoiceChips, type Choice } from './ChoiceChips';
import type { AskedProps } from './OwnThrow';
import { TwoKeys } from './TwoKeys';

/** A die beside the title, and what is between two. */
const DIE = { most: 22, least: 15, gap: 3 };
/** How wide a letter of a heading is at most. */
const LETTER = 10.7;

/** What a miss may cost, to choose from, and what comes of it. */
export function MissChoice({ width, open, question, draft, isCramped, tap }: AskedProps) {
  const say = usePhrases();
  const { mice: words } = say;
  const { inkSoft } = useColours();
  const growth = useGrowth();
  const isLarge = useTextScale() >= largeText;
  const { penalties, seat } = question;
  const isAlone = isSolo(open.table);
  const penalty = draft.miss?.penalty ?? null;
  const top = houseOf(open.table, seat).cage.at(-1) ?? 0;
  const isChoice = penalties.length > 1;
  const title = isChoice ? (isAlone ? words.missTitleSolo : words.missTitle) : words.missReally;
  return (
    <>
      {!(isCramped && isChoice) && (
        <View style={styles.head}>
          <View style={styles.title}>
            <Words as={isLarge ? 'label' : 'heading'}>{title}</Words>
          </View>
          {!isLarge && (
            <Thrown tray={open.tray} room={width - title.length * LETTER * growth - space.s} />
          )}
        </View>
      )}
      {penalties.some((each) => each !== 'none') && (
        <View style={styles.choices}>
          <ChoiceChips
            label={isAlone ? words.missTitleSolo : words.missTitle}
            choices={penalties.map((each) => choiceOf(say, each, top, isAlone, isLarge))}
            chosen={penalty === null ? null : String(penalty)}
            onChoose={(key) => {
              const chosen = penalties.find((each) => String(each) === key);
              if (chosen !== undefined) tap({ on: 'penalty', penalty: chosen });
            }}
            isStacked={isLarge}
          />
        </View>
      )}
      <Words as="small" colour={inkSoft}>
        {explained(say, { open, question, penalty })}
      </Words>
    </>
  );
}

/** The dice that are not used, small, where there is room for them beside the title. */
function Thrown({ tray, room }: { readonly tray: Tray | null; readonly room: number }) {
  const growth = useGrowth();
  const dice = [
    ...(tray?.red ?? []).map((face) => ({ face, tone: 'red' as const })),
    ...(tray?.yellow ?? []).map((face) => ({ face, tone: 'yellow' as const })),
  ];
  const size = Math.min(DIE.most * growth, room / dice.length - DIE.gap);
  if (size < DIE.least * growth) return null;
  return (
    <View aria-hidden style={styles.dice}>
      {dice.map((die, nth) => (
        <SumDie key={nth} {...die} size={size} />
      ))}
    </View>
  );
}

/** What the miss means for the next throws, and where it is clever, why. */
function explained(
  { mice: say }: Phrases,
  { open, question, penalty }: Pick<AskedProps, 'open' | 'question'> & { penalty: Penalty | null },
): string {
  const again = diceAfter(open, question, penalty);
  const { down } = houseOf(open.table, question.seat);
  if (isSolo(open.table)) {
    if (penalty === null) return say.missForGood;
    const isLast = typeof penalty === 'number' && (down | (1 << penalty)) === DICE_SET;
    return isLast ? say.missSoloLast : say.missSolo(again);
  }
  const all = total(open.tray?.red ?? []) + total(open.tray?.yellow ?? []);
  const clever = cleverMiss(open, question);
  if (clever !== null && penalty === null) return say.missClever(clever.highest, clever.most);
  const none = penalty === 'none' ? `${say.missNothing} ` : '';
  return `${none}${say.missGoesRound(again, all)} ${say.missEarns}`;
}

/** Very large words leave no room for pictures. */
function choiceOf(
  { mice: say }: Phrases,
  penalty: Penalty,
  top: number,
  isAlone: boolean,
  isLarge: boolean,
): Choice {
  if (penalty === 'cage' || penalty === 'none') {
    const lines = [say.missCard(top), say.moreMice(top)];
    return {
      key: String(penalty),
      label: lines.join(', '),
      picture: isLarge ? null : <CardPicture card={top} />,
      words: <Lines lines={lines} />,
    };
  }
  const count = diceOn(penalty);
  const lines = [say.missLarder(penalty), isAlone ? say.fewerDice(count) : say.moreDice(count)];
  const { red, yellow } = DICE_ON_CARDS[penalty];
  return {
    key: String(penalty),
    label: lines.join(', '),
    picture: isLarge ? null : <LarderPicture red={red.length} yellow={yellow.length} />,
    words: <Lines lines={lines} />,
  };
}

function CardPicture({ card }: { readonly card: number }) {
  const { ink } = useColours();
  const growth = useGrowth();
  return (
    <>
      <DrawnWords size={20 * growth} colour={ink}>
        {String(card)}
      </DrawnWords>
      <Mice count={card} width={48 * growth} height={28 * growth} largest={0.9} />
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

function Lines({ lines: [first = '', second = ''] }: { readonly lines: readonly string[] }) {
  return (
    <View style={styles.lines}>
      <Words as="smallStrong" align="center">
        {first}
      </Words>
      <Words as="small" align="center">
        {second}
      </Words>
    </View>
  );
}

/** Back to the throw, or the miss that was chosen. */
export function MissKeys({ open, question, draft, tap, onMove }: AskedProps) {
  const { mice: say } = usePhrases();
  const isTerse = useTextScale() >= largeText;
  const move = moveOf(question, draft);
  const penalty = draft.miss?.penalty ?? null;
  const isAlone = isSolo(open.table);
  const [first] = reachOf(question).keys();
  const top = houseOf(open.table, question.seat).cage.at(-1) ?? 0;
  const does =
    penalty === null
      ? say.missChoose
      : penalty === 'none'
        ? say.missDo.none
        : penalty === 'cage'
          ? say.missDo.cage(top)
          : isAlone
            ? say.missDo.solo(penalty)
            : say.missDo.larder(penalty);
  return (
    <TwoKeys
      isTurned
      large={
        <Button
          tight
          wide
          accent="mice"
          label={say.miss}
          hint={isTerse ? undefined : does}
          spoken={isTerse ? `${say.miss}: ${does}` : undefined}
          // It lies where the key was that asked for it: fingers that tap on do not mean this one.
          isHandedOver
          disabled={move === null}
          onPress={() => move !== null && onMove(move)}
        />
      }
      small={
        <Button
          tight
          wide
          kind="quiet"
          label={say.back}
          hint={isTerse ? undefined : first === undefined ? say.toTheThrow : say.canCatch(first)}
          onPress={() => tap({ on: 'back' })}
        />
      }
    />
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  title: { flex: 1 },
  dice: { flexDirection: 'row', gap: DIE.gap },
  choices: { flexGrow: 1, paddingVertical: space.xs },
  lines: { flexShrink: 1 },
});
