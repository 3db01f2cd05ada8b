import { useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { Seat } from '../../game-core/kernel/seats';
import { usePhrases } from '../../i18n';
import type { Past } from '../../session/past';
import type { GameTable, Teller } from '../../tables/shared/game-table';
import { largeText, outline, radius, space, useColours, useTextScale, Words } from '../../ui';
import { SmallBoard } from './SmallBoard';
import { happenedInWords, turningInWords } from './words';

export interface ForkProps {
  readonly past: Past;
  readonly table: GameTable;
  readonly teller: Teller;
  /** Who tries something else. */
  readonly seat: Seat;
  /** From there: how many actions led to it. */
  readonly moment: number;
}

/** Lower than this, what is chosen needs the room. */
export const LOW = 700;
const BOARD = { low: 70, high: 96 };
/** The replay below has all of it. */
const LOW_LINES = 2;

/** The table as it was, and from there two ways: what happened next, and that it is open again. */
export function WhatIfFork({ past, table, teller, seat, moment }: ForkProps) {
  const { coach } = usePhrases();
  const { whatIf } = coach;
  const { hairline, surface } = useColours();
  const isLarge = useTextScale() >= largeText;
  const isLow = useWindowDimensions().height < LOW;
  const next = past.moveAt(moment);
  const prongs = (
    <View style={styles.prongs}>
      <Prong
        hasWay={!isLarge}
        caption={whatIf.yourGame}
        words={happened(past, seat, moment, table, teller)}
        {...(isLow && !isLarge && { lines: LOW_LINES })}
      />
      <Prong
        hasWay={!isLarge}
        caption={whatIf.theTrial}
        words={next?.by === seat ? whatIf.chooseAnew : whatIf.goesOn}
        isTried
      />
    </View>
  );
  // Words that large need all of the width.
  if (isLarge) return prongs;
  return (
    <View style={[styles.fork, { borderColor: hairline, backgroundColor: surface }]}>
      <SmallBoard
        table={table}
        view={past.viewAt(moment, seat)}
        players={past.players}
        width={isLow ? BOARD.low : BOARD.high}
      />
      {prongs}
    </View>
  );
}

/** In few words: an own choice, or what others and chance did, without what came of it by itself. */
function happened(past: Past, seat: Seat, moment: number, table: GameTable, teller: Teller) {
  const next = past.moveAt(moment);
  const told =
    next?.by === seat
      ? ''
      : turningInWords(past, seat, { sign: 'slip', rank: null, moment, by: 0 }, table, teller);
  return told === '' ? happenedInWords(past, seat, moment, table, teller) : told;
}

interface ProngProps {
  /** A way leads to it. */
  readonly hasWay: boolean;
  readonly caption: string;
  readonly words: string;
  readonly lines?: number;
  readonly isTried?: boolean;
}

const WAY = 32;
const GAP = space.xs;

function Prong({ hasWay, caption, words, lines, isTried = false }: ProngProps) {
  const { accents, ink, sunken } = useColours();
  const colour = isTried ? accents.mist.text : ink;
  return (
    <View style={styles.prong}>
      {hasWay && <Way isTried={isTried} />}
      <View style={[styles.sign, { backgroundColor: isTried ? accents.mist.soft : sunken }]}>
        <Words as="small" colour={colour}>
          {caption}
        </Words>
        <Words as="smallStrong" colour={colour} {...(lines !== undefined && { lines })}>
          {words}
        </Words>
      </View>
    </View>
  );
}

/** From the board, between both signs, to the middle of one: trodden to what happened, fresh to what is tried. */
function Way({ isTried }: { readonly isTried: boolean }) {
  const { accents, line } = useColours();
  const [height, setHeight] = useState(0);
  const length = height / 2 + GAP / 2;
  const [from, to] = isTried ? [PEN, PEN + length] : [PEN + length, PEN];
  return (
    <View
      aria-hidden
      style={styles.way}
      onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}
    >
      {height > 0 && (
        <Svg
          width={WAY}
          height={length + 2 * PEN}
          style={[styles.path, isTried ? styles.fromAbove : styles.fromBelow]}
        >
          <Path
            d={`M0 ${from}C${WAY * 0.6} ${from} ${WAY * 0.3} ${to} ${WAY} ${to}`}
            fill="none"
            stroke={isTried ? accents.mist.text : line}
            strokeWidth={PEN}
            strokeLinecap={isTried ? 'butt' : 'round'}
            strokeDasharray={isTried ? undefined : '1 9'}
          />
        </Svg>
      )}
    </View>
  );
}

const PEN = 6;

const styles = StyleSheet.create({
  fork: {
    flexDirection: 'row',
    alignItems: 'center',
    padding: space.xs,
    borderRadius: radius.m,
    borderWidth: outline.thin,
  },
  prongs: { flexGrow: 1, flexShrink: 1, gap: GAP },
  prong: { flexDirection: 'row' },
  way: { width: WAY, pointerEvents: 'none' },
  path: { position: 'absolute', left: 0 },
  fromAbove: { top: -GAP / 2 - PEN },
  fromBelow: { bottom: -GAP / 2 - PEN },
  sign: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: space.s,
    paddingHorizontal: space.s,
    paddingVertical: space.xs / 2,
    borderRadius: radius.s,
  },
});
