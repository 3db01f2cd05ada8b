import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Card } from '../../../game-core/games/mice-to-meet-you/cards';
import { DrawnWords, space, useColours } from '../../../ui';
import { RoomLook } from '../house/RoomLook';
import type { Light } from '../house/room-state';
import { Nuts } from '../pieces/Nut';
import { SumDie } from '../pieces/SumDie';
import { roofColour } from '../useHouseColours';

/** So large that a sum of five dice and its card fit beside each other on a small phone. */
const CARD = { width: 48, height: 56 };
const DIE = 26;

/** How faint an option is that nobody takes. */
const FAINT = 0.45;

interface CardProps {
  readonly card: Card;
  readonly kind?: 'mice' | 'empty' | 'larder' | 'closed';
  readonly light?: Light;
  readonly isChosen?: boolean;
}

export function RuleCard({ card, kind = 'mice', light = 'plain', isChosen = false }: CardProps) {
  return <RoomLook card={card} kind={kind} light={light} isChosen={isChosen} {...CARD} />;
}

/** What could be chosen too, but is not. */
export function NotChosen({ children }: { readonly children: ReactNode }) {
  return <View style={styles.faint}>{children}</View>;
}

/** Dice, the red ones first; those in brackets are not used. */
export function RuleDice({
  red,
  yellow,
  left = [],
}: {
  readonly red: readonly number[];
  readonly yellow: readonly number[];
  readonly left?: readonly number[];
}) {
  return (
    <View style={styles.dice}>
      {red.map((face, nth) => (
        <SumDie key={`red ${nth}`} face={face} tone="red" size={DIE} />
      ))}
      {yellow.map((face, nth) => (
        <SumDie key={`yellow ${nth}`} face={face} tone="yellow" size={DIE} />
      ))}
      {left.length > 0 && (
        <Left>
          {left.map((face, nth) => (
            <SumDie key={`left ${nth}`} face={face} tone="yellow" size={DIE} />
          ))}
        </Left>
      )}
    </View>
  );
}

/** What is left for others. */
export function Left({ children }: { readonly children: ReactNode }) {
  const { line } = useColours();
  return <View style={[styles.left, { borderColor: line }]}>{children}</View>;
}

export function RuleNuts({ count }: { readonly count: number }) {
  return <Nuts count={count} size={26} />;
}

export function Sum({ children }: { readonly children: string }) {
  const { ink } = useColours();
  return (
    <DrawnWords size={20} colour={ink}>
      {children}
    </DrawnWords>
  );
}

/** Somebody by the first letter of the name that the words beside it have. */
export function Somebody({ letter, seat }: { readonly letter: string; readonly seat: number }) {
  const { onAnimal } = useColours();
  return (
    <View style={[styles.somebody, { backgroundColor: roofColour(seat) }]}>
      <DrawnWords size={19} colour={onAnimal}>
        {letter}
      </DrawnWords>
    </View>
  );
}

const styles = StyleSheet.create({
  faint: { opacity: FAINT },
  dice: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  left: {
    flexDirection: 'row',
    gap: 3,
    marginLeft: space.s,
    padding: 3,
    borderWidth: 2,
    borderStyle: 'dashed',
    borderRadius: 10,
  },
  somebody: {
    width: 34,
    height: 34,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 34,
  },
});
