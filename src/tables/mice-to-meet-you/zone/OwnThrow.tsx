import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { isDiceCard } from '../../../game-core/games/mice-to-meet-you/cards';
import type { Move, State } from '../../../game-core/games/mice-to-meet-you/types';
import { isSolo } from '../../../game-core/games/mice-to-meet-you/table';
import type { Player } from '../../../game-core/kernel/record';
import { usePhrases } from '../../../i18n';
import {
  Announce,
  Button,
  focusFirst,
  space,
  useColours,
  useGrowth,
  useTextScale,
  Words,
} from '../../../ui';
import { Ending } from '../board/EndLine';
import { isHinted, missAtOnce, sumOf, wayOf, type Draft, type Tap } from '../choosing/draft';
import { outcomeOf } from '../choosing/outcome';
import { waysTo, type Question } from '../choosing/question';
import { ROW } from '../layout/zone-needs';
import { meetsInWords, sumInWords, wayLine } from '../words/way-words';
import { missHint } from '../words/miss-words';
import type { End } from '../words/news';
import { ReachSheet } from './ReachSheet';
import { NutKeys } from './NutKeys';
import { SumLine } from './SumLine';
import { Tray } from './Tray';
import { TwoKeys } from './TwoKeys';
import { Ways } from './Ways';

export interface AskedProps {
  readonly width: number;
  readonly open: State;
  readonly players: readonly Player[];
  readonly question: Question;
  readonly draft: Draft;
  /** What a hint calls best: the key that does it is lit. */
  readonly hinted: Move | null;
  /** Why a finger was refused. */
  readonly refusal: string | null;
  /** Who is about to end the game, where nothing else on the table says so in words. */
  readonly end: End | null;
  /** Words are so large that only two rows are in view. */
  readonly isCramped: boolean;
  readonly tap: (tap: Tap) => void;
  readonly onMove: (move: Move) => void;
}

/** One term of the sum, and the words beside it. */
const TERM = 44;
const MEETS = 170;
const WAYS = 110;

/** What somebody does with their own throw: sum, dice, ways. */
export function OwnThrow(props: AskedProps) {
  const { width, open, players, question, draft, refusal, end, isCramped, tap } = props;
  const say = usePhrases();
  const { inkSoft, danger } = useColours();
  const growth = useGrowth();
  const [listsReach, setListsReach] = useState(false);
  const way = wayOf(question, draft);
  const sum = sumOf(question, draft);
  const told = sumInWords(say, question, draft);
  const meets = meetsInWords(say, way);
  const nutKeys = (
    <NutKeys by={draft.by} nuts={question.nuts} sum={sum} onStep={(by) => tap({ on: 'nut', by })} />
  );
  const terms = question.red.length + draft.dice.filter(Boolean).length + (draft.by === 0 ? 0 : 1);
  const hasSome = terms * TERM * growth + WAYS * growth < width;
  // What the red dice alone happen to meet is not chosen yet.
  const ways = way !== null && draft.isTouched ? waysTo(question, way.card).length : 0;
  const hasRoom = draft.isTouched && terms * TERM * growth + MEETS * growth < width;
  const counted = question.yellow.filter((_, place) => draft.dice[place] === true);
  const chosen = draft.isTouched && refusal === null ? way : null;
  const waysRow = chosen !== null && (
    <View style={[styles.ways, { minHeight: ROW.ways * growth }]}>
      <Ways
        width={width}
        open={open}
        players={players}
        question={question}
        card={chosen.card}
        chosen={chosen}
        isCramped={isCramped}
        tap={tap}
      />
    </View>
  );
  const sumRow = (
    <View style={[styles.line, { minHeight: ROW.sum * growth }]}>
      <SumLine
        red={question.red}
        yellow={counted}
        by={draft.by}
        sum={sum}
        width={width}
        label={`${told}, ${meets}`}
      />
      <View aria-hidden style={styles.meets}>
        <Words as="small" lines={1} align="right" colour={inkSoft}>
          {ways > 1 && hasSome ? say.mice.ways(ways) : hasRoom ? meets : ''}
        </Words>
      </View>
    </View>
  );
  // Where few rows are in view it takes the place of a sum that the dice below it show as well.
  const ending = isCramped && !draft.isTouched && end !== null && (
    <View style={[styles.line, { minHeight: ROW.sum * growth }]}>
      <Ending {...end} line={say.mice.larderToGo} width={width} colour={danger.text} />
    </View>
  );
  const warning = ending || end === null ? null : end.words;
  const hint = (
    <Words
      as="small"
      colour={refusal === null && warning === null ? inkSoft : danger.text}
      lines={isCramped ? undefined : 3}
    >
      {refusal ?? warning ?? (question.ways.length === 0 ? say.mice.noneLit : say.mice.tapRoom)}
    </Words>
  );
  return (
    <>
      {refusal !== null ? (
        <Announce message={refusal} />
      ) : (
        draft.isTouched && <Announce message={`${told}, ${meets}`} />
      )}
      {!isCramped ? sumRow : refusal !== null ? hint : waysRow || ending || sumRow}
      <View style={styles.line}>
        <Tray
          width={width - 106 * growth}
          tray={open.tray}
          down={0}
          turn={open.turn}
          isThrown={false}
          isStill
          counted={draft.dice}
          onDie={(place) => tap({ on: 'die', place })}
        />
        {nutKeys}
      </View>
      {chosen === null ? (
        // Who comes with keys begins here: all rooms in reach are one key away.
        <View
          {...focusFirst}
          style={[styles.line, isCramped && styles.stacked, { minHeight: ROW.ways * growth }]}
        >
          <View style={!isCramped && styles.hint}>{hint}</View>
          <Button kind="quiet" label={say.mice.reach} onPress={() => setListsReach(true)} />
        </View>
      ) : (
        !isCramped && waysRow
      )}
      <ReachSheet
        open={listsReach}
        question={question}
        onChoose={(card) => tap({ on: 'room', card })}
        onClose={() => setListsReach(false)}
      />
    </>
  );
}

/** Catch, or miss. */
export function OwnKeys({ open, question, draft, hinted, tap, onMove }: AskedProps) {
  const say = usePhrases();
  const isTerse = useTextScale() >= 1.3;
  // A finger that still taps at the key to throw must not catch what the red dice happen to meet.
  const way = draft.isTouched ? wayOf(question, draft) : null;
  const { mice: words } = say;
  const atOnce = missAtOnce(question);
  const line =
    way === null
      ? undefined
      : wayLine(say, way, outcomeOf(open, question.seat, way.move), isSolo(open.table));
  const label =
    way === null
      ? words.catchNothing
      : isDiceCard(way.card)
        ? (isTerse ? words.closeShort : words.close)(way.card)
        : words.catch(way.card);
  return (
    <TwoKeys
      large={
        <Button
          accent="mice"
          label={label}
          tight
          wide
          hint={
            isTerse ? undefined : (line ?? (draft.isTouched ? words.meetsNothing : words.tapOne))
          }
          spoken={isTerse && line !== undefined ? `${label}: ${line}` : undefined}
          lit={isHinted(hinted, way?.move ?? null)}
          disabled={way === null}
          onPress={() => way !== null && onMove(way.move)}
        />
      }
      small={
        <Button
          kind="quiet"
          label={words.miss}
          tight
          wide
          hint={isTerse ? undefined : missHint(say, open, question)}
          onPress={() => (atOnce === null ? tap({ on: 'miss' }) : onMove(atOnce))}
        />
      }
    />
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
  },
  meets: { flex: 1 },
  ways: { justifyContent: 'center' },
  hint: { flex: 1 },
  stacked: { flexDirection: 'column', alignItems: 'stretch' },
});
