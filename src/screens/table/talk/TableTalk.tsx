import { useEffect, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import type { Play } from '../../../session/director';
import type { PlayableGame } from '../../../tables/playable';
import { growthOf } from '../../../tables/shared/areas';
import { useMeasuredSpots } from '../../../tables/shared/chips/seat-spots';
import type { GameTable } from '../../../tables/shared/game-table';
import type { Rect, Size } from '../../../tables/shared/geometry';
import { nameOf } from '../../../tables/shared/names';
import { Grown, useTextScale } from '../../../ui';
import { loadHints, type LoadHints } from '../load-hints';
import { placeBubble, roomFor, type BubblePlace } from './bubble-place';
import { SpeechBubble } from './SpeechBubble';
import { useTalk, type Talking } from './useTalk';

interface Props {
  readonly game: PlayableGame;
  readonly table: Pick<GameTable, 'Portrait'>;
  readonly session: Talking;
  readonly play: Play;
  /** Something else is read just now. */
  readonly isQuiet: boolean;
  readonly load?: LoadHints;
}

/** What bots say to the game. */
export function TableTalk({ game, table, session, play, isQuiet, load = loadHints }: Props) {
  const say = usePhrases();
  const { players } = session;
  const { heard, hush } = useTalk(game, session, play, load);
  if (heard === null || isQuiet) return null;
  const { remark, hints, isLate } = heard;
  const words = hints.remark(remark, { say, players, isFresh: true });
  const name = players[remark.speaker]?.name ?? '';
  return (
    <Beside speaker={remark.speaker}>
      {(tail) => (
        <SpeechBubble
          name={name}
          words={isLate ? say.talk.to(nameOf(players, remark.about), words) : words}
          portrait={(size) => (
            <table.Portrait view={play.scene.view} seat={remark.speaker} size={size} />
          )}
          tail={tail}
          onTouched={hush}
        />
      )}
    </Beside>
  );
}

interface BesideProps {
  readonly speaker: Seat;
  readonly children: (tail: BubblePlace['tail']) => ReactNode;
}

const NOBODY: ReadonlyMap<Seat, Rect> = new Map();
const NOTHING = { width: 0, height: 0 };
/** A line longer than this is hard to read. */
const WIDEST = 420;

/** Beside the chip of who speaks, once it is known where that is and how large what is said. */
function Beside({ speaker, children }: BesideProps) {
  const measureSpots = useMeasuredSpots();
  const scale = useTextScale();
  const whole = useRef<View>(null);
  const [area, setArea] = useState<Size>(NOTHING);
  const [bubble, setBubble] = useState<Size>(NOTHING);
  const [chips, setChips] = useState(NOBODY);
  useEffect(() => {
    let isWanted = whole.current !== null;
    if (whole.current !== null) {
      void measureSpots(whole.current).then((found) => isWanted && setChips(found));
    }
    return () => void (isWanted = false);
  }, [measureSpots, speaker, area]);
  const growth = growthOf(area, scale);
  const { left, right } = roomFor(chips, area);
  const place = placeBubble(speaker, chips, area, bubble);
  const room = right - (place.tail?.side === 'left' ? place.left : left);
  const sizeIn = ({ nativeEvent: { layout } }: LayoutChangeEvent) => ({
    width: layout.width,
    height: layout.height,
  });
  return (
    <View ref={whole} style={styles.whole} onLayout={(event) => setArea(sizeIn(event))}>
      <View
        style={[
          styles.place,
          { left: place.left, top: place.top },
          area !== NOTHING && { maxWidth: Math.min(WIDEST * growth, room) },
        ]}
        onLayout={(event) => setBubble(sizeIn(event))}
      >
        <Grown value={growth}>{children(place.tail)}</Grown>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  place: { position: 'absolute', pointerEvents: 'none' },
});
