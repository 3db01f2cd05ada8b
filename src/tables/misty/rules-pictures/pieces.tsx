import { StyleSheet, View } from 'react-native';
import { arrowOf, cardsOf, type Kind } from '../../../game-core/games/misty/cards';
import { cellAt } from '../../../game-core/games/misty/sheet';
import { DrawnWords, useColours } from '../../../ui';
import type { Life, Look } from '../life';
import { CardFace } from '../pieces/CardFace';
import type { CardLook } from '../pieces/CardShapes';
import { Points } from '../pieces/signs';
import { SmallWindow } from '../pieces/SmallWindow';

/** What pictures of Misty's rules are made of. */

const CARD = 46;
const BADGE = 20;

interface CardProps {
  readonly kind: Kind;
  readonly look?: CardLook;
  /** What it counts. */
  readonly points?: number;
}

export function RuleCard({ kind, look = 'asleep', points }: CardProps) {
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
  readonly look?: Look;
  readonly size?: number;
}

const FIRST = 1;

/** A small window with these cards. */
export function RuleWindow({ rows, look = 'asleep', size = 26 }: WindowProps) {
  const used = new Map<Kind, number>();
  const lives = rows.flatMap((kinds, row) =>
    kinds.flatMap((kind, column): Life[] => {
      if (kind === null) return [];
      const nth = used.get(kind) ?? 0;
      used.set(kind, nth + 1);
      const card = cardsOf(kind)[nth];
      if (card === undefined) return [];
      const arrow = look === 'asleep' ? arrowOf(card) : null;
      return [{ card, cell: cellAt(row + FIRST, column + FIRST), look, arrow, left: null }];
    }),
  );
  const grid = {
    top: FIRST,
    left: FIRST,
    bottom: rows.length,
    right: rows[0]?.length ?? 1,
  };
  return <SmallWindow grid={grid} lives={lives} room={{ width: 400, height: 400 }} most={size} />;
}

const styles = StyleSheet.create({
  card: { marginRight: 4, marginBottom: 6 },
  badge: { position: 'absolute', right: -6, bottom: -6 },
  gap: {
    width: CARD,
    height: CARD,
    borderRadius: 8,
    borderWidth: 2,
    borderStyle: 'dashed',
    marginRight: 4,
    marginBottom: 6,
  },
  extra: { marginHorizontal: -16, zIndex: 1 },
});
