import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import {
  Heading,
  Icon,
  largeText,
  outline,
  Panel,
  Pressable,
  radius,
  space,
  target,
  useColours,
  useTextScale,
  Words,
} from '../../../ui';
import { asPicture } from './as-picture';
import { RankDisc } from './RankDisc';

interface PanelProps {
  readonly title: string;
  /** Said where no choice cost anything. */
  readonly none: string;
  readonly isNone: boolean;
  readonly children: ReactNode;
}

/** What was lost by choices, the most first. */
export function CostlyPanel({ title, none, isNone, children }: PanelProps) {
  return (
    <Panel style={styles.panel}>
      <Heading level={2} as="label">
        {title}
      </Heading>
      {isNone && <Words>{none}</Words>}
      {children}
    </Panel>
  );
}

interface RowProps {
  /** From 1 for the dearest. */
  readonly rank: number;
  /** All of it in words. */
  readonly told: readonly string[];
  readonly price: string;
  /** How sure the price is, where that is to be said. */
  readonly error?: string | null;
  /** The board as it was; it makes room where there is none. */
  readonly picture?: ReactNode;
  /** What was done and what would have been better. */
  readonly children: ReactNode;
  readonly onPress: () => void;
}

const DISC = 26;
/** Narrower, or with large words, the picture makes room. */
const ROOM = 350;

/** One choice; a tap shows the table again. Its key lies over it: a picture of a board has keys itself, and keys hold none. */
export function CostlyRow({ rank, told, picture = null, children, onPress, ...cost }: RowProps) {
  const { hairline, ink } = useColours();
  const isLarge = useTextScale() >= largeText;
  const hasRoom = useWindowDimensions().width >= ROOM && !isLarge;
  return (
    <View style={[styles.row, { borderColor: hairline }]}>
      <View {...asPicture} style={styles.seen}>
        {hasRoom && picture !== null ? (
          <View style={styles.picture}>
            {picture}
            <View style={styles.disc}>
              <RankDisc rank={rank} size={DISC} />
            </View>
          </View>
        ) : (
          <RankDisc rank={rank} size={DISC} />
        )}
        <View style={styles.words}>
          {children}
          {isLarge && <Price {...cost} />}
        </View>
        {!isLarge && <Price {...cost} />}
        <Icon name="next" size={20} colour={ink} />
      </View>
      <Pressable role="button" aria-label={told.join('. ')} onPress={onPress} style={styles.key} />
    </View>
  );
}

function Price({ price, error = null }: Pick<RowProps, 'price' | 'error'>) {
  const { danger, inkSoft } = useColours();
  return (
    <View>
      <Words as="label" colour={danger.text} align="right">
        {price}
      </Words>
      {error !== null && (
        <Words as="small" colour={inkSoft} align="right">
          {error}
        </Words>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.m, gap: space.s },
  row: { borderTopWidth: outline.thin },
  seen: {
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingVertical: space.s,
    pointerEvents: 'none',
  },
  key: { ...StyleSheet.absoluteFill, borderRadius: radius.s - 6 },
  picture: { paddingLeft: space.xs, paddingTop: space.xs },
  disc: { position: 'absolute', left: -2, top: -2 },
  words: { flex: 1, gap: 1 },
});
