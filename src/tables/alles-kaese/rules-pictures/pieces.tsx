import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Front as FrontSide, Holes } from '../../../game-core/games/alles-kaese/cards';
import { DrawnWords, Halo, outline, radius, space, useColours } from '../../../ui';
import { Front } from '../pieces/Front';
import { Eye, PawMark } from '../pieces/signs';
import { Slice, SliceGap, type SliceLook } from '../pieces/Slice';
import type { TagMark } from '../pieces/Tag';

const SIZE = 46;

interface SliceProps {
  readonly holes: Holes;
  readonly look?: SliceLook;
  readonly mark?: TagMark;
  /** It may be chosen. */
  readonly isLit?: boolean;
  /** The seat that has looked under it, from 0. */
  readonly paw?: 0 | 1;
}

export function RuleSlice({ holes, look, mark, isLit = false, paw }: SliceProps) {
  return (
    <View style={[styles.card, isLit && styles.lit]}>
      <View>
        {isLit && <Halo bare size={{ width: SIZE, height: SIZE }} round={8} />}
        <Slice holes={holes} size={SIZE} look={look} mark={mark} />
        {paw !== undefined && (
          <View style={styles.paw}>
            <RulePaw seat={paw} />
          </View>
        )}
      </View>
    </View>
  );
}

export function RulePaw({ seat }: { readonly seat: 0 | 1 }) {
  const { animals } = useColours();
  return <PawMark size={20} ground={seat === 0 ? animals.cow : animals.chicken} />;
}

interface FrontProps {
  readonly front: FrontSide;
  readonly holes: Holes;
}

export function RuleFront({ front, holes }: FrontProps) {
  return (
    <View style={styles.card}>
      <Front front={front} holes={holes} size={SIZE} hasTag />
    </View>
  );
}

/** Six slices as they stand on two boards. */
export function Shelf({ children }: { readonly children: ReactNode }) {
  return <View style={styles.shelf}>{children}</View>;
}

export function RuleGap() {
  return (
    <View style={styles.card}>
      <SliceGap size={SIZE} />
    </View>
  );
}

/** So many cards, backs up; none is an empty place. */
export function RulePile({
  holes,
  count,
}: {
  readonly holes: Holes | null;
  readonly count: number;
}) {
  const { ink } = useColours();
  return (
    <View style={styles.pile}>
      {holes === null ? <RuleGap /> : <RuleSlice holes={holes} />}
      <DrawnWords size={16} colour={ink}>
        {String(count)}
      </DrawnWords>
    </View>
  );
}

/** Somebody by the first letter of the name that the words beside it have. */
export function Somebody({ letter, seat }: { readonly letter: string; readonly seat: 0 | 1 }) {
  const { animals, onAnimal } = useColours();
  return (
    <View
      style={[styles.somebody, { backgroundColor: seat === 0 ? animals.cow : animals.chicken }]}
    >
      <DrawnWords size={19} colour={onAnimal}>
        {letter}
      </DrawnWords>
    </View>
  );
}

export function Sum({ children }: { readonly children: string }) {
  const { ink } = useColours();
  return (
    <DrawnWords size={20} colour={ink}>
      {children}
    </DrawnWords>
  );
}

/** Only one person sees what is in it. */
export function InSecret({ children }: { readonly children: ReactNode }) {
  const { line, ink } = useColours();
  return (
    <View style={[styles.secret, { borderColor: line }]}>
      <Eye size={22} colour={ink} />
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  // Room for the tag that hangs over the edge.
  card: { paddingBottom: space.xs },
  lit: { marginHorizontal: space.xs, paddingVertical: space.s },
  paw: { position: 'absolute', right: -5, bottom: -5 },
  shelf: { width: 3 * SIZE + 2 * space.xs, flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  pile: { alignItems: 'center', gap: space.xs },
  somebody: {
    width: 34,
    height: 34,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
  },
  secret: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    borderRadius: radius.m,
    borderWidth: outline.normal,
    borderStyle: 'dashed',
  },
});
