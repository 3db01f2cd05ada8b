import { StyleSheet, View } from 'react-native';
import { usePhrases } from '../../../i18n';
import type { Play } from '../../../session/director';
import type { PlayableGame } from '../../../tables/playable';
import type { GameTable } from '../../../tables/shared/game-table';
import { nameOf } from '../../../tables/shared/names';
import { space } from '../../../ui';
import { loadHints, type LoadHints } from '../load-hints';
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

/** What bots say to the game, over the players. */
export function TableTalk({ game, table, session, play, isQuiet, load = loadHints }: Props) {
  const say = usePhrases();
  const { players } = session;
  const { heard, hush } = useTalk(game, session, play, load);
  if (heard === null || isQuiet) return null;
  const { remark, hints, isLate } = heard;
  const words = hints.remark(remark, { say, players, isFresh: true });
  return (
    <View style={styles.place}>
      <SpeechBubble
        name={players[remark.speaker]?.name ?? ''}
        words={isLate ? say.talk.to(nameOf(players, remark.about), words) : words}
        portrait={(size) => (
          <table.Portrait view={play.scene.view} seat={remark.speaker} size={size} />
        )}
        onTouched={hush}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: space.s,
    right: space.s,
    top: space.xs,
    maxWidth: 420,
    pointerEvents: 'none',
  },
});
