import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { useStore } from 'zustand';
import { tenthsOf } from '../../game-core/coach/balance';
import { reviewOf } from '../../game-core/coach/review';
import { usePhrases } from '../../i18n';
import type { Appraising } from '../../session/appraising';
import type { Past } from '../../session/past';
import type { Trial } from '../../session/trial';
import { ForkedCurve } from '../../tables/shared/coach/ForkedCurve';
import { FIGURES, LevelFigures } from '../../tables/shared/coach/LevelFigures';
import { Heading, Panel, space, useColours, Words } from '../../ui';
import { Judging } from './Judging';
import { sharesOf } from './look-at';

interface Props {
  readonly past: Past;
  /** At its end. */
  readonly trial: Trial;
  /** What the curves show; the chance to win unless told. */
  readonly title?: string;
}

/** What the seat could expect in the match and in the trial, which fork where the trial began. */
export function BothCurves({ past, trial, title }: Props) {
  const { coach } = usePhrases();
  const judged = useStore(past.appraising.state);
  useEffect(() => past.appraising.start(), [past]);
  // The trial begins with what is known of its fork.
  const isKnown = judged.share === 1;
  const appraising = useMemo(() => (isKnown ? trial.appraising() : null), [isKnown, trial]);
  return (
    <Panel style={styles.panel}>
      <Heading level={2} as="label">
        {title ?? coach.curve}
      </Heading>
      {appraising === null ? (
        <Judging judged={judged} />
      ) : (
        <Fork past={past} trial={trial} appraising={appraising} />
      )}
    </Panel>
  );
}

const HEIGHT = 150;

function Fork({ past, trial, appraising }: Props & { readonly appraising: Appraising }) {
  const { coach } = usePhrases();
  const { accents, curve } = useColours();
  const [width, setWidth] = useState(0);
  const judged = useStore(appraising.state);
  const { appraisal: ofMatch } = useStore(past.appraising.state);
  useEffect(() => appraising.start(), [appraising]);
  const { moment, seat } = trial.wish;
  const match = sharesOf(reviewOf(ofMatch, seat));
  const branch = sharesOf(reviewOf(judged.appraisal, seat));
  const ends = [match.at(moment), match.at(-1), branch.at(-1)] as const;
  const [fork, inGame, inTrial] = ends.map((share = 0) => coach.percent(tenthsOf(share))) as [
    string,
    string,
    string,
  ];
  return (
    <>
      <View
        accessible
        role="img"
        aria-label={
          judged.share === 1
            ? coach.whatIf.bothCurves(fork, inGame, inTrial)
            : coach.curveSoFar(fork, inTrial)
        }
        style={{ height: HEIGHT }}
        onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      >
        {width > 0 && (
          <>
            <View style={styles.curve}>
              <ForkedCurve
                size={{ width: Math.max(0, width - FIGURES), height: HEIGHT }}
                match={match}
                branch={branch}
                at={moment}
              />
            </View>
            <LevelFigures height={HEIGHT} />
          </>
        )}
      </View>
      <View aria-hidden style={styles.legend}>
        <Sample colour={accents.mist.text} words={coach.whatIf.inTrial} isDashed />
        <Sample colour={curve} words={coach.whatIf.inGame} />
      </View>
      <Judging judged={judged} />
    </>
  );
}

interface SampleProps {
  readonly colour: string;
  readonly words: string;
  readonly isDashed?: boolean;
}

const SAMPLE = { width: 34, height: 8 };

function Sample({ colour, words, isDashed = false }: SampleProps) {
  return (
    <View style={styles.sample}>
      <Svg {...SAMPLE}>
        <Path
          d={`M0 4H${SAMPLE.width}`}
          stroke={colour}
          strokeWidth={4}
          strokeDasharray={isDashed ? '8 5' : undefined}
        />
      </Svg>
      <Words as="small">{words}</Words>
    </View>
  );
}

const styles = StyleSheet.create({
  curve: { marginLeft: FIGURES },
  panel: { padding: space.m, gap: space.s },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l },
  sample: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
