import { useRef, useState, type ReactNode } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import type { Seat } from '../../../game-core/kernel/seats';
import { usePhrases } from '../../../i18n';
import type { Play } from '../../../session/director';
import type { PlayableGame } from '../../../tables/playable';
import { growthOf } from '../../../tables/shared/areas';
import type { GameTable } from '../../../tables/shared/game-table';
import type { Size } from '../../../tables/shared/geometry';
import { NAME } from '../../../tables/shared/hint-words';
import { shortNameOf } from '../../../tables/shared/names';
import { Grown, useTextScale } from '../../../ui';
import { loadHints, type LoadHints } from '../load-hints';
import { bubbleNeeds } from './bubble-needs';
import { placeBubble, type BubblePlace } from './bubble-place';
import { SpeechBubble } from './SpeechBubble';
import { useChipsSeen } from './useChipsSeen';
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
  const told = hints.remark(remark, { say, players, isFresh: true });
  const words = isLate ? say.talk.to(shortNameOf(players, remark.about, NAME), told) : told;
  return (
    <Beside speaker={remark.speaker} letters={words.length}>
      {(tail) => (
        <SpeechBubble
          name={players[remark.speaker]?.name ?? ''}
          words={words}
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
  /** How many are said. */
  readonly letters: number;
  readonly children: (tail: BubblePlace['tail']) => ReactNode;
}

const NOTHING = { width: 0, height: 0 };

/** Beside the chip of who speaks, once it is known where that is and how large what is said. */
function Beside({ speaker, letters, children }: BesideProps) {
  const scale = useTextScale();
  const whole = useRef<View>(null);
  const [area, setArea] = useState<Size>(NOTHING);
  const [bubble, setBubble] = useState<Size>(NOTHING);
  const chips = useChipsSeen(whole, area);
  const growth = growthOf(area, scale);
  const needs = bubbleNeeds(letters, scale, growth);
  const { left, top, most, tail } = placeBubble(speaker, chips, area, bubble, needs);
  const sizeIn = ({ nativeEvent: { layout } }: LayoutChangeEvent) => ({
    width: layout.width,
    height: layout.height,
  });
  return (
    <View ref={whole} style={styles.whole} onLayout={(event) => setArea(sizeIn(event))}>
      <View
        style={[styles.place, { left, top }, area !== NOTHING && { maxWidth: most }]}
        onLayout={(event) => setBubble(sizeIn(event))}
      >
        <Grown value={growth}>{children(tail)}</Grown>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  whole: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  place: { position: 'absolute', pointerEvents: 'none' },
});
