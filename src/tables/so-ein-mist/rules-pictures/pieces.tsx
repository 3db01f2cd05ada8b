import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import {
  cardsOf,
  GREY_CARDS,
  valueOf,
  type Animal,
} from '../../../game-core/games/so-ein-mist/cards';
import { DrawnWords, outline, radius, space, useColours } from '../../../ui';
import { UNREAD } from '../../shared/rule-drawing';
import type { CardBack } from '../animals';
import { faceOf } from '../pieces/faces';
import { Figure } from '../pieces/Figure';
import { CardGap, PathCard } from '../pieces/PathCard';

const CARD = 42;
const FIGURE = 40;

/** Part of the path, clockwise from left to right. */
export function Path({ children }: { readonly children: ReactNode }) {
  return <View style={styles.path}>{children}</View>;
}

interface FigureProps {
  readonly animal: Animal;
  readonly last?: boolean;
  readonly active?: boolean;
}

export function RuleFigure({ animal, last, active }: FigureProps) {
  return <Figure animal={animal} size={FIGURE} last={last} active={active} label={UNREAD} />;
}

interface CardProps {
  readonly animal: CardBack;
  /** Null: face down. */
  readonly value: number | null;
  /** Who takes it. */
  readonly taker?: Animal;
}

export function RuleCard({ animal, value, taker }: CardProps) {
  const cards = animal === 'grey' ? GREY_CARDS : cardsOf(animal);
  const card = cards.find((each) => valueOf(each) === value);
  return (
    <View style={taker !== undefined && styles.lit}>
      <PathCard
        width={CARD}
        face={card === undefined ? null : faceOf(card)}
        back={animal}
        light={taker === undefined ? null : 'glow'}
        taker={taker}
        label={UNREAD}
      />
    </View>
  );
}

export function RuleGap() {
  return <CardGap width={CARD} label={UNREAD} />;
}

/** A place on the path, and under it who stands there or the how manieth step it is. */
export function Place({
  children,
  under,
}: {
  readonly children: ReactNode;
  readonly under?: ReactNode;
}) {
  return (
    <View style={styles.place}>
      {children}
      <View style={styles.under}>{under}</View>
    </View>
  );
}

export function Step({ count }: { readonly count: number }) {
  const colours = useColours();
  return (
    <View style={[styles.step, { backgroundColor: colours.surface, borderColor: colours.line }]}>
      <DrawnWords size={15} colour={colours.ink}>
        {String(count)}
      </DrawnWords>
    </View>
  );
}

const styles = StyleSheet.create({
  path: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  // Room for the light and the arrow above it.
  lit: { marginTop: space.l, marginBottom: space.s, marginHorizontal: space.s },
  place: { alignItems: 'center', gap: space.xs },
  under: { minHeight: FIGURE, justifyContent: 'center' },
  step: {
    width: 26,
    height: 26,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    borderWidth: outline.thin,
  },
});
