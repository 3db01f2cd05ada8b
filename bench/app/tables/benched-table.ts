import type { Locator, Page } from 'playwright-core';
import type { Entry } from '../../../src/game-core/kernel/registry';

/** What a person touches next. */
export interface Touch {
  readonly key: Locator;
  /** For how many milliseconds the finger stays, where it is more than a tap. */
  readonly stays?: number;
  /** The act of the table: a finger can go on once one of these is there to be touched, as a CSS selector. */
  readonly until?: string;
}

/** A table whose frames and touches are measured. */
export interface BenchedTable {
  readonly title: string;
  readonly entry: Entry;
  /** The fewest and the most bots that are watched. */
  readonly bots: readonly number[];
  /** How many people share the phone that is tapped on. */
  readonly people: number;
  /** What is done over and over at this table: a throw, or the placing of a card. */
  readonly act: 'throw' | 'place';
  /** Waits until something is to be done, and says what a person would touch; taps are counted from 0. */
  next(page: Page, nth: number): Promise<Touch>;
}
