import { memo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { outline, shadow, useColours, useMotion } from '../../../ui';
import { useWindowColours } from '../../../ui/theme/misty';
import type { Rect as Place } from '../../shared/geometry';
import { columnsIn, rowsIn } from '../layout/grid';
import type { Panes } from '../layout/panes';
import { Drops, Outside } from './Outside';
import { useGrowing } from './useGrowing';

interface Props {
  readonly panes: Panes;
  /** Rain runs down the glass. */
  readonly isLive?: boolean;
}

const at = ({ x, y, width, height }: Place) =>
  ({ position: 'absolute', left: x, top: y, width, height }) as const;

/**
 * The glass with the rain behind it, and as much of its wooden frame as is known: nothing but glass while both
 * sides are open, two beams and bars for the side of four, and all of it with the sill once both are reached.
 */
export const WindowFrame = memo(function WindowFrame({ panes, isLive = true }: Props) {
  const { outline: ink } = useColours();
  const { paneEdge } = useWindowColours();
  const { glass, wood: thick, grid } = panes;
  const isOpen = !grid.knowsColumns && !grid.knowsRows;
  // Only what becomes known before one's eyes grows.
  const [first] = useState(grid);
  const news = {
    columns: grid.knowsColumns && !first.knowsColumns,
    rows: grid.knowsRows && !first.knowsRows,
  };
  return (
    <View aria-hidden style={styles.still}>
      {!isOpen && (
        <Wood
          key={`${grid.knowsColumns} ${grid.knowsRows}`}
          panes={panes}
          isNew={news.columns || news.rows}
        />
      )}
      <View
        style={[
          at(glass),
          styles.glass,
          isOpen
            ? { borderRadius: thick * 2.4, borderColor: paneEdge, borderWidth: outline.thin }
            : { borderRadius: thick * 0.7, borderColor: ink },
        ]}
      >
        <Outside {...glass} />
        {isLive && <Drops width={glass.width} height={glass.height} />}
        <Bars panes={panes} news={news} />
      </View>
    </View>
  );
});

/** The beams that are known, and below a whole frame its sill. They come out from behind the glass. */
function Wood({ panes, isNew }: { readonly panes: Panes; readonly isNew: boolean }) {
  const { frame, glass, sill, wood: thick } = panes;
  const { outline: ink } = useColours();
  const { frame: wood, frameLight } = useWindowColours();
  const { reduced } = useMotion();
  const grown = useGrowing(isNew);
  const from = { x: glass.width / frame.width, y: glass.height / frame.height };
  const growing = useAnimatedStyle(() => {
    const part = grown.get();
    return reduced
      ? { opacity: part }
      : {
          transform: [
            { scaleX: from.x + (1 - from.x) * part },
            { scaleY: from.y + (1 - from.y) * part },
          ],
        };
  });
  const spreading = useAnimatedStyle(() =>
    reduced ? { opacity: grown.get() } : { transform: [{ scaleX: grown.get() }] },
  );
  return (
    <>
      <Animated.View
        style={[
          at(frame),
          styles.frame,
          { backgroundColor: wood, borderColor: ink, borderRadius: thick * 1.3 },
          growing,
        ]}
      >
        <View
          style={[
            styles.bevel,
            { borderColor: frameLight, borderRadius: thick, borderWidth: Math.max(1.5, thick / 5) },
          ]}
        />
      </Animated.View>
      {sill !== null && (
        <Animated.View
          style={[
            at(sill),
            styles.sill,
            { backgroundColor: wood, borderColor: ink, borderRadius: sill.height * 0.35 },
            spreading,
          ]}
        >
          <View style={[styles.shine, { backgroundColor: frameLight }]} />
        </Animated.View>
      )}
    </>
  );
}

interface BarsProps {
  readonly panes: Panes;
  /** The sides that have just become known. */
  readonly news: { readonly columns: boolean; readonly rows: boolean };
}

/** Bars of wood between the panes: they grow in once a side is known. */
function Bars({ panes, news }: BarsProps) {
  const { grid, cell, gap, glass } = panes;
  const { knowsColumns, knowsRows } = grid;
  const thick = Math.max(3, gap * 0.62);
  const middle = (nth: number) => gap / 2 + nth * (cell + gap) - thick / 2;
  const between = (count: number) => Array.from({ length: count - 1 }, (_, nth) => nth + 1);
  return (
    <>
      {knowsRows &&
        between(rowsIn(grid)).map((nth) => (
          <Bar
            key={`row ${nth}`}
            isNew={news.rows}
            place={{ x: 0, y: middle(nth), width: glass.width, height: thick }}
          />
        ))}
      {knowsColumns &&
        between(columnsIn(grid)).map((nth) => (
          <Bar
            key={`column ${nth}`}
            isNew={news.columns}
            place={{ x: middle(nth), y: 0, width: thick, height: glass.height }}
          />
        ))}
    </>
  );
}

function Bar({ place, isNew }: { readonly place: Place; readonly isNew: boolean }) {
  const { frame } = useWindowColours();
  const { reduced } = useMotion();
  const grown = useGrowing(isNew);
  const isUpright = place.height > place.width;
  const growing = useAnimatedStyle(() => ({
    opacity: grown.get(),
    transform: reduced ? [] : [isUpright ? { scaleY: grown.get() } : { scaleX: grown.get() }],
  }));
  return <Animated.View style={[at(place), { backgroundColor: frame }, growing]} />;
}

const styles = StyleSheet.create({
  still: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  frame: { borderWidth: outline.normal, boxShadow: shadow.low },
  bevel: { position: 'absolute', left: 1.5, right: 1.5, top: 1.5, bottom: 1.5 },
  glass: { overflow: 'hidden', borderWidth: outline.normal },
  sill: { borderWidth: outline.normal, boxShadow: shadow.low, overflow: 'hidden' },
  shine: { height: 3 },
});
