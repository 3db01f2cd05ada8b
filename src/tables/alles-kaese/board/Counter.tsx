import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { holesOf } from '../../../game-core/games/alles-kaese/table';
import type { Card, Open } from '../../../game-core/games/alles-kaese/types';
import { usePhrases } from '../../../i18n';
import { largeText, outline, radius, space, useColours, useTextScale, Words } from '../../../ui';
import type { Rect } from '../../shared/geometry';
import { LEAST_FOR_WORDS } from '../layout/counter';
import type { Layout } from '../layout/layout';
import { Slice, SliceGap } from '../pieces/Slice';
import type { KaeseAct, Tableau } from '../staging';
import { SlicePiece } from './SlicePiece';
import { wayBetween } from './Shelves';

interface Props {
  readonly layout: Layout;
  readonly open: Open;
  readonly tableau: Tableau;
  readonly act: KaeseAct | null;
}

/** The pile with its count, and what was thrown away. */
export const Counter = memo(function Counter({ layout, open, tableau, act }: Props) {
  const { allesKaese: say } = usePhrases();
  // Where there is no room for words, the number has to do.
  const isBare = useTextScale() >= largeText || layout.pileCount.width < LEAST_FOR_WORDS;
  const { supply, top } = tableau;
  const leaves = act?.kind === 'leave' ? act.card : null;
  // What flies there has not arrived yet.
  const lying =
    act?.kind === 'throw-away' || leaves !== null ? tableau.discard.slice(0, -1) : tableau.discard;
  const onTop = lying.at(-1);
  const holes = (card: Card) => holesOf(open.board, card);
  const away = tableau.discard.length;
  const lastAway = tableau.discard.at(-1);
  return (
    <>
      <View
        accessible
        role="img"
        aria-label={say.pile(supply, supply === 0 ? null : holes(top))}
        style={at(layout.pile)}
      >
        <Stack count={supply} size={layout.pile.width} />
        {supply === 0 ? (
          <SliceGap size={layout.pile.width} />
        ) : (
          <Slice holes={holes(top)} size={layout.pile.width} tag="right" isBig={layout.isBig} />
        )}
      </View>
      <Count place={layout.pileCount} words={isBare ? String(supply) : say.left(supply)} />
      <View
        accessible
        role="img"
        aria-label={say.discard(away, lastAway === undefined ? null : holes(lastAway))}
        style={at(layout.discard)}
      >
        {onTop === undefined ? (
          <SliceGap size={layout.discard.width} />
        ) : (
          <>
            {lying.length > 1 && (
              <View style={[StyleSheet.absoluteFill, styles.tilted]}>
                <Slice
                  holes={holes(lying.at(-2) ?? onTop)}
                  size={layout.discard.width}
                  tag="none"
                />
              </View>
            )}
            <View style={styles.leaning}>
              <Slice
                holes={holes(onTop)}
                size={layout.discard.width}
                tag="left"
                isBig={layout.isBig}
              />
            </View>
          </>
        )}
      </View>
      <Count place={layout.discardCount} words={isBare ? String(away) : say.away(away)} />
      {leaves !== null && (
        <View aria-hidden style={styles.flying}>
          <SlicePiece
            key={leaves}
            holes={holes(leaves)}
            x={layout.discard.x}
            y={layout.discard.y}
            size={layout.discard.width}
            label=""
            look="plain"
            isBig={layout.isBig}
            mark={null}
            light={null}
            isLifted={false}
            paw={null}
            front={null}
            turns={null}
            isSnapped={false}
            from={wayBetween(layout.discard, layout.pile)}
            nth={0}
            to={null}
          />
        </View>
      )}
    </>
  );
});

const at = ({ x, y, width, height }: Rect) =>
  ({ position: 'absolute', left: x, top: y, width, height }) as const;

/** The edges of the slices below the top one: so that a pile is seen to shrink. */
function Stack({ count, size }: { readonly count: number; readonly size: number }) {
  const { kaese } = useColours();
  const { rind, outline: ink } = kaese.plain;
  const step = Math.max(2, size * 0.03);
  const layers = Math.min(4, Math.ceil((count - 1) / 8));
  return Array.from({ length: layers }, (_, nth) => layers - nth).map((nth) => (
    <View
      key={nth}
      style={{
        position: 'absolute',
        left: size * 0.04,
        right: size * 0.04,
        top: size * 0.5,
        height: size * 0.46 + nth * step,
        borderRadius: size * 0.12,
        borderWidth: Math.max(1.5, size * 0.035),
        borderColor: ink,
        backgroundColor: rind,
      }}
    />
  ));
}

function Count({ place, words }: { readonly place: Rect; readonly words: string }) {
  const { surface, line } = useColours();
  return (
    <View aria-hidden style={[at(place), styles.count]}>
      <View style={[styles.label, { backgroundColor: surface, borderColor: line }]}>
        <Words as="smallStrong" lines={1}>
          {words}
        </Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  tilted: { transform: [{ rotate: '-9deg' }] },
  leaning: { transform: [{ rotate: '5deg' }] },
  count: { alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
  label: {
    paddingHorizontal: space.s,
    borderRadius: radius.round,
    borderWidth: outline.thin,
    maxWidth: '100%',
  },
  flying: { position: 'absolute', left: 0, top: 0, zIndex: 3000, pointerEvents: 'none' },
});
