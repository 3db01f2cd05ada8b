import type { StoreApi } from 'zustand/vanilla';

import type { ChanceCheck } from '../game-core/kernel/dice';
import type { Config, Kinds } from '../game-core/kernel/game';
import type { Match } from '../game-core/kernel/match';
import type { Player } from '../game-core/kernel/record';
import type { Refusal } from '../game-core/kernel/refusal';
import type { Request } from '../game-core/kernel/request';
import type { Scene } from '../game-core/kernel/scene';
import type { Seat } from '../game-core/kernel/seats';
import type { WriteProblem } from '../storage/entries';
import type { TableOptions } from '../storage/table-options';
import type { Actor } from './asked';
import type { Holding } from './holding';
import type { Noted } from './notes';
import type { Outcome, Step } from './story';
import type { Overheard } from './talking';

/** How far the match has gone in another window, and what was noted there. */
export interface Elsewhere {
  readonly match: Match;
  readonly noted: Noted;
}

/** What the people at the phone may know, and nothing else. */
export interface SessionState {
  /** Only rises, also with an undo: another number is another moment. */
  readonly revision: number;
  readonly scene: Scene;
  readonly holding: Holding;
  /** What is asked of who holds the phone, or of everybody; null while they wait or it is covered. */
  readonly request: Request | null;
  /** Somebody is still to see what only they may see, be it behind the curtain. */
  readonly isLookDue: boolean;
  /** Who acts next where it is not the people at the phone. */
  readonly next: Actor;
  /** The bots that are asked, also while people are. */
  readonly bots: readonly Seat[];
  /** The bot whose hand throws the dice next. */
  readonly thrower: Seat | null;
  /** Who may take back a decision. */
  readonly undoer: Seat | null;
  /** The decisions that somebody had a hint for, by name. */
  readonly hinted: readonly string[];
  /** The last action is in memory only: the player is told, and can go on. */
  readonly unsaved: WriteProblem | null;
  /** A bot could not decide: people are told, and can let it try again. */
  readonly failedBot: Seat | null;
}

/** Why a match cannot be gone on with. */
export interface SessionProblem {
  readonly code: 'unknown-bot';
  readonly message: string;
}

/** What a hint may be made from: no more than who reads it may know. */
export interface Advised {
  /** Of the decision. */
  readonly name: string;
  readonly seat: Seat;
  readonly view: Kinds['view'];
  /** Everybody may be looking: what the seat alone has seen is left out. */
  readonly isOpen: boolean;
}

/** What became of a decision: taken, against a rule, or too late, because it was made already or the match went on. */
export type Answer =
  | { readonly kind: 'taken' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * One match in progress, as the people at one phone may see it. Every accepted action is on disk
 * before it is shown. It never acts by itself: the table says when to go on, once it has shown what
 * happened, so the pace is the table's.
 */
export interface Session {
  readonly id: string;
  /** The id of the game. */
  readonly game: string;
  readonly config: Config;
  readonly players: readonly Player[];
  /** What was agreed on about the table; the table knows its defaults. */
  readonly tableOptions: TableOptions;
  readonly state: StoreApi<SessionState>;

  /** Answers a request by its name; sent twice it counts once. */
  decide(name: string, move: Kinds['move']): Promise<Answer>;
  /** The dice were thrown, the look was taken, the result was read. */
  done(name: string): Promise<void>;
  /** Takes back the seat's latest decision; named by the revision, so that a double tap takes back one. */
  undo(seat: Seat, revision: number): Promise<void>;

  /** Everybody has seen the scene with this id. */
  shown(scene: number): void;
  /**
   * Where people see a thing once only: the look of this request is on disk before anything is shown, so that no
   * reload shows it again. False where it was taken before, perhaps in another window.
   */
  takeLook(name: string): Promise<boolean>;
  /** The seat whose turn it is in the open wants to see again what it alone may see. */
  lookAgain(): void;
  /** What is asked of who holds the phone, as far as it may be advised on; null while nothing is to be decided. */
  advised(): Advised | null;
  /** Somebody was shown a hint for the decision: that is kept with the match. */
  noteHint(name: string): Promise<void>;
  /** What everybody has just seen somebody do; null where it was done in secret. */
  overheard(): Overheard | null;
  /** The latest round in which a bot said something, also before the match was left. */
  lastTalk(): number | null;
  /** Somebody heard a bot say something in that round: that is kept with the match. */
  noteTalk(round: number): Promise<void>;
  /** The seat has the phone. */
  lift(seat: Seat): void;
  /** Nobody knows who looks at the phone now. */
  cover(): void;

  /** Lets all bots that are asked think; what they choose beside people counts as soon as it is found. */
  think(): void;
  /** Lets chance act once, or the bots that are asked; does nothing while only people are. */
  proceed(): Promise<void>;
  /** Bots that are thinking stop at once; the next `think` lets them begin anew. */
  rest(): void;

  /** What everybody saw, from the first deal on. */
  story(): readonly Step[];
  /** The seal on the match's secret number: the same from the start to the end. */
  seal(): Promise<string>;
  /** Null before the end, and until everybody has seen what is still theirs to see. */
  outcome(): Outcome | null;
  /** Derives everything that chance did anew from the secret number; null before the end. */
  checkDice(): ChanceCheck | null;
  /** The same again with the next starter. */
  rematch(): Config;

  /**
   * The match may have gone on elsewhere: looks once nothing of it is on its way to the disk, and takes
   * over what it finds.
   */
  catchUp(look: () => Promise<Elsewhere | null>): Promise<void>;
  /** The match was removed: nothing of it is thought or stored from now on. */
  close(): void;
  /** Until nothing of it is on its way to the disk. */
  untilStored(): Promise<void>;
}
