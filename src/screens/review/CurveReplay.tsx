import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Seat } from '../../game-core/kernel/seats';
import { usePhrases } from '../../i18n';
import type { Judged } from '../../session/appraising';
import type { Past } from '../../session/past';
import type { Session } from '../../session/session';
import type { TrialWish } from '../../session/trial';
import { SeatFace } from '../../tables/shared/faces/SeatFace';
import type { GameTable } from '../../tables/shared/game-table';
import { nameOf } from '../../tables/shared/names';
import { RoundKey, target } from '../../ui';
import { Replay } from '../table/Replay';
import { marksAt } from '../table/replay-marks';
import { lookAt } from './look-at';
import { ReplayControls } from './ReplayControls';
import { WhatIfSheet } from './WhatIfSheet';

interface Props {
  readonly session: Session;
  /** Null as long as nobody can judge it. */
  readonly past: Past | null;
  readonly table: GameTable;
  /** Whose eyes it is seen with at first, and whose curve is drawn. */
  readonly seat: Seat;
  /** The step to begin with. */
  readonly from?: number;
  readonly onDice: () => void;
  /** Plays on from a moment of it. */
  readonly onTry: (wish: TrialWish) => void;
  readonly onEnd: () => void;
}

/** Of what nobody can judge yet. */
const NOTHING: Judged = {
  appraisal: { start: [], steps: [], result: [] },
  share: 0,
  hasFailed: false,
};
const UNJUDGED = createStore<Judged>(() => NOTHING);

/** A match looked at again, along the curve of one of its seats; before there is one step by step, and then at the same step. */
export function CurveReplay({ past, table, seat: first, onTry, ...props }: Props) {
  const say = usePhrases();
  const [seat, setSeat] = useState(first);
  const [fork, setFork] = useState({ moment: 0, isAsked: false });
  const judged = useStore(past?.appraising.state ?? UNJUDGED);
  const look = useMemo(() => past && lookAt(past, judged, seat), [past, judged, seat]);
  const story = useMemo(() => past?.story(seat), [past, seat]);
  const { players } = props.session;
  const teller = useMemo(() => ({ say, players, isFresh: true }), [say, players]);
  return (
    <>
      <Replay
        {...props}
        table={table}
        story={story}
        // A better one may still be found until all of it is judged.
        {...(look?.isWhole && { marksAt: (step) => marksAt(seat, look.review, step) })}
        keys={
          players.length > 1 && (
            <RoundKey
              label={say.coach.replay.seenBy(nameOf(players, seat))}
              onPress={() => setSeat((seat + 1) % players.length)}
            >
              <SeatFace seat={seat} size={target - 10} />
            </RoundKey>
          )
        }
        {...(past !== null &&
          look !== null && {
            controls: (steps, part) => (
              <ReplayControls
                part={part}
                steps={steps}
                past={past}
                table={table}
                look={look}
                teller={teller}
                onAsk={(moment) => setFork({ moment, isAsked: true })}
              />
            ),
          })}
      />
      {/* Not among the controls: they move when a phone is turned, and it would be gone. */}
      {past !== null && (
        <WhatIfSheet
          open={fork.isAsked}
          past={past}
          table={table}
          teller={teller}
          seat={seat}
          moment={fork.moment}
          onClose={() => setFork({ ...fork, isAsked: false })}
          onStart={onTry}
        />
      )}
    </>
  );
}
