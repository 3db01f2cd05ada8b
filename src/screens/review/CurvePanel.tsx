import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../i18n';
import type { Past } from '../../session/past';
import { ChanceCurve } from '../../tables/shared/coach/ChanceCurve';
import { CurveLegend } from '../../tables/shared/coach/CurveLegend';
import { namedRounds, placeIn, roundsOf } from '../../tables/shared/coach/curve-shape';
import { FIGURES, LevelFigures, LEVELS } from '../../tables/shared/coach/LevelFigures';
import type { GameTable, Teller } from '../../tables/shared/game-table';
import { DrawnWords, Heading, Panel, space, useColours } from '../../ui';
import type { Look } from './look-at';
import { TurningPoints } from './TurningPoints';
import { curveInWords, roundAt } from './words';

interface Props {
  readonly past: Past;
  readonly table: GameTable;
  readonly look: Look;
  readonly teller: Teller;
  readonly onStep: (step: number) => void;
}

const HEIGHT = 180;
const WIDE_HEIGHT = 260;
/** Below the curve, for the rounds. */
const ROUNDS = 18;
const A_ROUND = 44;
/** What turned a game is told of who looks back. */
const NONE = [] as const;

/** The chance to win from the first action to the last, and what turned it. */
export function CurvePanel({ past, table, look, teller, onStep }: Props) {
  const say = usePhrases();
  const { inkSoft } = useColours();
  const [room, setRoom] = useState(0);
  const [picked, setPicked] = useState({ by: look.seat, front: look.seat });
  // Who looks back has another one in front only as long as it is they who look.
  const front = picked.by === look.seat ? picked.front : look.seat;
  const height = room > 560 ? WIDE_HEIGHT : HEIGHT;
  const size = { width: Math.max(0, room - FIGURES), height };
  const { length } = look.curves;
  const place = placeIn(size, length);
  const rounds = useMemo(
    () => roundsOf((moment) => roundAt(past, moment, table), length),
    [past, table, length],
  );
  const named = namedRounds(rounds, length, size.width / A_ROUND);
  return (
    <Panel style={styles.panel}>
      <View style={styles.head}>
        <Heading level={2} as="label">
          {say.coach.curve}
        </Heading>
        <CurveLegend
          label={say.coach.inFront}
          players={past.players}
          value={front}
          onChange={(seat) => setPicked({ by: look.seat, front: seat })}
        />
      </View>
      <View
        accessible
        role="img"
        aria-label={curveInWords(past, { ...look, seat: front }, table, teller)}
        style={{ height: height + ROUNDS }}
        onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
      >
        {room > 0 && (
          <>
            <View style={styles.curve}>
              <ChanceCurve
                {...look.curves}
                size={size}
                seat={front}
                points={front === look.seat ? look.points : NONE}
                levels={LEVELS}
                drawsIn
              />
            </View>
            <LevelFigures height={height} />
            <View style={[styles.axis, { top: height }]}>
              <DrawnWords size={13} colour={inkSoft}>
                {say.coach.rounds}
              </DrawnWords>
            </View>
            {named.map(({ round, middle }) => (
              <View
                key={round}
                style={[styles.round, { left: FIGURES + place(middle, 0).x - 15, top: height }]}
              >
                <DrawnWords size={13} colour={inkSoft}>
                  {String(round)}
                </DrawnWords>
              </View>
            ))}
          </>
        )}
      </View>
      <TurningPoints past={past} table={table} look={look} teller={teller} onStep={onStep} />
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.m, gap: space.s },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
  },
  curve: { marginLeft: FIGURES },
  axis: { position: 'absolute', left: 0 },
  round: { position: 'absolute', width: 30, alignItems: 'center' },
});
