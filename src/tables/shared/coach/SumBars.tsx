import { useId, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, Line, Pattern, Rect } from 'react-native-svg';
import {
  FingerArea,
  Heading,
  outline,
  Panel,
  radius,
  space,
  useColours,
  useMotion,
  Words,
} from '../../../ui';
import type { Bar, Bars } from './bars';
import { HangsOn } from './HangsOn';
import { Joint, ScaleFigures, ScaleLines, share } from './SumScale';

export interface BarLook {
  readonly name: string;
  /** The figure, as it stands in the sum. */
  readonly value: string;
  readonly fill: string;
  /** Own choices are hatched: the colour is not needed to tell them from luck. */
  readonly isHatched?: boolean;
}

interface Props<Kind extends string> extends Bars<Kind> {
  readonly title: string;
  /** The figures as a sum. */
  readonly sum: string;
  /** All of it in words. */
  readonly label: string;
  readonly looks: Readonly<Record<Kind, BarLook>>;
}

const BAR = 24;
const GAP = 6;

/** How something came from its start to its result, by bars that hang on each other, one after the other, and add up. */
export function SumBars<Kind extends string>({ title, sum, label, bars, all, looks }: Props<Kind>) {
  const { inkSoft } = useColours();
  const { reduced } = useMotion();
  const [isSkipped, setSkipped] = useState(false);
  return (
    <Panel style={styles.panel}>
      <View style={styles.head}>
        <Heading level={2} as="label">
          {title}
        </Heading>
        <Words as="small" colour={inkSoft}>
          {sum}
        </Words>
      </View>
      <View accessible role="img" aria-label={label}>
        {bars.map((bar, nth) => (
          <View key={bar.kind} style={styles.row}>
            <ScaleLines all={all} />
            {bar.joint !== null && <Joint at={bar.joint} style={styles.joint} />}
            <Label {...looks[bar.kind]} />
            <BarShape {...{ bar, all, isSkipped }} look={looks[bar.kind]} after={nth} />
          </View>
        ))}
        <ScaleFigures all={all} />
        {!isSkipped && !reduced && (
          <FingerArea style={styles.over} onPress={() => setSkipped(true)} />
        )}
      </View>
    </Panel>
  );
}

/** Its ground keeps the lines behind it away from its letters. */
function Label({ name, value }: BarLook) {
  const { surface: backgroundColor } = useColours();
  return (
    <View style={styles.label}>
      <View style={[styles.words, { backgroundColor }]}>
        <Words as="smallStrong">{name}</Words>
      </View>
      <View style={[styles.words, styles.value, { backgroundColor }]}>
        <Words as="smallStrong" align="right">
          {value}
        </Words>
      </View>
    </View>
  );
}

interface ShapeProps extends Pick<Bars<string>, 'all'> {
  readonly bar: Bar<string>;
  readonly look: BarLook;
  readonly after: number;
  readonly isSkipped: boolean;
}

/** A bar before its track, which is as wide as all of them together need. */
function BarShape({ bar: { from, width, isBack }, all, look, ...coming }: ShapeProps) {
  const { fill, isHatched = false } = look;
  const { sunken, outline: ink, danger } = useColours();
  return (
    <View style={[styles.rail, { backgroundColor: sunken }]}>
      <ScaleLines all={all} />
      <HangsOn
        {...coming}
        isBack={isBack}
        style={[
          styles.bar,
          { marginLeft: share(from), width: share(width), backgroundColor: fill, borderColor: ink },
          width === 0 && styles.nothing,
        ]}
      >
        {isHatched && width > 0 && <Hatching colour={danger.on} />}
      </HangsOn>
    </View>
  );
}

function Hatching({ colour }: { readonly colour: string }) {
  const id = useId();
  return (
    <Svg width="100%" height="100%">
      <Defs>
        <Pattern id={id} width={10} height={10} patternUnits="userSpaceOnUse">
          <Line x1={0} y1={10} x2={10} y2={0} stroke={colour} strokeWidth={2} opacity={0.55} />
        </Pattern>
      </Defs>
      <Rect width="100%" height="100%" fill={`url(#${id})`} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.m, gap: space.s },
  head: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.s },
  row: { paddingBottom: GAP },
  // From the bar before down to this one.
  joint: { top: -GAP, bottom: BAR + GAP },
  // Beside the lines at both ends.
  label: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.s, marginHorizontal: GAP },
  words: { flexShrink: 1, paddingHorizontal: 2, borderRadius: radius.s },
  value: { marginLeft: 'auto' },
  rail: { height: BAR, borderRadius: radius.s, overflow: 'hidden' },
  bar: { height: BAR, borderWidth: outline.thin, borderRadius: radius.s, overflow: 'hidden' },
  nothing: { borderWidth: 0 },
  over: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0 },
});
