import type { Random } from './chance';
import type { Bot, Kinds } from './game';

/**
 * Thought in pieces: it rests after each small piece of work, and its end is the choice. Whoever
 * runs it may do something else between two pieces, or never come back; it cannot tell. The budget
 * is work, never time (docs/decisions/thinking-in-slices.md).
 */
export type Thinking<T> = Generator<void, T, void>;

/** Thinks without a rest to the end. */
export function finish<T>(thinking: Thinking<T>): T {
  for (;;) {
    const step = thinking.next();
    if (step.done === true) return step.value;
  }
}

/** A bot that chooses at once. */
export function quickBot<K extends Kinds>(
  name: string,
  choose: (view: K['view'], random: Random) => K['move'],
): Bot<K> {
  return {
    name,
    choose,
    *think(view, random) {
      return choose(view, random);
    },
  };
}

/** A bot that needs time to think. */
export function thinkingBot<K extends Kinds>(
  name: string,
  think: (view: K['view'], random: Random) => Thinking<K['move']>,
): Bot<K> {
  return { name, think, choose: (view, random) => finish(think(view, random)) };
}
