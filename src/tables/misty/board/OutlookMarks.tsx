import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import type { Arrow } from '../../../game-core/games/misty/declared';
import { Halo, useColours } from '../../../ui';
import { livePaint } from '../../../ui/theme/misty';
import { middleOf } from '../../shared/geometry';
import { paneAt, type Panes } from '../layout/panes';
import { stepOf, type Outlook } from '../life';
import { Points } from '../pieces/signs';

const TURNS = { right: 0, down: 90, left: 180, up: 270 } as const;

/** An arrow on a disc: this way. */
function WayDisc({ arrow, size }: { readonly arrow: Arrow; readonly size: number }) {
  const { glow } = useColours();
  return (
    <View style={{ transform: [{ rotate: `${TURNS[arrow]}deg` }] }}>
      <Svg width={size} height={size} viewBox="0 0 32 32">
        <Path
          d="M1.5 16a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0z"
          fill={glow}
          stroke={livePaint.ink}
          strokeWidth={2.6}
        />
        <Path
          d="M8.5 16H23M17 9.5L23.5 16L17 22.5"
          fill="none"
          stroke={livePaint.ink}
          strokeWidth={3.4}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Svg>
    </View>
  );
}

interface Props {
  readonly panes: Panes;
  readonly outlook: Outlook;
}

/** Where a drawing would go, and whom it would smear. */
export function OutlookMarks({ panes, outlook }: Props) {
  const { glow, outline: ink } = useColours();
  const { from, to, arrow, covers } = outlook;
  const here = paneAt(panes, from);
  const { cell, gap } = panes;
  const step = stepOf(arrow);
  const disc = Math.max(24, cell * 0.36);
  const middle = middleOf(here);
  const half = (cell + gap) / 2;
  const at = { x: middle.x + step.x * half - disc / 2, y: middle.y + step.y * half - disc / 2 };
  const there = to === null ? null : paneAt(panes, to);
  return (
    <>
      <View aria-hidden style={styles.below}>
        <View style={[styles.place, { left: here.x, top: here.y, width: cell, height: cell }]}>
          <Halo size={here} round={cell * 0.14} bare />
        </View>
        {there !== null && (
          <View
            style={[
              styles.goal,
              {
                left: there.x - 2,
                top: there.y - 2,
                width: cell + 4,
                height: cell + 4,
                borderRadius: cell * 0.16,
                borderColor: glow,
                boxShadow: `0 0 0 1.5px ${ink}`,
              },
            ]}
          />
        )}
      </View>
      <View aria-hidden style={styles.above}>
        {there !== null && covers.length > 0 && (
          <View style={[styles.place, { left: there.x + cell * 0.7, top: there.y - cell * 0.08 }]}>
            <Points points={0} size={Math.max(20, cell * 0.28)} />
          </View>
        )}
        <View style={[styles.place, { left: at.x, top: at.y }]}>
          <WayDisc arrow={arrow} size={disc} />
        </View>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  below: { position: 'absolute', left: 0, top: 0, zIndex: 15, pointerEvents: 'none' },
  above: { position: 'absolute', left: 0, top: 0, zIndex: 50, pointerEvents: 'none' },
  place: { position: 'absolute' },
  goal: { position: 'absolute', borderWidth: 3, borderStyle: 'dashed' },
});
