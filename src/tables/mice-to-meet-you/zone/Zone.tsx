import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { houseOf, isSolo } from '../../../game-core/games/mice-to-meet-you/table';
import type { Mice, Move, State } from '../../../game-core/games/mice-to-meet-you/types';
import type { Player } from '../../../game-core/kernel/record';
import type { Request } from '../../../game-core/kernel/request';
import { usePhrases } from '../../../i18n';
import {
  Button,
  FingerArea,
  outline,
  scrollsByKeys,
  space,
  useColours,
  useGrowth,
  useTextScale,
  Words,
} from '../../../ui';
import type { Marks } from '../../shared/marks/marks';
import { NextKey } from '../../shared/zone/NextKey';
import { ThumbZone } from '../../shared/zone/ThumbZone';
import { Tip } from '../../shared/zone/Tip';
import type { Draft, Tap } from '../choosing/draft';
import type { Question } from '../choosing/question';
import type { Layout } from '../layout/layout';
import { GAP, ROW, ROWS_HEIGHT } from '../layout/zone-needs';
import { HintPanel } from '../solo/advice/HintPanel';
import type { Hinting } from '../solo/advice/useHint';
import type { MiceAct, Tableau } from '../staging';
import { actInWords, throwInWords, waitInWords, type End } from '../words/news';
import { Head } from './Head';
import { isKeyInTheWay, MarkedKey } from './MarkedKey';
import { MissChoice, MissKeys } from './MissChoice';
import { Offer, OfferKeys } from './Offer';
import { OwnKeys, OwnThrow } from './OwnThrow';
import { SumLine } from './SumLine';
import { Tray } from './Tray';

interface Props {
  readonly layout: Layout;
  readonly open: State;
  readonly players: readonly Player[];
  readonly tableau: Tableau;
  readonly act: MiceAct | null;
  readonly isStill: boolean;
  readonly request: Request<Mice> | null;
  readonly question: Question | null;
  readonly draft: Draft | null;
  readonly refusal: string | null;
  /** In a replay, what is about to be chosen. */
  readonly marks: Marks<Move> | null;
  /** Who is about to end the game, where nothing else on the table says so in words. */
  readonly end: End | null;
  readonly tap: (tap: Tap) => void;
  readonly onMove: (move: Move) => void;
  readonly onThrow: () => void;
  /** Lets the next bot act; undefined where they do not wait for it. */
  readonly onNext: (() => void) | undefined;
  readonly tip: string | null;
  /** What a hint calls best. */
  readonly hinted: Move | null;
  /** Alone: what would be best, while people want to know. */
  readonly hinting: Hinting;
}

/** The space at the end of a line hangs over its edge: what scrolls would cut it off. */
const SCROLL_EDGE = space.m;

/** The thumb zone: sum, dice, ways and keys, or what happens. */
export function Zone(props: Props) {
  const { layout, act, request, question, draft, onNext, tip, hinting } = props;
  const isAsked = act === null && question !== null && draft !== null;
  const edges = 2 * space.s + (layout.isWide ? 2 * outline.normal : 0);
  const inner = layout.zone.width - edges - (layout.zoneScrolls ? SCROLL_EDGE : 0);
  if (isAsked && request !== null) {
    const asked = { ...props, question, draft, width: inner, isCramped: layout.zoneScrolls };
    const isMissing = draft.miss !== null;
    const isOwn = question.kind === 'own';
    return (
      <Frame
        layout={layout}
        keys={
          isMissing ? (
            <MissKeys key={`${request.name} miss`} {...asked} />
          ) : isOwn ? (
            <OwnKeys key={request.name} {...asked} />
          ) : (
            <OfferKeys key={request.name} {...asked} />
          )
        }
      >
        {hinting.isOpen ? (
          <HintPanel
            hinting={hinting}
            height={layout.zoneScrolls ? null : ROWS_HEIGHT * layout.growth}
          />
        ) : isMissing ? (
          <MissChoice {...asked} />
        ) : isOwn ? (
          <OwnThrow key={request.name} {...asked} />
        ) : (
          <Offer key={request.name} {...asked} />
        )}
      </Frame>
    );
  }
  const isThrow = act === null && request?.kind === 'throw';
  const hasNext = request === null && onNext !== undefined && !props.open.over;
  return (
    <Frame
      layout={layout}
      keys={
        isThrow ? (
          <ThrowKey key={request.name} onThrow={props.onThrow} />
        ) : hasNext ? (
          <NextKey isStacked onNext={onNext} />
        ) : tip !== null && request === null ? (
          <Tip>{tip}</Tip>
        ) : null
      }
    >
      <Watched {...props} width={inner} isThrow={isThrow} />
    </Frame>
  );
}

/** Rows that never change their height within a turn, and keys below them; very large words scroll above the keys. */
function Frame({
  layout,
  keys,
  children,
}: {
  readonly layout: Layout;
  readonly keys: ReactNode;
  readonly children: ReactNode;
}) {
  const growth = useGrowth();
  const { mice: say } = usePhrases();
  const gap = GAP * growth;
  return (
    <ThumbZone place={layout.zone} isBeside={layout.isWide} isTight={false} isQuiet={false}>
      {layout.zoneScrolls ? (
        <View style={{ height: layout.zone.height - 2 * space.s - 2 * outline.normal, gap }}>
          <ScrollView
            {...scrollsByKeys(say.zone)}
            style={styles.scrolls}
            contentContainerStyle={{ gap, paddingRight: SCROLL_EDGE }}
          >
            {children}
          </ScrollView>
          {keys}
        </View>
      ) : (
        <>
          <View style={[styles.rows, { gap }]}>{children}</View>
          {keys}
        </>
      )}
    </ThumbZone>
  );
}

function ThrowKey({ onThrow }: { readonly onThrow: () => void }) {
  const { mice: say } = usePhrases();
  return <Button accent="mice" icon="roll" label={say.throw} onPress={onThrow} />;
}

/** What happens, with the dice that it happens with. */
function Watched(props: Props & { readonly width: number; readonly isThrow: boolean }) {
  const { open, players, tableau, act, request, isThrow, width } = props;
  const say = usePhrases();
  const { inkSoft } = useColours();
  const growth = useGrowth();
  const textScale = useTextScale();
  const told =
    act !== null
      ? actInWords(say, act, players)
      : isThrow && request?.kind === 'throw'
        ? throwInWords(say, open, request.seat, players)
        : waitInWords(say, open, players);
  const { tray, used, table, seat, turn } = tableau;
  const counted = tray?.yellow.filter((_, place) => used?.dice[place] === true) ?? [];
  const isOwn = used?.seat === seat;
  // What was pressed says what it was about, too.
  const inHead = isKeyInTheWay(props.marks, tray, { width, growth, textScale });
  const marked = <MarkedKey marks={props.marks} isAlone={isSolo(open.table)} />;
  return (
    <>
      <View style={[styles.head, inHead && styles.keys, { minHeight: ROW.sum * growth }]}>
        {inHead ? marked : <Head seat={told.seat} title={told.title} />}
      </View>
      <View style={styles.abreast}>
        <View style={styles.tray}>
          <Tray
            width={width - 106 * growth}
            tray={tray}
            down={houseOf(table, seat).down}
            turn={turn}
            isThrown={act?.kind === 'roll'}
            isStill={props.isStill}
            counted={used?.dice ?? []}
          />
          {isThrow && <FingerArea style={StyleSheet.absoluteFill} onPress={props.onThrow} />}
        </View>
        {!inHead && marked}
      </View>
      {used === null && told.line !== null && (
        <Words as="small" colour={inkSoft}>
          {told.line}
        </Words>
      )}
      {used !== null && tray !== null && (
        <View style={styles.sum}>
          {!isOwn && used.by === 0 ? (
            <Words as="small">{say.mice.whatIsLeft(used.sum)}</Words>
          ) : (
            <SumLine
              red={isOwn ? tray.red : []}
              yellow={isOwn ? counted : []}
              {...(!isOwn && { total: used.sum })}
              by={used.by}
              sum={used.sum + used.by}
              label={say.mice.uses(players[used.seat]?.name ?? '', used.sum + used.by)}
            />
          )}
        </View>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  rows: { flexGrow: 1 },
  scrolls: { flex: 1 },
  head: { justifyContent: 'center' },
  // Its ring and its mark stand out above it.
  keys: {
    paddingTop: space.s,
    flexDirection: 'row',
    justifyContent: 'flex-start',
    alignItems: 'center',
    gap: space.s,
  },
  abreast: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  tray: { alignSelf: 'flex-start' },
  sum: { flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', columnGap: space.s },
});
