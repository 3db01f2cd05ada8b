/** The moments of a game that can be heard; each has its own switch. */
export const SOUNDS = ['dice', 'hop', 'take', 'turn', 'win'] as const;

export type Sound = (typeof SOUNDS)[number];

/** What lies in files. A card that is taken may be nibbled, or be a trap that snaps. */
export const HEARD = [...SOUNDS, 'nibble', 'snap'] as const;

export type Heard = (typeof HEARD)[number];

export function switchOf(heard: Heard): Sound {
  return heard === 'nibble' || heard === 'snap' ? 'take' : heard;
}

/** A moment of the game that can be heard or felt. Cards that turn over are felt only. */
export type Cue = Heard | 'reveal';
