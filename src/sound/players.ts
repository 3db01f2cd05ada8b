import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';
import { HEARD, type Heard } from './cues';
import { SOUND_FILES } from './files';
import { quietly } from './quietly';

/** All sounds, loaded and ready. */
export interface Players {
  /** From its beginning, also while it sounds: one player a sound, so nothing piles up. */
  play(sound: Heard): void;
  release(): void;
}

export function loadPlayers(): Players {
  // A phone that is set to silent stays silent, and somebody's music goes on.
  void quietly(() =>
    setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }),
  );
  const players = new Map<Heard, AudioPlayer>();
  for (const sound of HEARD) {
    void quietly(() => players.set(sound, createAudioPlayer(SOUND_FILES[sound])));
  }
  return {
    play(sound) {
      const player = players.get(sound);
      // A player that has come to its end stays there.
      void quietly(() => player?.seekTo(0));
      void quietly(() => player?.play());
    },
    release() {
      for (const player of players.values()) void quietly(() => player.remove());
      players.clear();
    },
  };
}
