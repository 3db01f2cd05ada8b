import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';
import type { TurningPoint } from '../../../game-core/coach/turning-points';
import type { Seat } from '../../../game-core/kernel/seats';
import { outline, useColours } from '../../../ui';
import { seatColour } from '../faces/SeatFace';
import type { Size } from '../geometry';
import { groundOf, lineOf, PIN, pinsOf, placeIn, type Curves } from './curve-shape';
import { DrawnIn, PopsUp } from './DrawnIn';
import { TurningSignPicture } from './TurningSignPicture';

interface Props extends Curves {
  readonly size: Size;
  /** Whose curve is in front. */
  readonly seat: Seat;
  readonly points: readonly TurningPoint[];
  /** Lines across at these shares. */
  readonly levels?: readonly number[];
  /** It is drawn from its start to its end, once, and then its signs come up. */
  readonly drawsIn?: boolean;
}

/** How thick lines are. None is paler than the others: at night, on a dark ground, it would hardly be seen. */
export const LINE = { front: 4, behind: 2 } as const;
/** Of the paper beside the line in front, where it crosses another one. */
const BESIDE = 2;

/** What everybody might expect from the first action to the last, one seat in front. A picture only. */
export const ChanceCurve = memo(function ChanceCurve(props: Props) {
  const { size, seat, shares, length, points, levels = [], drawsIn = false } = props;
  const colours = useColours();
  const place = placeIn(size, length);
  const own = shares[seat] ?? [];
  // As the frame of its face: alone there is nobody to tell it from.
  const front = shares.length > 1 ? seatColour(colours, seat) : colours.curve;
  const pins = pinsOf(points, own, size, length);
  const signs = pins.flatMap(({ at, ...pin }) => (at === null ? [] : [{ ...pin, at }]));
  const even = place(0, 1 / Math.max(1, shares.length)).y;
  const whole = `H${size.width}`;
  return (
    <View aria-hidden style={[styles.still, size]}>
      <Svg width={size.width} height={size.height}>
        {levels.map((level) => (
          <Path
            key={level}
            d={`M0 ${place(0, level).y}${whole}`}
            stroke={colours.hairline}
            strokeWidth={outline.normal}
          />
        ))}
        <Path
          d={`M0 ${even}${whole}`}
          stroke={colours.line}
          strokeWidth={outline.thin}
          strokeDasharray="4 4"
        />
      </Svg>
      <DrawnIn size={size} drawsIn={drawsIn}>
        <Path d={groundOf(own, size, length)} fill={front} opacity={0.1} />
        {shares.map((each, other) =>
          other === seat ? null : (
            <Path
              key={other}
              d={lineOf(each, size, length)}
              fill="none"
              stroke={seatColour(colours, other)}
              strokeWidth={LINE.behind}
              strokeLinejoin="round"
            />
          ),
        )}
        {[
          { stroke: colours.surface, strokeWidth: LINE.front + 2 * BESIDE },
          { stroke: front, strokeWidth: LINE.front },
        ].map((look) => (
          <Path
            key={look.strokeWidth}
            {...look}
            d={lineOf(own, size, length)}
            fill="none"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        ))}
        {signs.map(({ point, on, at }) => (
          <Path
            key={`${point.sign} ${point.moment}`}
            d={`M${on.x} ${on.y}L${at.x} ${at.y}`}
            stroke={colours.ink}
            strokeWidth={outline.thin}
          />
        ))}
        {pins.map(({ point, on }) => (
          <Circle
            key={`${point.sign} ${point.moment}`}
            cx={on.x}
            cy={on.y}
            r={4}
            fill={colours.surface}
            stroke={colours.ink}
            strokeWidth={2}
          />
        ))}
      </DrawnIn>
      {signs.map(({ point, at }, nth) => (
        <PopsUp
          key={`${point.sign} ${point.moment}`}
          after={drawsIn ? nth : null}
          style={[styles.pin, { left: at.x - PIN / 2, top: at.y - PIN / 2 }]}
        >
          <TurningSignPicture point={point} size={PIN} />
        </PopsUp>
      ))}
    </View>
  );
});

const styles = StyleSheet.create({
  still: { pointerEvents: 'none' },
  pin: { position: 'absolute' },
});
