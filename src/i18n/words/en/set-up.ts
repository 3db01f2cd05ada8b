const BOT_NAMES = ['Pearl', 'Barney', 'Hattie', 'Otis', 'Olive', 'Gus'];

export const setUp = {
  title: 'New game',
  start: 'Start',
  rules: 'Rules',
  close: 'Close',

  players: 'Who is here?',
  clockwise: 'Clockwise round the table',
  newPerson: 'New',
  newTitle: 'Who else is here?',
  addPerson: 'Add',
  sits: (name: string, nth: number) => `${name}, sits in seat ${nth}`,
  isHere: (names: string) => `Here: ${names}`,
  people: 'Our people',
  changePeople: 'Change people',
  changePerson: (name: string) => `Change ${name}`,
  personTaken: (name: string) => `There is already a ${name}. Choose another name.`,
  personNameMissing: 'Everybody needs a name.',
  forgetPerson: (name: string) => `Forget ${name}`,
  forgetPersonTitle: (name: string) => `Forget ${name}?`,
  forgetPersonLine: (name: string) =>
    `${name} leaves this list, with the picture. Games that were played keep the name, but no longer belong to anybody.`,
  doForgetPerson: 'Forget',
  tableFull: (max: number) => `All ${max} seats are taken by people. Remove somebody first.`,
  botName: (nth: number) => BOT_NAMES[(nth - 1) % BOT_NAMES.length] ?? `Bot ${nth}`,
  isPerson: 'Person',
  isBot: (level: string) => `Bot: ${level}`,
  edit: (name: string, what: string) => `${name}. ${what}. Change`,
  add: 'Add a bot',
  whoPlays: (people: number, bots: number) =>
    [
      ...(people === 0 ? [] : [people === 1 ? '1 person' : `${people} people`]),
      ...(bots === 0 ? [] : [bots === 1 ? '1 bot' : `${bots} bots`]),
    ].join(', '),

  name: 'Name',
  nameTaken: (name: string) => `There is already a ${name} at the table. Choose another name.`,
  kind: (name: string) => `${name}: person or bot`,
  asPerson: (name: string) => `${name}: person`,
  asBot: (name: string) => `${name}: bot`,
  face: 'Picture',
  nthFace: (nth: number) => `Picture ${nth}`,
  hints: 'Hints by the owl',
  hintsLine: 'May ask what is best. Each hint is marked in the scores.',
  faceNeedsName: 'Who has a name can choose a picture.',
  picture: 'Animal',
  byChance: 'Surprise',
  takenBy: (animal: string, name: string) => `${animal}, taken by ${name}`,
  seat: (nth: number, of: number) => `Seat ${nth} of ${of}`,
  earlier: 'One seat earlier',
  later: 'One seat later',
  remove: 'Remove this player',
  tooFew: (min: number) => `At least ${min} play.`,
  done: 'Done',

  variants: 'How do we play?',
  tapOne: 'Tap one to see what it changes.',
  noVariants: 'This game has one way to be played.',
  alone: 'Play alone',
  onlyFor: (min: number, max: number) =>
    min === max
      ? `Only with ${min} ${min === 1 ? 'player' : 'players'}.`
      : `Only with ${min} ${max === min + 1 ? 'or' : 'to'} ${max} players.`,
  starter: 'Who starts?',
  anybody: 'Surprise',
  starts: (name: string) => `${name} starts`,
  anybodyStarts: 'Anybody starts',

  presets: 'Our house rules',
  presetNow: (name: string) => `Now: ${name}`,
  presetHint: 'Keep these rules under a name',
  keepNow: 'Keep the rules that are set now',
  boxRules: 'The usual rules',
  noneOn: 'No variants',
  inUse: 'in use',
  rename: (name: string) => `Rename ${name}`,
  renameTitle: 'A new name',
  forget: (name: string) => `Delete ${name}`,
  forgetTitle: 'Delete house rules?',
  forgetLine: (name: string) =>
    `“${name}” will be gone. Games that you have begun keep their rules.`,
  doForget: 'Delete',
  keep: 'Keep',
  presetName: 'Name for these rules',
  presetExample: 'e.g. Sundays at Grandma’s',
  savePreset: 'Save',
  nameMissing: 'Give it a name first.',
  presetTaken: (name: string) => `There are house rules called “${name}” already.`,
  presetNotSaved:
    'The device has no room left, so these rules were not saved. You can still play by them.',
  notRemembered:
    'The device has no room left, so this will be forgotten next time. You can still play.',
  asidePresets: (count: number) =>
    count === 1
      ? 'One of your house rules could not be read. It was put aside, not deleted; all others are here.'
      : `${count} of your house rules could not be read. They were put aside, not deleted; all others are here.`,
  asideSetUp:
    'How you last played could not be read. It was put aside, not deleted; here is a fresh start.',
};
