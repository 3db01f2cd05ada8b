import type { ReactNode } from 'react';
import type { ViewStyle } from 'react-native';
import type { Kinds } from '../../game-core/kernel/game';
import type { Judge } from '../../game-core/kernel/judge';
import type { MatchRecord, Player } from '../../game-core/kernel/record';
import type { Request } from '../../game-core/kernel/request';
import type { Scene } from '../../game-core/kernel/scene';
import type { Seat } from '../../game-core/kernel/seats';
import type { Standing } from '../../game-core/kernel/standings';
import type { Phrases } from '../../i18n';
import type { BackdropKind } from '../../ui';
import type { Marks } from './marks/marks';
import type { TableOptions } from './table-options';

/**
 * What a board is given. It knows no rules: views and requests come in, a move goes out. Pixels never
 * decide anything.
 */
export interface BoardProps<K extends Kinds = Kinds> {
  readonly scene: Scene<K>;
  readonly players: readonly Player[];
  /** What is asked of the people at the phone; null while they only watch. */
  readonly request: Request<K> | null;
  /** Somebody is still to see what only they may see, be it behind the curtain. */
  readonly isLookDue?: boolean;
  /** The curtain, a sheet or another screen lies over it. */
  readonly isCovered?: boolean;
  /** The bots that are thinking. */
  readonly thinking: readonly Seat[];
  readonly bigCards: boolean;
  /** The board gives hints itself, and somebody has seen one for the decision with this name. */
  readonly onHinted?: (decision: string) => void;
  /** Nobody will be asked anything, as in a replay: no room is kept for keys. */
  readonly isReplay?: boolean;
  /** Something beside it is read, such as a hint: where room is short, the players give theirs first. */
  readonly sharesRoom?: boolean;
  /** A secret is shown by one tap and hidden by the next, for people who cannot hold a finger down. */
  readonly tapToLook?: boolean;
  /** What holds at this table; none in a game that has no such options. */
  readonly tableOptions?: TableOptions;
  /** The table after each thing that has been shown so far, the oldest first. */
  readonly past?: readonly K['view'][];
  /** The move that a hint calls best: it is lit. */
  readonly hinted?: K['move'] | null;
  /** In a match that is over, what is about to be chosen: it is marked, and what would have been better. */
  readonly marks?: Marks<K['move']> | null;
  /** People want to see what a move does before it counts; told only where the table asks itself. */
  readonly confirmMoves?: boolean;
  onMove(move: K['move']): void;
  /** Takes back the last move of who is asked. Left out where there is none, or the frame has the key. */
  readonly onUndo?: (() => void) | undefined;
  /** The dice are thrown, the look has been taken, or the result is read. */
  readonly onDone: () => void;
  /**
   * Counts a look at what may be seen once only, before it is shown: nothing shows it again, nor does a reload or
   * another window. False where it was taken before.
   */
  readonly onTakeLook?: () => Promise<boolean>;
  /** Whose turn it is in the open wants to see again what they alone may see. */
  readonly onLookAgain: () => void;
  /** All that happened has been shown, or skipped: the match may go on. Once for each scene. */
  readonly onShown: () => void;
  /** Somebody taps while nothing is to be decided: no need to wait. */
  readonly onHurry: () => void;
  /** Lets a bot act, at once or as soon as the scene is shown. Left out where bots play by themselves. */
  readonly onNext?: (() => void) | undefined;
  /** Something small to say where the keys will be, for eyes only. */
  readonly tip?: string | null;
}

/** The end of a match: what was hidden is turned over and counted. */
export interface RevealProps<K extends Kinds = Kinds> {
  readonly view: K['view'];
  readonly players: readonly Player[];
  /** By seat. */
  readonly standings: readonly Standing[];
  /** Everything was turned over before: it lies open from the start. */
  readonly isRevealed: boolean;
  readonly bigCards?: boolean;
  readonly onRevealed: () => void;
}

/** After the counting. */
export interface AfterwardsProps<K extends Kinds = Kinds> {
  readonly view: K['view'];
  readonly players: readonly Player[];
  readonly bigCards?: boolean;
}

/** A match that the same person has played alone to its end. */
export interface PlayedAlone {
  readonly options: Readonly<Record<string, unknown>>;
  readonly rating: number;
  /** For how many decisions there was a hint. */
  readonly hints: number;
}

/** The end of a match for one. */
export interface AloneProps<K extends Kinds = Kinds> {
  readonly view: K['view'];
  readonly player: Player;
  /** For how many decisions of this match there was a hint. */
  readonly hints: number;
  /** All that they have played, this match too. */
  readonly played: readonly PlayedAlone[];
}

/** In a few lines how a match for one went, say beside another one. */
export interface RatedProps<K extends Kinds = Kinds> {
  readonly view: K['view'];
  readonly title?: string;
  /** For how many decisions there was a hint; told where there were any. */
  readonly hints?: number;
  readonly style?: ViewStyle;
}

/** Looking back at a match for one that is over. */
export interface ReviewProps<K extends Kinds = Kinds> {
  readonly view: K['view'];
  readonly record: MatchRecord<K>;
  /** Shows the table again after that many actions. */
  readonly onMoment: (length: number) => void;
}

/** A player's picture in this game. */
export interface PortraitProps<K extends Kinds = Kinds> {
  readonly view: K['view'];
  readonly seat: Seat;
  readonly size: number;
}

/** A line of the log as it is drawn. */
export interface LogPicturesProps<K extends Kinds = Kinds> {
  readonly happening: K['happening'];
  /** As everybody saw the table then. */
  readonly view: K['view'];
  /** What it is about lies open still; if not, its words no longer name it. */
  readonly isFresh: boolean;
  /** Of the letters beside it. */
  readonly size: number;
}

/** Whom the phone is covered for. The view is the table's: nothing private is in it. */
export interface CurtainNoteProps<K extends Kinds = Kinds> {
  readonly view: K['view'];
  readonly seat: Seat;
}

/** What is needed to put things into words. */
export interface Teller {
  readonly say: Phrases;
  readonly players: readonly Player[];
  /** What the happening is about lies open still; later a log must not help anybody's memory. */
  readonly isFresh: boolean;
}

/** Advice for the next time. Choices that teach the same have the same one. */
export type Lesson = (times: number) => string;

/** A game's table: how it is seen, heard and told. Methods, so that any table can be held as a `GameTable`. */
export interface GameTable<K extends Kinds = Kinds> {
  /** What is behind the board; wood unless told. */
  readonly backdrop?: BackdropKind;
  /**
   * The board itself shows what a move does before it counts, and has the key to take one back: the frame
   * neither asks nor has such a key.
   */
  readonly hasDrafts?: boolean;
  /** How much of its usual pause a bot takes before it acts: less where it makes many small moves. */
  botPause?(view: K['view']): number;
  Board(props: BoardProps<K>): ReactNode;
  Reveal(props: RevealProps<K>): ReactNode;
  /** What may still be looked at once all is counted, under the places. */
  Afterwards?(props: AfterwardsProps<K>): ReactNode;
  /** How well it went for who played alone: it stands where winner and places do otherwise. */
  Alone?(props: AloneProps<K>): ReactNode;
  /** The same in a few lines. */
  Rated?(props: RatedProps<K>): ReactNode;
  /** Who judges a match for one, as soon as they can: they may have to be loaded, if that is wanted. A hook. */
  useSoloJudge?(isWanted: boolean): Judge<K> | null;
  /** What a curve of a match for one shows: "Chance to clear the house". */
  tellSoloCurve?(say: Phrases): string;
  /** What luck did and what the choices did, for who played alone. */
  Review?(props: ReviewProps<K>): ReactNode;
  /** The name stands beside it. */
  Portrait(props: PortraitProps<K>): ReactNode;
  /** What a curtain says about what is behind it, as far as that is no secret. */
  CurtainNote?(props: CurtainNoteProps<K>): ReactNode;
  /** A line of the log, and what is announced; null where nobody needs to hear of it. */
  tell(happening: K['happening'], view: K['view'], teller: Teller): string | null;
  /** It is seen only once who was to look has looked: nothing tells of it before. */
  followsLook?(happening: K['happening']): boolean;
  /** Who acts in a line of the log: their portrait stands beside it. Null where nobody does, or all do. */
  actor?(happening: K['happening']): Seat | null;
  /** Small pictures of what a line of the log names. They show nothing that its words do not say. */
  LogPictures?(props: LogPicturesProps<K>): ReactNode;
  /** The round that the table is in, from 1. */
  roundOf(view: K['view']): number;
  /** The same in words, with what of it where that has parts: "Round 4, card 1". */
  tellTime(view: K['view'], say: Phrases): string;
  /** What is opened at the very end and had been hidden until then: it may turn the game. Null where nothing is. */
  tellOpened?(view: K['view'], teller: Teller): string | null;
  /** A move in words before it is made, as its key has it: "Stop: move 4, you take +8". */
  tellMove(move: K['move'], view: K['view'], teller: Teller): string;
  /** What a costly choice teaches, to be told with how often it happened, the most special first; none where it teaches nothing that others do. */
  lessonsOf(made: K['move'], best: K['move'], view: K['view'], say: Phrases): readonly Lesson[];
  /** What the score is, with its unit: "21 points". What counts may depend on how all have done. */
  tellScore(standing: Standing, teller: Teller, all: readonly Standing[]): string;
  /** Why a seat is behind the one ranked just above it, by criterion; the score itself needs no words. */
  tellTieBreak(
    standing: Standing,
    above: Standing,
    teller: Teller,
    all: readonly Standing[],
  ): string | null;
  /** The section of the rules that fits the moment. */
  rulesPage(view: K['view']): string;
}
