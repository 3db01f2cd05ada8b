import { memo, useId, useMemo, useState } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import Svg, { Circle, Defs, G, Path, Pattern, Rect } from 'react-native-svg';
import { outline, useColours } from '../../../ui';
import { useWindowColours } from '../../../ui/theme/misty';
import type { Rect as Place, Size } from '../../shared/geometry';
import { STILL_LIFE, type ThingName } from '../drawings/still-life';
import type { Layout } from '../layout/layout';
import type { Panes } from '../layout/panes';
import { layWall, type Wall } from '../layout/wall';
import { Layers } from './Layers';
import { useGrowing } from './useGrowing';

interface Props {
  readonly layout: Layout;
  readonly panes: Panes;
}

/** What makes a room of the wall round a window. It comes with the frame, and stands still. */
export function WallView({ layout, panes }: Props) {
  const wall = useMemo(() => layWall(layout, panes), [layout, panes]);
  const [wasBare] = useState(wall === null);
  return wall === null ? null : <Dressed wall={wall} size={layout.size} isNew={wasBare} />;
}

interface DressedProps {
  readonly wall: Wall;
  readonly size: Size;
  readonly isNew: boolean;
}

function Dressed({ wall, size, isNew }: DressedProps) {
  const grown = useGrowing(isNew);
  const coming = useAnimatedStyle(() => ({ opacity: grown.get() }));
  return (
    <Animated.View aria-hidden style={[styles.wall, coming]}>
      <Picture wall={wall} size={size} />
    </Animated.View>
  );
}

const Picture = memo(function Picture({ wall, size }: Omit<DressedProps, 'isNew'>) {
  const cloth = useId();
  const { cloth: ground, check, still } = useWindowColours();
  const { valance, curtains, floor } = wall;
  return (
    <Svg width={size.width} height={size.height}>
      <Defs>
        <Pattern id={cloth} width={14} height={14} patternUnits="userSpaceOnUse">
          <Rect width={14} height={14} fill={ground} />
          <Path d="M0 3.5H14M3.5 0V14" stroke={check} strokeWidth={7} opacity={0.45} />
        </Pattern>
      </Defs>
      {curtains !== null && (
        <>
          <Curtain place={curtains[0]} fill={`url(#${cloth})`} />
          <Curtain place={curtains[1]} fill={`url(#${cloth})`} isMirrored />
        </>
      )}
      {valance !== null && <Valance place={valance} fill={`url(#${cloth})`} />}
      {floor !== null && (
        <G opacity={still}>
          <Things floor={floor} />
        </G>
      )}
    </Svg>
  );
});

interface ClothProps {
  readonly place: Place;
  readonly fill: string;
}

/** Cloth in waves on a rod. */
function Valance({ place, fill }: ClothProps) {
  const { outline: ink } = useColours();
  const { frame, frameLight, fold } = useWindowColours();
  const { x, y, width, height } = place;
  const rod = Math.max(4, height * 0.13);
  const waves = Math.max(4, Math.round(width / (height * 1.15)));
  const wave = width / waves;
  const nths = Array.from({ length: waves }, (_, nth) => nth);
  const hem = y + height * 0.74;
  const lower = nths.map((nth) => {
    const right = x + width - nth * wave;
    return `Q${right - wave / 2} ${y + height * 1.26} ${right - wave} ${hem}`;
  });
  return (
    <>
      <Path
        d={`M${x} ${y + rod}H${x + width}V${hem}${lower.join('')}Z`}
        fill={fill}
        stroke={ink}
        strokeWidth={outline.normal}
        strokeLinejoin="round"
      />
      <Path
        d={nths
          .slice(1)
          .map((nth) => `M${x + nth * wave} ${y + rod * 2}V${hem}`)
          .join('')}
        stroke={fold}
        strokeWidth={2.4}
        strokeLinecap="round"
      />
      <Rect
        x={x - 4}
        y={y}
        width={width + 8}
        height={rod * 1.5}
        rx={rod * 0.75}
        fill={frame}
        stroke={ink}
        strokeWidth={outline.normal}
      />
      {[x - 2, x + width + 2].map((at) => (
        <Circle
          key={at}
          cx={at}
          cy={y + rod * 0.75}
          r={rod * 1.15}
          fill={frameLight}
          stroke={ink}
          strokeWidth={outline.normal}
        />
      ))}
    </>
  );
}

/** Where the band is that holds a curtain, in parts of its height. */
const BAND = 0.6;

/** A curtain at the left of the window, tied back to the wall; mirrored, the right one. */
function Curtain({ place, fill, isMirrored = false }: ClothProps & { isMirrored?: boolean }) {
  const { outline: ink, accents } = useColours();
  const { fold } = useWindowColours();
  const { width, height } = place;
  const tied = width * 0.5;
  const band = height * BAND;
  const transform = isMirrored
    ? `translate(${place.x + width} ${place.y}) scale(-1 1)`
    : `translate(${place.x} ${place.y})`;
  const folds = [0.3, 0.6].map(
    (part) =>
      `M${width * part} 8Q${width * part} ${band * 0.7} ${tied * part} ${band}` +
      `Q${width * part * 0.85} ${band + (height - band) * 0.4} ${width * part * 0.85} ${height - 5}`,
  );
  return (
    <G transform={transform}>
      <Path
        d={
          `M1 0H${width}Q${width} ${band * 0.72} ${tied} ${band}` +
          `Q${width * 0.86} ${band + (height - band) * 0.4} ${width * 0.86} ${height}H1Z`
        }
        fill={fill}
        stroke={ink}
        strokeWidth={outline.normal}
        strokeLinejoin="round"
      />
      <Path d={folds.join('')} fill="none" stroke={fold} strokeWidth={2.4} strokeLinecap="round" />
      <Rect
        x={-1}
        y={band - 5}
        width={tied + 4}
        height={10}
        rx={5}
        fill={accents.misty.fill}
        stroke={ink}
        strokeWidth={outline.normal}
      />
    </G>
  );
}

/** From the left, and from the right, as far as there is room. */
const LEFT: readonly ThingName[] = ['boots', 'plant'];
const RIGHT: readonly ThingName[] = ['cat', 'mug'];
const APART = 10;

function Things({ floor: { x, y, width, height } }: { readonly floor: Place }) {
  const scale = height / 64;
  const room = width / scale;
  const wide = (names: readonly ThingName[]) =>
    names.reduce((sum, name) => sum + STILL_LIFE[name].width + APART, 0);
  const all = wide([...LEFT, ...RIGHT]) + 30 <= room;
  const left = all ? LEFT : LEFT.slice(0, 1);
  const right = all ? RIGHT : RIGHT.slice(0, 1);
  const places = [
    ...left.map((name, nth) => ({ name, at: APART + wide(left.slice(0, nth)) })),
    ...right.map((name, nth) => ({ name, at: room - wide(right.slice(0, nth + 1)) })),
  ];
  return (
    <G transform={`translate(${x} ${y}) scale(${scale})`}>
      {places.map(({ name, at }) => (
        <G key={name} transform={`translate(${at} 0)`}>
          <Layers of={STILL_LIFE[name].layers} />
        </G>
      ))}
    </G>
  );
}

const styles = StyleSheet.create({
  wall: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
});
