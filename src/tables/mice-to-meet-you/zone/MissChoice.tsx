import { StyleSheet, View } from 'react-native';
import { DICE_SET } from '../../../game-core/games/mice-to-meet-you/cards';
import { total } from '../../../game-core/games/mice-to-meet-you/dice';
import { houseOf, isSolo } from '../../../game-core/games/mice-to-meet-you/table';
import type { Penalty, Tray } from '../../../game-core/games/mice-to-meet-you/types';
import { usePhrases, type Phrases } from '../../../i18n';
import { Button, largeText, space, useColours, useGrowth, useTextScale, Words } from '../../../ui';
import { isHinted, moveOf } from '../choosing/draft';
import { reachOf } from '../choosing/question';
import { SumDie } from '../pieces/SumDie';
import { cleverMiss, diceAfter } from '../words/miss-words';
import { ChoiceChips } from './ChoiceChips';
import { missChoice } from './miss-choice';
import type { AskedProps } from './OwnThrow';
import { TwoKeys } from './TwoKeys';
import { shareOf } from './way-width';

/** A die beside the title, and what is between two. */
const DIE = { most: 22, least: 15, gap: 3 };
/** A longer title is smaller; and how wide a letter of either is. */
const LONG = 22;
const LETTER = { heading: 10.7, label: 9.6 };

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
  // Beside a hint only what can be chosen has room; the owl says what for.
  const isOneRow = isCramped && isChoice && !isLarge;
  const as = isLarge || title.length > LONG ? 'label' : 'heading';
  const wide = title.length * LETTER[as] * growth;
  const room = shareOf(width, isLarge ? 1 : penalties.length, false);
  return (
    <>
      {isOneRow ? null : isCramped && isChoice ? (
        // The key below says that it is a miss: one line, so that the choices are in view.
        <Words as="smallStrong">{isAlone ? words.missAskSolo : words.missAsk}</Words>
      ) : (
        <View style={styles.head}>
          <View style={styles.title}>
            <Words as={as}>{title}</Words>
          </View>
          {!isLarge && <Thrown tray={open.tray} room={width - wide - space.s} />}
        </View>
      )}
      {penalties.some((each) => each !== 'none') && (
        <View style={!isOneRow && styles.choices}>
          <ChoiceChips
            label={isAlone ? words.missTitleSolo : words.missTitle}
            choices={penalties.map((each) =>
              missChoice(say, each, { top, isAlone, room, isLarge, isShort: isOneRow }),
            )}
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

/** Back to the throw, or the miss that was chosen. */
export function MissKeys({ open, question, draft, hinted, tap, onMove }: AskedProps) {
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
          lit={isHinted(hinted, move)}
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
});
