/** The rules of one game in one language: sections in the order in which people need them. */
export interface RuleSection {
  readonly title: string;
  readonly lines: readonly RuleLine[];
}

/**
 * rule: how it is played. example: the rule at work, with numbers. ours: a place that the printed rules
 * leave open and that we settled; the app marks it as ours.
 */
export interface RuleLine {
  readonly kind: 'rule' | 'example' | 'ours';
  readonly text: string;
  /** What is drawn beside it. */
  readonly picture?: RulePictureName;
}

/** Each name is drawn by the table of the game whose rules use it. */
export type RulePictureName =
  | 'goal'
  | 'material'
  | 'path'
  | 'taking'
  | 'passingOn'
  | 'noPassingOn'
  | 'repeat'
  | 'lastDie'
  | 'queue'
  | 'unlucky'
  | 'closingUp'
  | 'tie'
  | 'doubling'
  | 'gaps'
  | 'fromGap'
  | 'cheeseAndTraps'
  | 'trapTable'
  | 'display'
  | 'matching'
  | 'peek'
  | 'peekOfTwo'
  | 'keepOrThrow'
  | 'lastOfSix'
  | 'thirdTrap'
  | 'lastCard'
  | 'trapOnLastCard'
  | 'holes'
  | 'holesTie'
  | 'comesAlive'
  | 'movers'
  | 'stayers'
  | 'pickAndPass'
  | 'twoFrames'
  | 'fourWide'
  | 'leaving'
  | 'covering'
  | 'twoTrucks'
  | 'meal'
  | 'hungry'
  | 'twoSmiles'
  | 'threeSmiles'
  | 'counting'
  | 'bothTake'
  | 'smallFrame'
  | 'mouseHouse'
  | 'larders'
  | 'sums'
  | 'fewerDice'
  | 'opensAgain'
  | 'leftOver'
  | 'nutStep'
  | 'fewestMice'
  | 'alone'
  | 'secondCard'
  | 'fifteen';

/** What each picture shows, for those who do not see it. */
export type PicturesInWords = Readonly<Record<RulePictureName, string>>;

/** English defines a game's sections by their keys; every other language has the same ones. */
export type RulesLike<T> = { readonly [Section in keyof T]: RuleSection };
