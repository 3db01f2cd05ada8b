/** Whoever brushes the key has seen nothing: a look takes at least so many milliseconds. */
export const GLANCE = 250;
