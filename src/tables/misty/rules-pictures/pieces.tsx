import { StyleSheet, View } from 'react-native';
import { arrowOf, cardsOf, type Kind } from '../../../game-core/games/misty/cards';
import { cellAt } from '../../../game-core/games/misty/sheet';
import { DrawnWords, useColours } from '../../../ui';
import type { Life } from '../life';
import { CardFace } from '../pieces/CardFace';
import type { CardLook } from '../pieces/CardShapes';
import { Points } from '../pieces/signs';
import { SmallWindow } from '../pieces/SmallWindow';

/** What pictures of Misty's rules are made of. */

const CARD = 46;
const BADGE = 20;
const CELL = 26;

export interface RuleCardProps {
  readonly kind: Kind;
  readonly look?: CardLook;
  /** What it counts. */
  readonly points?: number;
}

export function RuleCard({ kind, look = 'asleep', points }: RuleCardProps) {
  const [card = 0] = cardsOf(kind);
  return (
    <View style={styles.card}>
      <CardFace
        kind={kind}
        look={look}
        arrow={look === 'asleep' ? arrowOf(card) : null}
        size={CARD}
      />
      {points !== undefined && (
        <View style={styles.badge}>
          <Points points={points} size={BADGE} />
        </View>
      )}
    </View>
  );
}

/** A pane with nothing on it. */
export function RuleGap() {
  const { line } = useColours();
  return <View style={[styles.gap, { borderColor: line }]} />;
}

/** Two smiles side by side and what they earn together, on the line between them. */
export function Extra({ points }: { readonly points: number }) {
  return (
    <View style={styles.extra}>
      <Points points={points} size={BADGE} isExtra />
    </View>
  );
}

export function Sum({ children }: { readonly children: string }) {
  const { ink } = useColours();
  return (
    <DrawnWords size={18} colour={ink}>
      {children}
    </DrawnWords>
  );
}

/** Kinds of cards row by row; null where there is none. */
export type Rows = readonly (readonly (Kind | null)[])[];

interface WindowProps {
  readonly rows: Rows;
  /** Its sides are not known yet. */
  readonly isOpen?: boolean;
}

const FIRST = 1;

/** A small window with these cards. */
export function RuleWindow({ rows, isOpen = false }: WindowProps) {
  const used = new Map<Kind, number>();
  const lives = rows.flatMap((kinds, row) =>
    kinds.flatMap((kind, column): Life[] => {
      if (kind === null) return [];
      const nth = used.get(kind) ?? 0;
      used.set(kind, nth + 1);
      const card = cardsOf(kind)[nth];
      if (card === undefined) return [];
      const cell = cellAt(row + FIRST, column + FIRST);
      return [{ card, cell, look: 'asleep', arrow: arrowOf(card), left: null }];
    }),
  );
  const grid = {
    top: FIRST,
    left: FIRST,
    bottom: rows.length,
    right: rows[0]?.length ?? 1,
    knowsColumns: !isOpen,
    knowsRows: !isOpen,
  };
  return <SmallWindow grid={grid} lives={lives} room={{ width: 400, height: 400 }} most={CELL} />;
}

const styles = StyleSheet.create({
  card: { marginBottom: 6 },
  badge: { position: 'absolute', right: -6, bottom: -6 },
  gap: {
    width: CARD,
    height: CARD,
    borderRadius: 8,
    borderWidth: 2,
    borderStyle: 'dashed',
    marginBottom: 6,
  },
  extra: { marginHorizontal: -16, zIndex: 1 },
});
