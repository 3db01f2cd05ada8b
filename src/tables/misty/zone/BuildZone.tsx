import { StyleSheet, View } from 'react-native';
import { kindOf, type Card } from '../../../game-core/games/misty/cards';
import type { Move } from '../../../game-core/games/misty/types';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import { Announce, Button, IconButton, space, useColours, Words } from '../../../ui';
import type { Marks } from '../../shared/marks/marks';
import { ThumbZone } from '../../shared/zone/ThumbZone';
import type { PlacingDraft } from '../drafts/usePlacing';
import { moveOf } from '../drafts/placing';
import type { Layout } from '../layout/layout';
import { SeatFace } from '../../shared/faces/SeatFace';
import { Raindrops } from '../pieces/signs';
import { Hand } from './Hand';
import { Head } from './Head';
import { NextPlayer } from './NextPlayer';

interface Props {
  readonly layout: Layout;
  readonly seat: Seat;
  readonly name: string;
  /** Which card of the round it is, from 1, and how many there are. */
  readonly nth: number;
  readonly all: number;
  readonly taken: number;
  readonly toWin: number;
  /** Whom the hand goes to; null where nothing is left to pass on. */
  readonly next: { readonly seat: Seat; readonly name: string } | null;
  readonly cards: readonly Card[];
  readonly draft: PlacingDraft;
  /** What is chosen is what a hint means: the key that counts it is lit. */
  readonly isHinted: boolean;
  /** In a replay, what is about to be chosen. */
  readonly marks: Marks<Move> | null;
  /** It is one's own choice now; otherwise what is going on, in words. */
  readonly news: string | null;
  /** Nobody will be asked anything: there are no keys. */
  readonly isReplay: boolean;
  /** The best that the cards would bring now; null where that is not shown. */
  readonly best: number | null;
  readonly onDrop: (card: Card, x: number, y: number) => void;
  /** A card was chosen by a key: its place comes next. */
  readonly onPicked: () => void;
  readonly onDone: () => void;
}

/** One's hand, and what is chosen from it. */
export function BuildZone(props: Props) {
  const { layout, seat, name, cards, draft, news, best, next, isReplay } = props;
  const { isTight, isLarge, isWide, growth } = layout;
  const say = usePhrases();
  const { misty: words } = say;
  const { inkSoft } = useColours();
  const { placing, refusal, takeBack } = draft;
  const isReady = moveOf(placing) !== null;
  const isAsked = news === null;
  const line = news ?? hintOf(words, draft, cards.length);
  const nthWords = words.cardOf(props.nth, props.all);
  const hasHead = isWide || !isTight;
  const hand = (
    <Hand
      layout={layout}
      cards={cards}
      chosen={placing.card}
      isPlaced={isReady}
      isOff={!isAsked}
      marks={props.marks}
      onChoose={draft.chooseCard}
      onCarry={draft.carry}
      onDrop={props.onDrop}
      onPicked={props.onPicked}
    />
  );
  const isNextBeside = isTight && !isWide && !isLarge && cards.length < 6;
  const upTo = best === null || !isReady ? undefined : words.upTo(best);
  const who = !hasHead && !isLarge && (
    <View style={styles.who}>
      <SeatFace seat={seat} size={36} />
      <View style={styles.words}>
        <Words as="smallStrong" lines={1}>
          {name}
        </Words>
        <Words as="small" colour={inkSoft} lines={1}>
          {nthWords}
        </Words>
      </View>
    </View>
  );
  const keys = (
    <View style={styles.keys}>
      {who}
      {isTight || isWide ? (
        <IconButton
          icon="undo"
          label={words.takeBack}
          disabled={!isAsked || takeBack === null}
          onPress={() => takeBack?.()}
        />
      ) : (
        <Button
          kind="quiet"
          icon="undo"
          label={words.takeBack}
          disabled={!isAsked || takeBack === null}
          onPress={() => takeBack?.()}
        />
      )}
      <View style={styles.done}>
        <Button
          accent="misty"
          icon={isLarge ? undefined : 'check'}
          tight={isLarge}
          label={words.done}
          hint={isLarge ? undefined : upTo}
          spoken={isLarge && upTo !== undefined ? `${words.done}: ${upTo}` : undefined}
          lit={props.isHinted}
          disabled={!isAsked || !isReady}
          onPress={props.onDone}
        />
      </View>
    </View>
  );
  return (
    <ThumbZone place={layout.zone} isBeside={isWide} isTight={isTight} isQuiet={false}>
      <Announce message={refusal ?? ''} />
      {hasHead && (
        <Head
          seat={seat}
          title={isWide ? name : words.windowOf(name)}
          line={nthWords}
          isTight={isWide}
        >
          <View style={styles.end}>
            {next !== null && !isWide ? (
              <NextPlayer {...next} />
            ) : (
              <Raindrops taken={props.taken} toWin={props.toWin} size={16 * growth} />
            )}
          </View>
        </Head>
      )}
      <View style={[styles.handRow, isWide && styles.fills]}>
        {hand}
        {isNextBeside && next !== null && <NextPlayer {...next} isBare />}
      </View>
      {hasHead && !isLarge && !(isReplay && isTight) && (
        <Words as="small" align="center" colour={inkSoft} lines={2}>
          {line}
        </Words>
      )}
      {isReplay ? who && <View style={styles.keys}>{who}</View> : keys}
    </ThumbZone>
  );
}

type Words_ = ReturnType<typeof usePhrases>['misty'];

/** What to do next, or what the chosen card does. */
function hintOf(words: Words_, { placing }: PlacingDraft, count: number): string {
  const { card, cell } = placing;
  if (card === null) return cell === null ? words.chooseCard : words.chooseCardFor;
  if (cell !== null) return words.doesWhat(kindOf(card));
  return count === 1 ? words.lastCard : words.doesWhat(kindOf(card));
}

const styles = StyleSheet.create({
  end: { flexShrink: 0 },
  handRow: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    flexGrow: 1,
  },
  fills: { alignItems: 'flex-start' },
  keys: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  who: { flexDirection: 'row', alignItems: 'center', gap: space.xs, flexShrink: 1, flexGrow: 1 },
  words: { flexShrink: 1 },
  done: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
});
