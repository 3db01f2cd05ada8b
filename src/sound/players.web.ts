import { HEARD, type Heard } from './cues';
import { SOUND_FILES } from './files';
import type { Players } from './players';
import { quietly } from './quietly';

/** A sound that begins anew lets its last one go this softly, in seconds. */
const LETTING_GO = 0.02;

/** A browser lets a page sound only after somebody has touched it, and complains about earlier tries. */
const TOUCHES = ['pointerup', 'keydown'] as const;

interface Playing {
  readonly source: AudioBufferSourceNode;
  readonly loudness: GainNode;
}

/** Any will do: the browser plays a sound at its own rate. */
const RATE = 44_100;

/** The browser's own sound: quicker to start than an audio element, and nothing to download but the sounds. */
export function loadPlayers(): Players {
  const buffers = new Map<Heard, AudioBuffer>();
  const playing = new Map<Heard, Playing>();
  let context: AudioContext | null = null;

  for (const sound of HEARD) {
    void quietly(async () => {
      const file = await fetch(String(SOUND_FILES[sound]));
      // This kind of context makes no sound, so it may work before the first touch.
      const silent = new OfflineAudioContext(1, 1, RATE);
      buffers.set(sound, await silent.decodeAudioData(await file.arrayBuffer()));
    });
  }

  const open = () => {
    stopListening();
    void quietly(() => {
      context = new AudioContext();
    });
  };
  const stopListening = () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, open, true);
  };
  for (const touch of TOUCHES) window.addEventListener(touch, open, true);

  const start = (sound: Heard) => {
    const buffer = buffers.get(sound);
    if (context === null || buffer === undefined) return;
    const now = context.currentTime;
    const before = playing.get(sound);
    before?.loudness.gain.setTargetAtTime(0, now, LETTING_GO / 4);
    before?.source.stop(now + LETTING_GO);
    const source = new AudioBufferSourceNode(context, { buffer });
    const loudness = new GainNode(context);
    source.connect(loudness).connect(context.destination);
    source.start();
    playing.set(sound, { source, loudness });
    // A phone's browser puts it to sleep while the page is out of sight.
    if (context.state !== 'running') void quietly(() => context?.resume());
  };

  return {
    play(sound) {
      void quietly(() => start(sound));
    },
    release() {
      stopListening();
      void quietly(() => context?.close());
      context = null;
    },
  };
}
