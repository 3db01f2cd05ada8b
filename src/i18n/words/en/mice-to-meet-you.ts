const rooms = (count: number) => (count === 1 ? '1 room' : `${count} rooms`);
const mice = (count: number) => (count === 1 ? '1 mouse' : `${count} mice`);
const nuts = (count: number) => (count === 0 ? 'no nuts' : count === 1 ? '1 nut' : `${count} nuts`);
const larders = (count: number) => (count === 1 ? '1 larder' : `${count} larders`);
const dice = (count: number) => (count === 1 ? '1 die' : `${count} dice`);

/** "9", "9 and 12", "9, 12 and 15". */
const listed = (items: readonly (number | string)[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** A room by its number, or a larder. */
const place = (card: number, isLarder: boolean) => (isLarder ? `larder ${card}` : `room ${card}`);
const Place = (card: number, isLarder: boolean) => (isLarder ? `Larder ${card}` : `Room ${card}`);

export const miceTable = {
  nuts,
  listed,
  turnOf: (name: string) => `${name}’s turn`,
  throw: 'Throw',
  throwLine: (count: number) => `You throw ${dice(count)}.`,
  roomsLeft: (count: number) => (count === 0 ? 'All caught!' : `${rooms(count)} left`),
  larderToGo: '1 larder to go',
  cage: 'Cage',
  caught: (count: number) => `${count} caught`,
  table: 'Table',
  middle: 'Middle',
  leaves: (left: number) => (left === 0 ? 'leaves nothing' : `leaves ${left}`),
  ways: (count: number) => (count === 1 ? '1 way' : `${count} ways`),
  moreWays: (count: number) => `${count} more`,
  allWays: (card: number) => `All ways to ${card}`,
  allUses: (total: number) => `What ${total} can be used for`,

  zone: 'What can be done',
  reach: 'What can I reach?',
  reachTitle: 'In reach',
  reachNothing: 'Nothing is in reach of this throw.',
  reachOne: (card: number, isLarder: boolean, price: number) =>
    price === 0 ? Place(card, isLarder) : `${Place(card, isLarder)} for ${nuts(price)}`,

  sum: (terms: string, sum: number) => `${terms} is ${sum}`,
  nutTerm: (by: number) => `${Math.abs(by) === 1 ? '1 nut' : `${Math.abs(by)} nuts`}`,
  meets: (card: number, isLarder: boolean) => `meets ${place(card, isLarder)}`,
  meetsNothing: 'meets nothing',
  tapRoom: 'Tap a lit room, or build a sum.',
  tapOne: 'tap a lit room',
  noneLit: 'No room is in reach: a miss.',

  redDie: (face: number) => `Red die ${face}, always counted`,
  yellowDie: (face: number, isCounted: boolean) =>
    isCounted ? `Yellow die ${face}, counted` : `Yellow die ${face}`,
  blankDie: { red: 'Red die, not thrown yet', yellow: 'Yellow die, not thrown yet' },
  oneMore: (sum: number) => `One more, costs a nut, the sum is now ${sum}`,
  oneLess: (sum: number) => `One less, costs a nut, the sum is now ${sum}`,
  nutBack: (sum: number) => `Take a nut back, the sum is now ${sum}`,

  catch: (card: number) => `Catch ${card}`,
  close: (card: number) => `Close larder ${card}`,
  closeShort: (card: number) => `Close ${card}`,
  catchNothing: 'Catch',
  pays: (count: number) => `pays ${nuts(count)}`,
  forOthers: (left: number) => (left === 0 ? 'leaves nothing' : `leaves ${left} for the others`),
  nutComesBack: (left: number) => `leaves ${left}: a nut comes back`,
  thenSecond: (left: number) => `leaves ${left}: a second room?`,
  paysAndEnds: (count: number) => `pays ${nuts(count)}, ends the game`,
  endsIt: 'ends the game',
  canUse: (names: readonly string[]) =>
    names.length === 0 ? 'nobody can use it' : `${listed(names)} can use it`,

  miss: 'Miss',
  comesBack: (card: number) => `${card} comes back`,
  opensAgain: (card: number) => `larder ${card} opens`,
  oneOf: (count: number) => `1 of ${count} back`,
  costsNothing: 'costs nothing',
  closesLarder: (card: number | null) => (card === null ? 'closes a larder' : `closes ${card}`),
  missTitle: 'Miss: what comes back?',
  missTitleSolo: 'Miss: which larder closes?',
  /** The same where the key says that it is a miss. */
  missAsk: 'What comes back?',
  missAskSolo: 'Which larder closes?',
  missReally: 'Really miss?',
  missCard: (card: number) => `Room ${card}`,
  missLarder: (card: number) => `Larder ${card}`,
  moreMice: (count: number) => `+${mice(count)}`,
  moreDice: (count: number) => `+${dice(count)}`,
  fewerDice: (count: number) => (count === 1 ? '1 die less' : `${count} dice fewer`),
  missNothing: 'Your cage is empty and all larders are open: it costs nothing.',
  missGoesRound: (again: number, total: number) =>
    `You throw ${dice(again)} again. The ${total} goes round.`,
  missSolo: (count: number) => `You throw ${dice(count)} from then on. It stays closed.`,
  missSoloLast: 'It is your last larder: the game ends.',
  missEarns: 'Everybody who uses it earns you a nut.',
  missForGood: 'It stays closed for good.',
  missClever: (highest: number, most: number) =>
    `Your dice reach ${most} at most, but room ${highest} is not caught: a miss opens a larder again.`,
  missDo: {
    cage: (card: number) => `room ${card} fills again`,
    larder: (card: number) => `open larder ${card} again`,
    solo: (card: number) => `close larder ${card}`,
    none: 'nothing comes back',
  },
  missChoose: 'choose first',
  back: 'Back',
  canCatch: (card: number) => `you can catch ${card}`,
  toTheThrow: 'to the throw',

  offerTitle: (total: number) => `${total} left for you`,
  offerLine: 'All of it, or nothing.',
  secondTitle: (total: number) => `Use the ${total} too?`,
  secondLine: 'It costs a nut.',
  costs: (count: number) => `costs ${nuts(count)}`,
  /** Before a drawn nut. */
  costsSome: (count: number) => `costs ${count}`,
  take: (card: number) => `Take: catch ${card}`,
  takeLarder: (card: number) => `Take: close ${card}`,
  takeShort: (card: number) => `Take ${card}`,
  takeNothing: 'Take',
  getsNut: (name: string) => `${name} gets a nut`,
  /** One of the nuts is the fee. */
  paysWithFee: (count: number, name: string) =>
    count === 1 ? `${name} gets your nut` : `pays ${nuts(count)}, one of them to ${name}`,
  second: (card: number) => `Catch ${card} too`,
  pass: 'Pass',
  enough: 'Enough',
  nextIs: (name: string) => `${name} is next`,
  nutBackLine: 'a nut comes back',
  nobodyElse: 'nobody else can',
  nextThrow: 'next throw',

  room: (card: number) => `Room ${card}, ${mice(card)}`,
  emptyRoom: (card: number) => `Room ${card}, empty`,
  reachable: (price: number) =>
    price === 0 ? 'reachable, no nuts' : `reachable for ${nuts(price)}`,
  notReachable: 'out of reach',
  larderGives: (red: number, yellow: number) =>
    `gives a ${[...(red > 0 ? ['red'] : []), ...(yellow > 0 ? ['yellow'] : [])].join(' and a ')} die`,
  openLarder: (card: number, gives: string) => `Larder ${card}, open, ${gives}`,
  closedLarder: (card: number) => `Larder ${card}, closed`,
  onlyAfter: (cards: readonly number[]) => `only after ${listed(cards)}`,
  mayComeBack: 'may come back',
  mayOpen: 'may be opened again',
  mayClose: 'may be closed',
  isChosen: 'Chosen',
  cageLabel: (count: number, top: number | null, opens: boolean) =>
    [
      top === null ? 'Cage, empty' : `Cage, ${count} caught, ${top} on top`,
      ...(opens ? ['opens the pile'] : []),
    ].join(', '),
  nutsOf: (name: string, count: number) => `${name} has ${nuts(count)}`,
  supplyLabel: (count: number) => `${nuts(count)} on the table`,
  middleLabel: (count: number) => `${nuts(count)} in the middle`,
  chip: (name: string, left: number, open: number, count: number) =>
    `${name}, ${rooms(left)}, ${larders(open)}, ${nuts(count)}`,
  opensHouse: 'opens the house',
  way: (dice: readonly number[], by: number, price: number) =>
    [
      dice.length === 0 ? 'red dice only' : listed(dice),
      price === 0 ? 'no nuts' : `${by > 0 ? 'plus' : 'minus'} ${nuts(price)}`,
    ].join(', '),

  oneLarderEnds: 'one more larder ends it',
  whatIsLeft: (total: number) => `What is left: ${total}`,
  oneMoreLarder: (names: string, count: number) =>
    `${names} ${count === 1 ? 'needs' : 'each need'} one more larder to end it`,
  throws: (name: string) => `${name} throws…`,
  thinks: (name: string) => `${name} is thinking…`,
  asked: (name: string, total: number) => `${name}: use the ${total}?`,
  uses: (name: string, total: number) => `${name} uses ${total}.`,
  catches: (name: string, card: number) => `${name} catches ${mice(card)}.`,
  closes: (name: string, card: number) => `${name} closes larder ${card}.`,
  misses: (name: string) => `${name} misses.`,
  takesBack: (name: string, card: number) => `Room ${card} fills again at ${name}’s.`,
  opens: (name: string, card: number) => `${name} opens larder ${card} again.`,
  paysNuts: (name: string, count: number) => `${name} pays ${nuts(count)}.`,
  earns: (name: string) => `${name} earns a nut.`,
  findsNut: (name: string) => `15 or more left: ${name} gets a nut.`,
  passes: (name: string) => `${name} passes.`,
  over: 'The game is over.',
  overBy: (name: string) => `${name} closed the last larder: the game is over.`,

  sheetTitle: (name: string) => `${name}’s house`,
  cageTitle: (name: string) => `${name}’s cage`,
  cageEmpty: 'Nobody has been caught yet.',
  cageOrder: 'The last one caught comes first: it comes back after a miss.',
  houseLine: (left: number, sum: number, count: number) =>
    `${rooms(left)} with ${mice(sum)} left, ${nuts(count)}`,
};
