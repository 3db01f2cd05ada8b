import { StyleSheet, View, type DimensionValue } from 'react-native';
import Svg, { Defs, Line, Pattern, Rect } from 'react-native-svg';
import { usePhrases } from '../../../../i18n';
import { Heading, outline, Panel, radius, space, useColours, Words } from '../../../../ui';
import { useQuietBar } from '../quiet-bar';
import { barsOf, type Bar } from './bars';
import type { Sum } from './percent';

const BAR = 26;

/** How the game came from its start value to its result: two bars that add up. */
export function LuckAndSkill({ sum }: { readonly sum: Sum }) {
  const say = usePhrases();
  const { inkSoft } = useColours();
  const { percent, points } = say.miceSolo;
  const words = say.miceReview;
  const figures = [percent(sum.start), points(sum.luck), points(sum.skill), percent(sum.result)];
  const [start = '', luck = '', skill = '', result = ''] = figures;
  const names = { start: words.start, luck: words.luck, skill: words.skill, result: words.result };
  const values = { start, luck, skill, result };
  return (
    <Panel style={styles.panel}>
      <View style={styles.head}>
        <Heading level={2} as="label">
          {words.luckAndSkill}
        </Heading>
        <Words as="small" colour={inkSoft}>
          {words.sum(sum.start, sum.luck, sum.skill, sum.result)}
        </Words>
      </View>
      <View
        accessible
        role="img"
        aria-label={words.sumInWords(start, luck, skill, result)}
        style={styles.bars}
      >
        {barsOf(sum).map((bar) => (
          <View key={bar.kind}>
            <View style={styles.label}>
              <Words as="smallStrong">{names[bar.kind]}</Words>
              <Words as="smallStrong">{values[bar.kind]}</Words>
            </View>
            <BarShape bar={bar} />
          </View>
        ))}
      </View>
    </Panel>
  );
}

const share = (part: number): DimensionValue => `${part * 100}%`;

function BarShape({ bar: { kind, from, width } }: { readonly bar: Bar }) {
  const colours = useColours();
  const fill = {
    start: useQuietBar(),
    luck: colours.accents.misty.fill,
    skill: colours.danger.fill,
    result: colours.glow,
  }[kind];
  return (
    <View style={[styles.rail, { backgroundColor: colours.sunken }]}>
      <View
        style={[
          styles.bar,
          {
            marginLeft: share(from),
            width: share(width),
            backgroundColor: fill,
            borderColor: colours.outline,
          },
          width === 0 && styles.nothing,
        ]}
      >
        {kind === 'skill' && width > 0 && <Hatching colour={colours.danger.on} />}
      </View>
    </View>
  );
}

/** Choices are hatched: the colour is not needed to tell them from luck. */
function Hatching({ colour }: { readonly colour: string }) {
  return (
    <Svg width="100%" height="100%">
      <Defs>
        <Pattern id="hatching" width={10} height={10} patternUnits="userSpaceOnUse">
          <Line x1={0} y1={10} x2={10} y2={0} stroke={colour} strokeWidth={2} opacity={0.55} />
        </Pattern>
      </Defs>
      <Rect width="100%" height="100%" fill="url(#hatching)" />
    </Svg>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.m, gap: space.s },
  head: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.s },
  bars: { gap: 6 },
  label: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
  rail: { height: BAR, borderRadius: radius.s, overflow: 'hidden' },
  bar: { height: BAR, borderWidth: outline.thin, borderRadius: radius.s, overflow: 'hidden' },
  nothing: { borderWidth: 0 },
});
