/** The moments of a game that can be heard; each has its own switch. */
export const SOUNDS = ['dice', 'hop', 'take', 'turn', 'win'] as const;

export type Sound = (typeof SOUNDS)[number];

/** A moment of the game that can be heard or felt. Cards that turn over are felt only. */
export type Cue = Sound | 'reveal';
