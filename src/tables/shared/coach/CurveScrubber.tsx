import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { stepShowing, type TurningPoint } from '../../../game-core/coach/turning-points';
import type { Seat } from '../../../game-core/kernel/seats';
import { Icon, outline, radius, useColours } from '../../../ui';
import { useSlider, type Sliding } from '../../../ui/parts/useSlider';
import { ChanceCurve } from './ChanceCurve';
import { EDGE, momentAt, placeIn, type Curves } from './curve-shape';

interface Props extends Sliding {
  readonly curves: Curves;
  readonly seat: Seat;
  readonly points: readonly TurningPoint[];
  readonly height: number;
}

const RAIL = 10;
const KNOB = 26;
const BELOW = KNOB + 4;
/** At both ends all of the knob is seen. */
const INSET = KNOB / 2 + outline.thin - EDGE;
/** Lower, signs would hide the curve. */
const LEAST_FOR_SIGNS = 40;

/** The turning point before or after a step; the first or last step where there is none. */
export function turningStep(
  points: readonly TurningPoint[],
  { least, most, value }: Pick<Sliding, 'least' | 'most' | 'value'>,
  towards: 1 | -1,
): number {
  const steps = points.map(stepShowing);
  return towards > 0
    ? Math.min(most, ...steps.filter((step) => step > value))
    : Math.max(least, ...steps.filter((step) => step < value));
}

/** A curve to draw a finger along: the whole of it slides, arrows step, page keys go from turning point to turning point. */
export function CurveScrubber({ curves, seat, points, height, ...sliding }: Props) {
  const colours = useColours();
  const [width, setWidth] = useState(0);
  const { length } = curves;
  const slider = useSlider({
    ...sliding,
    valueAt: (x, wide) => momentAt(x - INSET, { width: wide - 2 * INSET }, length),
    page: (value, towards) => turningStep(points, { ...sliding, value }, towards),
  });
  const size = { width, height: height - 2 * outline.thin - BELOW };
  const { x } = placeIn(size, length)(sliding.value, 0);
  const rail = { top: size.height + (BELOW - RAIL) / 2 };
  return (
    <View
      {...slider}
      style={[
        styles.area,
        { height, backgroundColor: colours.surface, borderColor: colours.hairline },
      ]}
    >
      <View
        style={styles.inside}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      >
        {width > 0 && (
          <>
            <ChanceCurve
              {...curves}
              size={size}
              seat={seat}
              points={size.height < LEAST_FOR_SIGNS ? [] : points}
            />
            <View style={[styles.rail, rail, { backgroundColor: colours.sunken }]} />
            <View
              style={[styles.rail, rail, { right: width - x, backgroundColor: colours.curve }]}
            />
            <View
              style={[
                styles.now,
                { left: x - 1, height: size.height, backgroundColor: colours.ink },
              ]}
            />
            <View
              style={[
                styles.knob,
                {
                  left: x - KNOB / 2,
                  top: size.height + (BELOW - KNOB) / 2,
                  backgroundColor: colours.glow,
                  borderColor: colours.outline,
                },
              ]}
            >
              <Icon name="hand" size={14} colour={colours.accents.cheese.on} />
            </View>
          </>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  area: { borderRadius: radius.m, borderWidth: outline.thin, overflow: 'hidden' },
  inside: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: INSET,
    right: INSET,
    pointerEvents: 'none',
  },
  rail: { position: 'absolute', left: EDGE, right: EDGE, height: RAIL, borderRadius: radius.round },
  now: { position: 'absolute', top: 0, width: 2 },
  knob: {
    position: 'absolute',
    width: KNOB,
    height: KNOB,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    borderWidth: outline.normal,
  },
});
