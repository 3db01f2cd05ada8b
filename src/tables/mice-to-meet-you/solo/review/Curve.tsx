import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Circle, Path } from 'react-native-svg';
import { usePhrases, type Phrases } from '../../../../i18n';
import { DrawnWords, Heading, outline, Panel, space, useColours, Words } from '../../../../ui';
import { RankDisc } from '../../../shared/coach/RankDisc';
import { choiceInWords, deedInWords } from '../tell-choice';
import { curveShape, PIN, PINS, type CurveShape } from './curve-shape';
import type { Review } from './review-of';

const HEIGHT = 190;
const WIDE_HEIGHT = 240;
/** Left of the curve, for the figures of its lines; below it, for the rounds. */
const AXIS = { width: 52, height: 18 };

/** What the curve shows, for who cannot see it: start, lowest, result, and the costliest choices. */
export function curveInWords(say: Phrases, { sum, lowest, costly }: Review): string {
  const { percent, points } = say.miceSolo;
  const words = say.miceReview;
  const told = costly
    .slice(0, PINS)
    .map(({ round, made, best, kept, couldKeep, price }, index) =>
      [
        words.costly(index + 1, round, points(price)),
        words.kept(deedInWords(say, made), percent(kept)),
        words.couldKeep(choiceInWords(say, best), percent(couldKeep)),
      ].join('. '),
    );
  const line = words.curveInWords(
    percent(sum.start),
    percent(lowest.value),
    lowest.round,
    percent(sum.result),
  );
  return [line, ...told].join(' ');
}

/** The value of the game from throw to throw and from choice to choice. */
export function Curve({ review }: { readonly review: Review }) {
  const say = usePhrases();
  const { inkSoft } = useColours();
  const [width, setWidth] = useState(0);
  const height = width > 560 ? WIDE_HEIGHT : HEIGHT;
  const size = { width: width - AXIS.width, height };
  return (
    <Panel style={styles.panel}>
      <View style={styles.head}>
        <Heading level={2} as="label">
          {say.miceReview.curve}
        </Heading>
        <Words as="small" colour={inkSoft}>
          {say.miceReview.byRound}
        </Words>
      </View>
      <View
        accessible
        role="img"
        aria-label={curveInWords(say, review)}
        style={{ height: height + AXIS.height }}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      >
        {width > 0 && <Drawing shape={curveShape(review, size)} size={size} />}
      </View>
    </Panel>
  );
}

interface DrawingProps {
  readonly shape: CurveShape;
  readonly size: { readonly width: number; readonly height: number };
}

function Drawing({ shape, size: { width, height } }: DrawingProps) {
  const { miceSolo: say } = usePhrases();
  const { accents, danger, glow, hairline, inkSoft, outline: ink } = useColours();
  return (
    <View style={styles.still}>
      <View style={{ marginLeft: AXIS.width }}>
        <Svg width={width} height={height}>
          {shape.levels.map(({ tenths, y }) => (
            <Path
              key={tenths}
              d={`M0 ${y}H${width}`}
              stroke={hairline}
              strokeWidth={outline.normal}
            />
          ))}
          <Path
            d={shape.d}
            fill="none"
            stroke={accents.mice.text}
            strokeWidth={3}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          {shape.pins.map(({ rank, d }) => (
            <Path
              key={rank}
              d={d}
              fill="none"
              stroke={danger.fill}
              strokeWidth={7}
              strokeLinecap="round"
            />
          ))}
          <Circle
            cx={shape.end.x}
            cy={shape.end.y}
            r={7}
            fill={glow}
            stroke={ink}
            strokeWidth={2}
          />
        </Svg>
        {shape.pins.map(({ rank, at }) => (
          <View key={rank} style={[styles.pin, { left: at.x - PIN / 2, top: at.y - PIN / 2 }]}>
            <RankDisc rank={rank} size={PIN} />
          </View>
        ))}
      </View>
      {shape.levels.map(({ tenths, y }) => (
        <View key={tenths} style={[styles.level, { top: y - 9 }]}>
          <DrawnWords size={13} colour={inkSoft}>
            {say.about(tenths / 1000)}
          </DrawnWords>
        </View>
      ))}
      {shape.rounds.map(({ round, x }) => (
        <View key={round} style={[styles.round, { left: AXIS.width + x - 15, top: height }]}>
          <DrawnWords size={13} colour={inkSoft}>
            {String(round)}
          </DrawnWords>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.m, gap: space.s },
  head: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.s },
  still: { pointerEvents: 'none' },
  pin: { position: 'absolute' },
  level: { position: 'absolute', left: 0, width: AXIS.width - 6, alignItems: 'flex-end' },
  round: { position: 'absolute', width: 30, alignItems: 'center' },
});
