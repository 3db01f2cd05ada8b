import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Seat } from '../../game-core/kernel/seats';
import { usePhrases } from '../../i18n';
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
  readonly past: Past;
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

/** A match of several looked at again, along the curve of one of them. */
export function CurveReplay({ past, table, seat: first, onTry, ...props }: Props) {
  const say = usePhrases();
  const [seat, setSeat] = useState(first);
  const [fork, setFork] = useState({ moment: 0, isAsked: false });
  const judged = useStore(past.appraising.state);
  const look = useMemo(() => lookAt(past, judged, seat), [past, judged, seat]);
  const story = useMemo(() => past.story(seat), [past, seat]);
  const { players } = past;
  const teller = useMemo(() => ({ say, players, isFresh: true }), [say, players]);
  return (
    <>
      <Replay
        {...props}
        table={table}
        story={story}
        // A better one may still be found until all of it is judged.
        {...(look.isWhole && { marksAt: (step) => marksAt(seat, look.review, step) })}
        keys={
          <RoundKey
            label={say.coach.replay.seenBy(nameOf(players, seat))}
            onPress={() => setSeat((seat + 1) % players.length)}
          >
            <SeatFace seat={seat} size={target - 10} />
          </RoundKey>
        }
        controls={(steps) => (
          <ReplayControls
            steps={steps}
            past={past}
            table={table}
            look={look}
            teller={teller}
            onAsk={(moment) => setFork({ moment, isAsked: true })}
          />
        )}
      />
      {/* Not among the controls: they move when a phone is turned, and it would be gone. */}
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
    </>
  );
}
