import { useId, useState } from 'react';
import { StyleSheet, View, type DimensionValue } from 'react-native';
import Svg, { Defs, Line, Pattern, Rect } from 'react-native-svg';
import { usePhrases } from '../../../i18n';
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
/** In thousandths. */
const CERTAIN = 1000;

/** How something came from its start to its result, by bars that hang on each other, one after the other, and add up. */
export function SumBars<Kind extends string>({ title, sum, label, bars, all, looks }: Props<Kind>) {
  const { coach } = usePhrases();
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
      <View accessible role="img" aria-label={label} style={styles.bars}>
        {bars.map((bar, nth) => (
          <View key={bar.kind}>
            <View style={styles.label}>
              <Words as="smallStrong">{looks[bar.kind].name}</Words>
              <Words as="smallStrong">{looks[bar.kind].value}</Words>
            </View>
            <BarShape {...{ bar, all, isSkipped }} look={looks[bar.kind]} after={nth} />
          </View>
        ))}
        {all.width < 1 && (
          <View style={{ marginLeft: share(all.from), width: share(all.width) }}>
            <Words as="small" align="right" colour={inkSoft}>
              {coach.percent(CERTAIN)}
            </Words>
          </View>
        )}
        {!isSkipped && !reduced && (
          <FingerArea style={styles.over} onPress={() => setSkipped(true)} />
        )}
      </View>
    </Panel>
  );
}

const share = (part: number): DimensionValue => `${part * 100}%`;

interface ShapeProps extends Pick<Bars<string>, 'all'> {
  readonly bar: Bar<string>;
  readonly look: BarLook;
  readonly after: number;
  readonly isSkipped: boolean;
}

/** A bar before its track, which ends where certainty is: luck may lead beyond it, and errors back. */
function BarShape({ bar: { from, width, isBack }, all, look, ...coming }: ShapeProps) {
  const { fill, isHatched = false } = look;
  const { sunken, outline: ink, danger } = useColours();
  return (
    <View style={styles.rail}>
      <View
        style={[
          styles.track,
          { left: share(all.from), width: share(all.width), backgroundColor: sunken },
        ]}
      />
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
      {all.width < 1 && (
        <View style={[styles.end, { left: share(all.from + all.width), borderColor: ink }]} />
      )}
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
  bars: { gap: 6 },
  label: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
  rail: { height: BAR, borderRadius: radius.s, overflow: 'hidden' },
  track: { position: 'absolute', height: BAR, borderRadius: radius.s },
  end: {
    position: 'absolute',
    height: BAR,
    marginLeft: -outline.thin,
    borderLeftWidth: outline.thin,
  },
  bar: { height: BAR, borderWidth: outline.thin, borderRadius: radius.s, overflow: 'hidden' },
  nothing: { borderWidth: 0 },
  over: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0 },
});
