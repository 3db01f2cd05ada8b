import { StyleSheet, View } from 'react-native';
import { holesKept } from '../../../game-core/games/alles-kaese/score';
import { activeSeat, holesOf, lookedAtBy } from '../../../game-core/games/alles-kaese/table';
import type { Card, Slot } from '../../../game-core/games/alles-kaese/types';
import { usePhrases } from '../../../i18n';
import { largeText, space, useTextScale } from '../../../ui';
import { canAskInLarge, hintsIn } from '../layout/zone-needs';
import { inTheOpen, oddsOf } from '../odds';
import { keepInWords, oddsInWords, oddsLabel } from '../words/describe';
import { Choices, isNarrow } from './Choices';
import { Head } from './Head';
import { OddsBar } from './OddsBar';
import type { AskedProps } from './props';

/** At least one slice matches: one of them is kept or thrown away. */
export function KeepOrNot(props: AskedProps) {
  const { view, chosen } = props;
  const card = chosen === null ? null : (view.open.board.display[chosen] ?? null);
  return chosen === null || card === null ? (
    <ChooseFirst {...props} />
  ) : (
    <KeepIt {...props} slot={chosen} card={card} />
  );
}

/** How many slices match. */
function matchesOf({ request }: Pick<AskedProps, 'request'>): number {
  return request?.kind === 'decide' ? new Set(request.moves.map(({ slot }) => slot)).size : 0;
}

function ChooseFirst(props: AskedProps) {
  const { layout, view, name, refusal, pawKey } = props;
  const { allesKaese: words } = usePhrases();
  const isLarge = useTextScale() >= largeText;
  const count = matchesOf(props);
  // Large words have room for one sentence: that there are more than one comes before the name.
  const title = isLarge ? words.chooseShort(count) : words.chooseOne(name);
  const isRefused = isLarge && refusal !== null;
  return (
    <>
      <Head
        seat={activeSeat(view.open)}
        title={isRefused ? null : title}
        line={refusal ?? words.tapOne(count)}
        layout={layout}
      >
        {pawKey}
      </Head>
      <Choices layout={layout} keepLine={null} onKeep={nothing} onThrowAway={nothing} />
    </>
  );
}

/** From so many letters on a title would break in a narrow column. */
const LONG_IN_COLUMN = 22;

const nothing = () => undefined;

interface KeepItProps extends AskedProps {
  readonly slot: Slot;
  readonly card: Card;
}

function KeepIt({ slot, card, ...props }: KeepItProps) {
  const { layout, view, name, refusal, hinted, showsOdds, pawKey, onMove } = props;
  const { open } = view;
  const say = usePhrases();
  const words = say.allesKaese;
  const textScale = useTextScale();
  const seat = activeSeat(open);
  const holes = holesOf(open.board, card);
  const isKnown = lookedAtBy(open, seat).has(card);
  const known = props.fromMemory ? inTheOpen(view) : view;
  const odds = showsOdds && !isKnown ? oddsOf(known, holes) : null;
  const isOfSeat = known.seat === seat;
  const hasKey = pawKey !== null;
  const line = isKnown
    ? words.knowsIt
    : odds === null
      ? words.soFar(holesKept(open.board, seat))
      : oddsInWords(say, odds, isOfSeat, hasKey || layout.isWide);
  const breaks = (title: string) =>
    layout.isWide && layout.growth === 1 && title.length > LONG_IN_COLUMN;
  const long = words.keepThis(name);
  // Where there is one line only, or little beside a key or in a column.
  const isShort = layout.isLow || hasKey || breaks(long);
  const short = words.keepInShortTitle(name);
  const isCut = layout.isLow && short.length > LONG_IN_COLUMN;
  const title = isCut ? words.keepNameless : isShort ? short : long;
  const hasOdds = odds !== null;
  // A long name takes the line that a hint would have.
  const hints = hasOdds && breaks(title) ? 'none' : hintsIn(layout, textScale, { hasOdds, hasKey });
  const spoken = keepInWords(
    say,
    open,
    holes,
    layout.isWide || layout.isLow || isNarrow(layout) ? 'short' : 'full',
  );
  const inOneLine = keepInWords(say, open, holes, 'one-line');
  const shown = { full: spoken, short: inOneLine, none: null }[hints];
  const bar = odds !== null && <OddsBar odds={odds} label={oddsLabel(say, odds, isOfSeat)} />;
  const isLarge = textScale >= largeText;
  const isRoomy = isLarge && canAskInLarge(layout, textScale);
  const isBesideOdds = isLarge && layout.isWide && hasOdds && hasKey;
  return (
    <>
      <Head
        layout={layout}
        seat={seat}
        // Large words say what comes of it rather than ask: whose turn it is shines on the plates.
        title={isLarge && !isRoomy ? null : title}
        isRoomy={isRoomy}
        line={refusal ?? (isLarge ? inOneLine : line)}
      >
        {isBesideOdds ? null : pawKey}
      </Head>
      {isBesideOdds ? (
        <View style={styles.besideOdds}>
          <View style={styles.bar}>{bar}</View>
          {pawKey}
        </View>
      ) : (
        bar
      )}
      <Choices
        layout={layout}
        keepLine={{ spoken, shown }}
        lit={hinted?.slot === slot && hinted.type !== 'peek' ? hinted.type : null}
        followsThrow={matchesOf(props) === 1}
        onKeep={() => onMove({ type: 'keep', slot })}
        onThrowAway={() => onMove({ type: 'remove', slot })}
      />
    </>
  );
}

const styles = StyleSheet.create({
  besideOdds: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  bar: { flex: 1 },
});
