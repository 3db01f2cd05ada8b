import { Fragment, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Face } from '../../../game-core/games/mice-to-meet-you/types';
import { DrawnWords, useColours, useGrowth } from '../../../ui';
import { Nut, Nuts } from '../pieces/Nut';
import { SumDie } from '../pieces/SumDie';

interface Props {
  readonly red: readonly Face[];
  readonly yellow: readonly Face[];
  /** A total that is not made of dice any more. */
  readonly total?: number;
  readonly by: number;
  readonly sum: number;
  /** All of it fits in. */
  readonly width?: number;
  /** All of it in words. */
  readonly label: string;
}

/** The sum itself, and a sign between two terms with the gaps beside it. */
const SUM = 72;
const SIGN = 20;

/** Dice and nuts, and what they add up to. */
export function SumLine({ red, yellow, total, by, sum, width = Infinity, label }: Props) {
  const { ink, accents } = useColours();
  const growth = useGrowth();
  const count = red.length + yellow.length + (by === 0 ? 0 : 1.6);
  const die = Math.min(25 * growth, (width - SUM * growth) / Math.max(1, count) - SIGN * growth);
  const terms: { readonly sign: '+' | '−'; readonly what: ReactNode }[] = [
    ...red.map((face) => ({
      sign: '+' as const,
      what: <SumDie face={face} tone="red" size={die} />,
    })),
    ...(total === undefined
      ? []
      : [
          {
            sign: '+' as const,
            what: <Written size={22 * growth} colour={ink} words={String(total)} />,
          },
        ]),
    ...yellow.map((face) => ({
      sign: '+' as const,
      what: <SumDie face={face} tone="yellow" size={die} />,
    })),
  ];
  if (by !== 0) {
    const count = Math.abs(by);
    const what =
      count <= 2 ? (
        <Nuts count={count} size={die * 0.94} />
      ) : (
        <View style={styles.row}>
          <Written size={17 * growth} colour={ink} words={String(count)} />
          <Nut size={die * 0.94} />
        </View>
      );
    terms.push({ sign: by > 0 ? '+' : '−', what });
  }
  return (
    <View accessible role="img" aria-label={label} style={styles.row}>
      {terms.map(({ sign, what }, nth) => (
        <Fragment key={nth}>
          {nth > 0 && <Written size={15 * growth} colour={ink} words={sign} />}
          {what}
        </Fragment>
      ))}
      <Written size={15 * growth} colour={ink} words="=" />
      <Written size={28 * growth} colour={accents.mice.text} words={String(sum)} />
    </View>
  );
}

function Written({
  size,
  colour,
  words,
}: {
  readonly size: number;
  readonly colour: string;
  readonly words: string;
}) {
  return (
    <DrawnWords size={size} colour={colour}>
      {words}
    </DrawnWords>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 5 },
});
